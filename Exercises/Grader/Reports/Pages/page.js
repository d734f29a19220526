"use strict";
(() => {
    const table = document.querySelector("table.learners");
    const body = table.tBodies[0];
    const rows = Array.from(body.rows);
    const text = document.getElementById("filter-text");
    const status = document.getElementById("filter-status");
    const look = document.getElementById("filter-look");
    const shown = document.getElementById("shown");
    const cards = Array.from(document.querySelectorAll(".cards button"));
    const collator = new Intl.Collator(undefined, { numeric: true });

    // Müller is found by muller, too.
    function plain(words) {
        return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    }

    function filter() {
        const words = plain(text.value.trim());
        let count = 0;
        for (const row of rows) {
            const fits = plain(row.cells[0].textContent).includes(words)
                && (status.value === "" || row.dataset.status === status.value)
                && (!look.checked || row.lastElementChild.textContent !== "");
            row.hidden = !fits;
            if (fits) { count += 1; }
        }
        for (const card of cards) {
            card.setAttribute("aria-pressed", String(card.dataset.status === status.value));
        }
        shown.textContent = count + " of " + rows.length + " learners shown";
    }

    function compare(one, other, column, isNumber) {
        const a = one.cells[column];
        const b = other.cells[column];
        if (!isNumber) { return collator.compare(a.textContent, b.textContent); }
        return Number(a.dataset.value) - Number(b.dataset.value);
    }

    function sort(header) {
        const column = header.cellIndex;
        const isNumber = header.dataset.kind !== undefined;
        // Points begin with the most, names and statuses with the first.
        const first = header.dataset.kind === "number" ? "descending" : "ascending";
        const second = first === "ascending" ? "descending" : "ascending";
        const order = header.getAttribute("aria-sort") === first ? second : first;
        for (const cell of header.parentElement.cells) { cell.removeAttribute("aria-sort"); }
        header.setAttribute("aria-sort", order);
        const sign = order === "ascending" ? 1 : -1;
        const isEmpty = (row) => isNumber
            ? row.cells[column].dataset.value === undefined
            : row.cells[column].textContent === "";
        // What has no value comes last, whichever way round.
        rows.sort((one, other) => (isEmpty(one) - isEmpty(other))
            || sign * compare(one, other, column, isNumber) || 0);
        body.append(...rows);
    }

    for (const header of table.tHead.rows[0].cells) {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...header.childNodes);
        header.append(button);
        button.addEventListener("click", () => sort(header));
    }
    for (const card of cards) {
        card.disabled = false;
        card.addEventListener("click", () => {
            status.value = status.value === card.dataset.status ? "" : card.dataset.status;
            filter();
            document.getElementById("learners").scrollIntoView();
        });
    }
    text.addEventListener("input", filter);
    status.addEventListener("change", filter);
    look.addEventListener("change", filter);
    document.querySelector(".controls").hidden = false;
    filter();
})();
