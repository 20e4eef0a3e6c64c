// What the page holds: a button for each snapshot, and a template with its files and words.
const filter = document.getElementById("filter");
const grids = [...document.querySelectorAll("table.grid")];
const cells = [...document.querySelectorAll(".cell")];

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
  for (const grid of grids) hideEmpty(grid);
}

function hideEmpty(grid) {
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
  grid.hidden = rows.every((row) => row.hidden);
}

function shownCells() {
  return cells.filter((cell) => !cell.hidden);
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
  const place = shown.indexOf(cell);
  const row = (other) => other.closest("tr").rowIndex;
  const grid = (other) => other.closest("table");
  const isElsewhere = (other) => grid(other) !== grid(cell);
  const isInColumn = (other) => !isElsewhere(other) && column(other) === column(cell);
  const above = (other) => isInColumn(other) && row(other) < row(cell);
  const below = (other) => isInColumn(other) && row(other) > row(cell);
  const next = {
    ArrowLeft: shown[place - 1],
    ArrowRight: shown[place + 1],
    ArrowUp: shown.findLast(above) ?? shown.slice(0, place).findLast(isElsewhere),
    ArrowDown: shown.find(below) ?? shown.slice(place).find(isElsewhere),
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
  } else if (key.startsWith("Arrow") && grids.length) moveFocus(key);
  else if (key === "f" || key === "l") {
    const box = filter.elements[key === "f" ? "failed" : "lint"];
    box.checked = !box.checked;
    applyFilter();
  } else return;
  event.preventDefault();
});
applyFilter();
