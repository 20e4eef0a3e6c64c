// The viewer: a snapshot's files beside each other, one over the other, or in turn; and its words.
const viewer = document.getElementById("viewer");
const stage = document.getElementById("stage");
const words = document.getElementById("words");
const slider = document.querySelector("#wipe input");
const modes = [...document.querySelectorAll("[data-mode]")];
let current = null;
let chosenMode = "wipe";
let blinking = 0;

function filesOf(cell) {
  const files = {};
  const detail = document.getElementById(cell.id.replace("s", "d")).content.cloneNode(true);
  // The picture that the grid shows stands nowhere else.
  const thumbnail = cell.querySelector("img")?.cloneNode();
  if (thumbnail) files[thumbnail.dataset.role] = thumbnail;
  for (const file of detail.querySelectorAll("[data-role]")) files[file.dataset.role] = file;
  return { files, words: detail.querySelectorAll(".message, .findings") };
}

function framed(file, cell) {
  const box = document.createElement("div");
  box.className = "picture";
  box.append(file);
  if (file.tagName !== "IMG") return box;
  const scale = Number(cell.dataset.scale);
  // As large as the dialog is, whatever the scale: a point is a CSS pixel.
  file.decode().then(() => {
    file.width = file.naturalWidth / scale;
    for (const item of words.querySelectorAll("[data-frame]")) {
      const [x, y, width, height] = item.dataset.frame.split(" ").map(Number);
      const frame = document.createElement("div");
      frame.className = "frame";
      Object.assign(frame.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      });
      box.append(frame);
      const light = (isLit) => () => frame.classList.toggle("lit", isLit);
      for (const start of ["mouseenter", "focus"]) item.addEventListener(start, light(true));
      for (const end of ["mouseleave", "blur"]) item.addEventListener(end, light(false));
    }
  });
  return box;
}

function figure(role, file, cell) {
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.textContent = role;
  figure.append(caption, framed(file, cell));
  return figure;
}

function open(cell) {
  current = cell;
  document.getElementById("viewer-title").textContent = cell.dataset.title;
  document.getElementById("viewer-test").textContent = cell.dataset.test;
  words.replaceChildren(...filesOf(cell).words);
  show();
  if (!viewer.open) viewer.showModal();
}

function show() {
  clearInterval(blinking);
  stage.onclick = null;
  const { files } = filesOf(current);
  const { reference, actual, diff } = files;
  const canCompare = Boolean(reference && actual);
  const possible = { wipe: canCompare, blink: canCompare, beside: canCompare, diff: Boolean(diff) };
  const isText = Object.values(files).some((file) => file.tagName === "PRE");
  let mode = isText && chosenMode === "wipe" ? "diff" : chosenMode;
  if (!possible[mode]) mode = Object.keys(possible).find((name) => possible[name]) ?? "one";
  for (const button of modes) {
    button.disabled = !possible[button.dataset.mode];
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  document.querySelector(".modes").hidden = mode === "one";
  document.getElementById("wipe").hidden = mode !== "wipe";
  switch (mode) {
    case "wipe":
    case "blink": {
      const stack = document.createElement("div");
      stack.className = "stack";
      stack.append(framed(reference, current), framed(actual, current));
      stage.replaceChildren(stack);
      if (mode === "wipe") wipe();
      else blink(stack);
      break;
    }
    case "diff":
      stage.replaceChildren(figure("difference", diff, current));
      break;
    default:
      stage.replaceChildren(
        ...["reference", "actual", "diff"]
          .filter((role) => files[role])
          .map((role) => figure(role, files[role], current)));
  }
}

function wipe() {
  const stack = stage.querySelector(".stack");
  if (!stack) return;
  stack.lastChild.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
}

function blink(stack) {
  const turn = () => {
    stack.lastChild.style.visibility = stack.lastChild.style.visibility ? "" : "hidden";
  };
  stage.onclick = turn;
  // Who asked for less motion turns the pictures with the mouse.
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) blinking = setInterval(turn, 600);
}

function step(by) {
  const shown = shownCells();
  const place = shown.indexOf(current) + by;
  if (shown[place]) open(shown[place]);
}

function choose(mode) {
  chosenMode = mode;
  show();
}
