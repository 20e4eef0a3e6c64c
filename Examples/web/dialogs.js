// Shows Rejoinder's dialogs as <dialog> elements, and says what is answered.
//
// The bridge streams the protocol's messages as `events`, and takes those of the page by `say`.
// Three more are its own: which dialogs are `open` when a page comes, that one was `answered`, and
// the `end`. All words come from the dialogs, and go into the page as text, never as markup.

const views = new Map(); // by the request's id; the last one is in front

// Messages go out one after another, so that what was edited comes before the answer.
let said = Promise.resolve();
function say(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  const headers = { "Content-Type": "application/json" };
  said = said.then(() => fetch("say", { method: "POST", headers, body })).catch(() => {});
}

const source = new EventSource("events");
source.onmessage = ({ data }) => {
  const { method, id, params } = JSON.parse(data);
  if (method === "present") present(id, params);
  if (method === "update") views.get(params.id)?.update(params);
  if (method === "dismiss") views.get(params.id)?.close();
  if (method === "answered" && !views.get(params.id)?.isAnswered) views.get(params.id)?.close();
  if (method === "open") {
    for (const view of [...views.values()]) if (!params.ids.includes(view.id)) view.close();
  }
  if (method === "lifecycle" && params.callback === "willDismiss") {
    for (const view of [...views.values()]) if (view.dialog.dialog === params.dialog) view.close();
  }
  if (method === "end") {
    source.close();
    for (const view of [...views.values()]) view.close();
  }
};

function present(id, dialog) {
  // A dialog whose answer was not accepted comes again, with another request; it stays as it is.
  const isSame = (view) => view.isAnswered && view.dialog.dialog === dialog.dialog;
  const view = views.get(id) ?? [...views.values()].find(isSame);
  if (view) view.takeUp(id, dialog);
  else new View(id, dialog).open();
}

/** An element with attributes and content; strings become text. */
function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(attribute, value);
  }
  made.append(...content.filter((part) => part !== undefined && part !== null));
  return made;
}

/** Puts a picture into its place, where it is another one than before. */
function showPicture(place, icon) {
  const src = icon?.png ? `data:image/png;base64,${icon.png}` : "";
  place.hidden = !src;
  if (src === (place.firstChild?.src ?? "")) return;
  place.replaceChildren(...(src ? [element("img", { alt: "", src })] : []));
}

let count = 0;

class View {
  constructor(id, dialog) {
    this.id = id;
    this.dialog = dialog;
    this.name = `dialog-${++count}`;
    this.fields = new Map();
    this.buttons = new Map();
    this.isAnswered = false;
    this.make();
  }

  make() {
    const { dialog, name } = this;
    this.icon = element("div", { class: "icon", hidden: true });
    this.title = element("h1", { id: `${name}-title`, class: "title" }, dialog.title ?? "");
    this.message = element("p", { id: `${name}-message`, class: "message" });
    this.progress = element("progress", { max: 1, "aria-labelledby": this.title.id });
    this.pace = element("p", { id: `${name}-pace`, class: "pace" });
    this.progress.setAttribute("aria-describedby", this.pace.id);
    this.news = element("p", { class: "news", role: "alert" });
    this.root = element(
      "dialog",
      {
        id: name,
        class: `${dialog.kind} dialog`,
        role: dialog.kind === "alert" ? "alertdialog" : "dialog",
        lang: dialog.language ?? "",
        dir: dialog.direction ?? "auto",
        tabindex: -1,
        closedby: "none",
        "aria-labelledby": dialog.title ? this.title.id : this.message.id,
        "aria-describedby": dialog.title ? this.message.id : undefined,
      },
      element("div", { class: "card" }, this.makeContent(), element("div", { class: "buttons" },
        ...dialog.buttons.map((button) => this.makeButton(button)))),
      this.news,
    );
    this.root.addEventListener("keydown", (event) => this.press(event));
    // Only the asking side knows what escape does, so nothing closes by itself.
    this.root.addEventListener("cancel", (event) => event.preventDefault());
    this.root.addEventListener("click", (event) => this.giveWay(event));
    this.root.addEventListener("focusin", ({ target }) => {
      const focused = target.closest("[data-id]")?.dataset.id;
      if (focused && focused !== this.focused && !this.isAnswered) this.tell({ focused });
      this.focused = focused;
    });
    this.refresh(dialog);
  }

  makeContent() {
    const { dialog, title, message, progress, pace } = this;
    const words = element("div", { class: "words" }, dialog.title ? title : null, message);
    return element("div", { class: "content" },
      element("div", { class: "head" }, this.icon, words),
      dialog.kind === "progress" ? element("div", { class: "work" }, progress, pace) : null,
      ...dialog.fields.map((field) => this.makeField(field)));
  }

  makeButton({ id, title, role, icon, enabled }) {
    const isDefault = this.dialog.default === id;
    const made = element(
      "button",
      { type: "button", class: `${role ?? "normal"}${isDefault ? " default" : ""}`, "data-id": id,
        disabled: enabled === false },
      element("span", { class: "icon" }), element("span", {}, title));
    made.addEventListener("click", () => this.answer(id));
    this.buttons.set(id, made);
    return made;
  }

  makeField(field) {
    const place = `${this.name}-field-${this.fields.size}`;
    const problem = element("p", { id: `${place}-problem`, class: "problem" });
    const described = { "aria-describedby": problem.id, "data-id": field.id };
    const required = field.required ? "true" : undefined;
    const star = required && element("span", { class: "required", "aria-hidden": "true" }, " *");
    const shown = { field, problem, inputs: [], isTouched: false };
    const root = element("div", { class: `field ${field.kind}` });

    const input = (attributes) => {
      const id = `${place}-${shown.inputs.length}`;
      const made = element("input", { id, ...described, ...attributes });
      made.addEventListener("input", () => this.edit(shown));
      shown.inputs.push(made);
      return made;
    };

    if (field.kind === "text" || field.kind === "secure") {
      const made = input({
        type: field.kind === "text" ? "text" : "password",
        dir: "auto",
        autocomplete: "off",
        placeholder: field.placeholder,
        "aria-required": required,
        "aria-label": field.label ? undefined : field.placeholder ?? this.dialog.title,
      });
      made.value = field.value ?? "";
      if (field.label) root.append(element("label", { for: made.id }, field.label, star));
      root.append(made);
      shown.read = () => made.value.toWellFormed();
    } else if (field.kind === "checkbox") {
      const made = input({ type: "checkbox", "aria-required": required });
      made.checked = field.value === true;
      root.append(element("label", {}, made, element("span", {}, field.label ?? "", star)));
      shown.read = () => made.checked;
    } else {
      const isOne = field.kind === "choice";
      const chosen = [field.value ?? []].flat();
      const items = field.items.map((item) => {
        const made = input({ type: isOne ? "radio" : "checkbox", name: place, value: item.id });
        made.checked = chosen.includes(item.id);
        return element("label", {}, made, element("span", {}, item.title));
      });
      shown.read = () => shown.inputs.filter((made) => made.checked).map((made) => made.value);
      const group = {
        class: "items",
        role: isOne ? "radiogroup" : "group",
        "aria-label": field.label ?? this.dialog.title,
        "aria-required": isOne ? required : undefined,
        "aria-describedby": problem.id,
      };
      const label = { class: "label", "aria-hidden": "true" };
      if (field.label) root.append(element("div", label, field.label, star));
      root.append(element("div", group, ...items));
    }
    root.append(problem);
    this.fields.set(field.id, shown);
    this.limit(shown);
    return root;
  }

  /** Where no more items may be chosen, the others cannot be. */
  limit({ field, inputs, read }) {
    const most = field.kind === "choices" ? field.limits?.[1] ?? Infinity : Infinity;
    const isFull = field.kind === "choices" && read().length >= most;
    for (const made of inputs) made.disabled = isFull && !made.checked;
  }

  /** Shows what has changed; what the reader has entered stays. */
  refresh({ message, progress, pace, problems, icon, buttons }) {
    this.message.textContent = message ?? "";
    showPicture(this.icon, icon);
    if (progress === null || progress === undefined) this.progress.removeAttribute("value");
    else this.progress.value = progress;
    const percent = new Intl.NumberFormat(this.root.lang || undefined, { style: "percent" });
    const isKnown = typeof progress === "number";
    this.pace.textContent = pace?.text || (isKnown ? percent.format(progress) : "");
    for (const { id, icon } of buttons) {
      showPicture(this.buttons.get(id).querySelector(".icon"), icon);
    }
    const news = [];
    for (const [id, { problem, inputs }] of this.fields) {
      const text = problems?.[id] ?? "";
      if (text && text !== problem.textContent) news.push(text);
      problem.textContent = text;
      for (const made of inputs) made.toggleAttribute("aria-invalid", false);
      for (const made of inputs) if (text) made.setAttribute("aria-invalid", "true");
    }
    if (news.length > 0 || !problems) this.news.textContent = news.join(" ");
  }

  update({ id, buttonIcons, ...changes }) {
    Object.assign(this.dialog, changes);
    for (const button of this.dialog.buttons) {
      if (button.id in buttonIcons) button.icon = buttonIcons[button.id];
    }
    this.refresh(this.dialog);
  }

  /** Goes on with a request for the dialog that is shown already. */
  takeUp(id, dialog) {
    const isNew = id !== this.id;
    views.delete(this.id);
    this.id = id;
    this.dialog = dialog;
    views.set(id, this);
    if (isNew) this.news.textContent = "";
    this.refresh(dialog);
    if (!this.isAnswered) return;
    this.isAnswered = false;
    clearTimeout(this.farewell);
    this.root.inert = false;
    const wrong = [...this.fields.entries()].find(([field]) => dialog.problems?.[field]);
    (wrong?.[1].inputs[0] ?? this.root).focus();
  }

  open() {
    document.body.append(this.root);
    views.set(this.id, this);
    this.show();
    const first = [...this.fields.values()][0]?.inputs;
    const button = this.buttons.get(this.dialog.default)
      ?? [...this.buttons.values()].find((made) => !made.matches(".destructive"));
    (first?.find((made) => made.checked) ?? first?.[0] ?? button ?? this.root).focus();
  }

  show() {
    const { root } = this;
    root.showModal();
    const others = [...views.values()].filter((view) => view !== this).length;
    root.style.setProperty("--depth", others % 6);
    // A row that does not fit becomes a column.
    const row = [...this.buttons.values()];
    root.classList.toggle("column", this.dialog.kind === "sheet"
      || row.some((made) => made.offsetTop !== row[0].offsetTop)
      || row.some((made) => made.scrollWidth > made.clientWidth));
    this.place();
    document.title = this.dialog.title ?? this.dialog.message ?? "Rejoinder";
    document.documentElement.lang = root.lang;
    document.documentElement.dir = root.dir;
  }

  /** Beside what it is presented from, where the page has that and is wide enough. */
  place() {
    const { root, dialog: { anchor } } = this;
    let from;
    if (anchor?.rect) {
      const [x, y, width, height] = anchor.rect;
      from = new DOMRect(x, y, width, height);
    } else if (anchor) {
      const name = Object.entries(anchor)[0].join(":");
      const named = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
      from = named?.getBoundingClientRect();
    }
    const isBeside = from && innerWidth >= 640;
    root.classList.toggle("popover", Boolean(isBeside));
    if (!isBeside) return;
    const size = { width: root.offsetWidth, height: root.offsetHeight };
    const [gap, edge] = [14, 12];
    const middle = from.x + from.width / 2;
    const left = Math.min(Math.max(middle - size.width / 2, edge), innerWidth - size.width - edge);
    const lowest = innerHeight - size.height - edge;
    const isBelow = from.bottom + gap <= lowest || from.top < size.height + gap;
    const top = isBelow ? Math.min(from.bottom + gap, lowest) : from.top - gap - size.height;
    root.classList.toggle("above", !isBelow);
    root.style.setProperty("--left", `${left}px`);
    root.style.setProperty("--top", `${Math.max(top, edge)}px`);
    root.style.setProperty("--tip", `${Math.min(Math.max(middle - left, 24), size.width - 24)}px`);
  }

  tell(event) {
    say({ method: "event", params: { id: this.id, ...event } });
  }

  edit(shown) {
    shown.isTouched = true;
    this.limit(shown);
    this.tell({ edited: shown.field.id, value: shown.read() });
  }

  press(event) {
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (!this.isAnswered) this.tell({ escape: true });
    } else if (event.key === "Enter" && !event.target.closest("button")) {
      event.preventDefault();
      this.buttons.get(this.dialog.default)?.click();
    } else if (event.key === "F6" && views.size > 1) {
      event.preventDefault();
      views.values().next().value.bringToFront();
    }
  }

  answer(button) {
    if (this.isAnswered) return;
    const values = {};
    for (const [id, { field, isTouched, read }] of this.fields) {
      if (isTouched || field.kind !== "secure") values[id] = read();
    }
    const index = this.dialog.buttons.find(({ id }) => id === button).index;
    say({ id: this.id, result: { button, index, values } });
    // It may come again at once with a problem; until that is known it stays, and takes no keys.
    this.isAnswered = true;
    this.root.inert = true;
    this.farewell = setTimeout(() => this.close(), 400);
  }

  /** A click on another dialog, behind this one, brings that one forward. */
  giveWay({ target, clientX, clientY }) {
    const isIn = ({ root }) => {
      const { left, right, top, bottom } = root.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    };
    if (target !== this.root || isIn(this)) return;
    [...views.values()].reverse().find((view) => view !== this && isIn(view))?.bringToFront();
  }

  bringToFront() {
    const { id, root, focused } = this;
    views.delete(id);
    views.set(id, this);
    const depth = root.style.getPropertyValue("--depth");
    root.close();
    document.body.append(root); // The dialogs stand in the order in which they lie on each other.
    this.show();
    root.style.setProperty("--depth", depth);
    (focused ? root.querySelector(`[data-id="${CSS.escape(focused)}"]`) : root)?.focus();
  }

  close() {
    clearTimeout(this.farewell);
    views.delete(this.id);
    this.root.close();
    this.root.remove();
    const front = [...views.values()].at(-1);
    document.title = front?.dialog.title ?? "Rejoinder";
  }
}

addEventListener("resize", () => {
  for (const view of views.values()) view.place();
});
