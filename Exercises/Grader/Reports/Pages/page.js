"use strict";
// Sorts the table of learners by the column whose heading is clicked.
(() => {
    const table = document.querySelector("table.learners");
    const body = table.tBodies[0];
    const rows = Array.from(body.rows);
    const collator = new Intl.Collator(undefined, { numeric: true });

    function sort(header) {
        const column = header.cellIndex;
        const isNumber = header.dataset.kind !== undefined;
        const key = (row) => isNumber
            ? row.cells[column].dataset.value ?? "" : row.cells[column].textContent;
        // The first click shows the most points first, but names and statuses in alphabetical order.
        const first = header.dataset.kind === "number" ? "descending" : "ascending";
        const second = first === "ascending" ? "descending" : "ascending";
        const order = header.getAttribute("aria-sort") === first ? second : first;
        for (const cell of header.parentElement.cells) { cell.removeAttribute("aria-sort"); }
        header.setAttribute("aria-sort", order);
        const sign = order === "ascending" ? 1 : -1;
        // Empty cells come last in either order.
        rows.sort((one, other) => ((key(one) === "") - (key(other) === ""))
            || sign * (isNumber ? key(one) - key(other) : collator.compare(key(one), key(other))));
        body.append(...rows);
    }

    for (const header of table.tHead.rows[0].cells) {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...header.childNodes);
        header.append(button);
        button.addEventListener("click", () => sort(header));
    }
})();
