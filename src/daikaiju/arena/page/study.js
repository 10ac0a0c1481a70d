const body = document.querySelector("tbody");
const heads = [...document.querySelectorAll("thead th")];
const isNumber = (text) => text !== "" && !Number.isNaN(Number(text));
function sortBy(column) {
  const head = heads[column];
  const falls = head.getAttribute("aria-sort") === "descending";
  const key = (row) => row.cells[column].dataset.by;
  const numbers = [...body.rows].every((row) => isNumber(key(row)));
  const order = (a, b) => numbers ? key(a) - key(b) : key(a).localeCompare(key(b));
  const upward = numbers ? falls : head.getAttribute("aria-sort") !== "ascending";
  const rows = [...body.rows].sort((a, b) => upward ? order(a, b) : order(b, a));
  heads.forEach((each) => each.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", upward ? "ascending" : "descending");
  body.append(...rows);
}
heads.forEach((head, column) => {
  head.querySelector("button")?.addEventListener("click", () => sortBy(column));
});
