"use strict";
// What the page holds: a button for each snapshot, and a template with its files and words.
const filter = document.getElementById("filter");
const grid = document.getElementById("grid");
const viewer = document.getElementById("viewer");
const stage = document.getElementById("stage");
const words = document.getElementById("words");
const slider = document.querySelector("#wipe input");
const modes = [...document.querySelectorAll("[data-mode]")];
const cells = [...document.querySelectorAll(".cell")];
let current = null;
let chosenMode = "wipe";
let blinking = 0;

// Filters.

function applyFilter() {
  const { failed, lint, language } = filter.elements;
  for (const cell of cells) {
    const isOther = language.value && cell.parentElement.dataset.language !== language.value;
    cell.hidden =
      (failed.checked && cell.dataset.wrong !== "true") || (lint.checked && cell.dataset.lint === "0") || isOther;
  }
  for (const row of document.querySelectorAll("#lint tbody tr")) {
    row.hidden = language.value && row.dataset.language !== language.value;
  }
  if (grid) hideEmpty();
}

function hideEmpty() {
  const rows = [...grid.tBodies[0].rows];
  for (const row of rows) row.hidden = !row.querySelector(".cell:not([hidden])");
  const [groups, heads] = [...grid.tHead.rows].map((row) => [...row.querySelectorAll("th")]);
  let column = 0;
  for (const group of groups) {
    group.dataset.columns ??= group.colSpan;
    let seen = 0;
    for (let last = column + Number(group.dataset.columns); column < last; column += 1) {
      const isSeen = rows.some((row) => row.cells[column + 1].querySelector(".cell:not([hidden])"));
      heads[column].hidden = !isSeen;
      for (const row of rows) row.cells[column + 1].hidden = !isSeen;
      if (isSeen) seen += 1;
    }
    group.hidden = seen === 0;
    group.colSpan = Math.max(1, seen);
  }
}

// The viewer.

function shownCells() {
  return cells.filter((cell) => !cell.hidden);
}

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

// Mouse and keys.

filter.addEventListener("change", applyFilter);
filter.addEventListener("submit", (event) => event.preventDefault());
slider.addEventListener("input", wipe);
for (const cell of cells) cell.addEventListener("click", () => open(cell));
for (const button of modes) button.addEventListener("click", () => choose(button.dataset.mode));
document.getElementById("previous").addEventListener("click", () => step(-1));
document.getElementById("next").addEventListener("click", () => step(1));
document.getElementById("close").addEventListener("click", () => viewer.close());
viewer.addEventListener("close", () => {
  clearInterval(blinking);
  current.focus();
});
for (const link of document.querySelectorAll("#lint a")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    open(document.querySelector(link.getAttribute("href")));
  });
}

function moveFocus(key) {
  const cell = document.activeElement.closest?.(".cell");
  if (!cell) {
    shownCells()[0]?.focus();
    return;
  }
  const shown = shownCells();
  const column = (other) => other.parentElement.cellIndex;
  const row = (other) => other.closest("tr").rowIndex;
  const above = (other) => column(other) === column(cell) && row(other) < row(cell);
  const below = (other) => column(other) === column(cell) && row(other) > row(cell);
  const next = {
    ArrowLeft: shown[shown.indexOf(cell) - 1],
    ArrowRight: shown[shown.indexOf(cell) + 1],
    ArrowUp: shown.findLast(above),
    ArrowDown: shown.find(below),
  }[key];
  next?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("select, input[type=range]")) return;
  const { key } = event;
  if (viewer.open) {
    if (key === "ArrowLeft" || key === "ArrowRight") step(key === "ArrowLeft" ? -1 : 1);
    else if (modes[key - 1] && !modes[key - 1].disabled) choose(modes[key - 1].dataset.mode);
    else return;
  } else if (key.startsWith("Arrow") && grid) moveFocus(key);
  else if (key === "f" || key === "l") {
    const box = filter.elements[key === "f" ? "failed" : "lint"];
    box.checked = !box.checked;
    applyFilter();
  } else return;
  event.preventDefault();
});
applyFilter();
