"use strict";
(() => {
    const main = document.getElementById("main");
    const boards = document.querySelector(".boards");
    const first = boards.firstElementChild;
    const rows = Array.from(first.querySelector("tbody").rows);
    const names = rows.map((row) => row.cells[0].textContent);
    const hiding = document.getElementById("names");
    const sorting = document.getElementById("need");
    const asOf = document.getElementById("as-of");
    const store = window.sessionStorage;
    let order = rows;

    // In pixels: what can still be read on a wall, and what is large enough.
    const smallest = 11;
    const largest = 34;
    // In widths of a letter: the most that a name takes of a line, on a wall and on a phone.
    const longestName = () => window.innerWidth < 640 ? 7.5 : 14;
    // In heights of a letter: the most that a line is high, where there is room.
    const highestLine = 2.4;
    // In widths of a letter: the most that a cell is wide, where there is room.
    const widestCell = 2.8;
    // In seconds: a board that was not written for so long has nobody who watches any more.
    const longest = 300;

    function set(button, isOn, words) {
        button.dataset.on = isOn ? "1" : "";
        button.textContent = isOn ? words[1] : words[0];
        store.setItem(button.id, button.dataset.on);
    }

    // The names leave the page: what is only blurred can be read. So does their order.
    function hideNames(isOn) {
        set(hiding, isOn, ["Hide names", "Show names"]);
        rows.forEach((row, index) => {
            row.cells[0].firstElementChild.textContent
                = isOn ? "learner " + row.dataset.number : names[index];
        });
        boards.classList.add("ready");
    }

    // Whoever is longest at one place comes first; where nobody knows, whoever has done least.
    function sortByNeed(isOn) {
        const isHidden = hiding.dataset.on === "1";
        set(sorting, isOn, ["Sort by need", isHidden ? "Sort by number" : "Sort by name"]);
        const time = (row) => Number(row.dataset.since || Infinity);
        const done = (row) => row.dataset.finished === undefined ? 0 : 1;
        order = rows.slice();
        if (isHidden) { order.sort((one, other) => one.dataset.number - other.dataset.number); }
        if (isOn) {
            order.sort((one, other) => done(one) - done(other)
                || (time(one) === time(other) ? 0 : time(one) - time(other))
                || Number(one.dataset.done) - Number(other.dataset.done));
        }
        fit();
    }

    // Lays the lines out in so many tables beside each other.
    function layOut(count) {
        while (boards.children.length > 1) { boards.lastElementChild.remove(); }
        const length = Math.ceil(order.length / count);
        for (let index = 0; index < count; index += 1) {
            const part = index === 0 ? first : first.cloneNode(true);
            if (index > 0) {
                part.setAttribute("aria-label", "The board, part " + (index + 1));
                boards.append(part);
            }
            part.querySelector("tbody").replaceChildren(
                ...order.slice(index * length, (index + 1) * length));
        }
    }

    // The widths that the names and the tasks need, in widths of a letter.
    function measure(style, size) {
        const widest = (places, width) => Math.ceil(
            (Math.max(0, ...Array.from(first.querySelectorAll(places), width)) / size + 0.6) * 10) / 10;
        // In a narrow column, an element's width of scrolling is that of its text. A table of a small class
        // would be wider than its columns, and so make them wider.
        const table = first.querySelector("table");
        table.style.width = "1px";
        style.setProperty("--name", "1em");
        style.setProperty("--at", "1em");
        const name = widest("tbody th bdi, tfoot th, thead .name", (cell) => cell.scrollWidth);
        const at = widest(".at div", (cell) => Array.from(cell.children).reduce(
            (sum, part) => sum + part.scrollWidth + (part.textContent === "" ? 0 : 0.4 * size), 0));
        table.style.width = "";
        return { natural: name, name: Math.min(name, longestName()), at: Math.max(at, 3) };
    }

    // As many tables, and letters and lines as large, as show everybody at once, where there is room.
    function fit() {
        const style = document.documentElement.style;
        for (const name of ["--size", "--name", "--at", "--cell", "--line"]) { style.removeProperty(name); }
        layOut(1);
        if (rows.length === 0) { return; }
        const size = parseFloat(getComputedStyle(first.querySelector("table")).fontSize);
        const { natural, name, at } = measure(style, size);
        style.setProperty("--name", name + "em");
        style.setProperty("--at", at + "em");
        const part = (name) => first.querySelector(name).offsetHeight / size;
        const around = document.body.offsetHeight - first.offsetHeight;
        const rest = part("thead") + part("tfoot");
        const line = part("tbody") / rows.length;
        const width = name + at + 1.6 * (first.querySelectorAll("col[span]")[0].span);
        let best = { count: 1, size: 0 };
        for (let count = 1; count <= Math.max(1, rows.length / 8); count += 1) {
            const wide = (boards.clientWidth / count - 24) / width;
            if (count > 1 && wide < smallest) { break; }
            const high = (window.innerHeight - around)
                / (rest + line * Math.ceil(rows.length / count));
            const found = Math.min(wide, high, largest);
            if (found > best.size) { best = { count, size: found }; }
        }
        layOut(best.count);
        const chosen = Math.max(best.size, smallest);
        style.setProperty("--size", chosen + "px");
        // What is left of the width goes to long names.
        const left = (boards.clientWidth / best.count - 24) / chosen - width;
        const wider = Math.min(natural, name + Math.max(0, left));
        style.setProperty("--name", wider + "em");
        // What then is left goes to the cells, up to a width, and to the tasks: names stay beside their cells.
        const cells = first.querySelectorAll("col[span]")[0].span;
        const more = Math.max(0, left - (wider - name));
        const cell = 1.6 + Math.min(widestCell - 1.6, more / cells);
        style.setProperty("--cell", cell + "em");
        style.setProperty("--at", at + more - (cell - 1.6) * cells + "em");
        // What is left of the height goes to the lines.
        const lines = Math.ceil(rows.length / best.count);
        const room = (window.innerHeight - around - rest * chosen) / lines - 0.5;
        if (room > line * chosen) {
            style.setProperty("--line", Math.min(room, highestLine * chosen) + "px");
        }
    }

    function tell() {
        const now = Date.now() / 1000;
        const written = Number(asOf ? asOf.dataset.time : now);
        const isOld = now - written > longest;
        if (asOf) {
            const day = (seconds) => new Date(seconds * 1000).toDateString();
            const time = new Date(written * 1000).toLocaleString(
                [], { dateStyle: day(written) === day(now) ? undefined : "medium", timeStyle: "short" });
            asOf.textContent = isOld
                ? "As of " + time + ", and not renewed since. Is 'grade class --watch' still running?"
                : "As of " + time + ".";
            asOf.classList.toggle("old", isOld);
        }
        for (const row of rows) {
            const place = row.querySelector(".since");
            if (!place || !row.dataset.since) { continue; }
            const until = isOld ? written : now;
            const minutes = Math.floor((until - Number(row.dataset.since)) / 60);
            place.textContent = minutes < 1 ? " just now" : " " + minutes + " min";
            row.classList.toggle("long", minutes >= 10 && !isOld);
        }
    }

    hiding.addEventListener("click", () => {
        hideNames(!hiding.dataset.on);
        sortByNeed(sorting.dataset.on === "1");
    });
    sorting.addEventListener("click", () => sortByNeed(!sorting.dataset.on));
    window.addEventListener("resize", fit);
    window.addEventListener("beforeprint", () => layOut(1));
    window.addEventListener("afterprint", fit);
    document.querySelector(".controls").hidden = false;
    hideNames(store.getItem("names") === "1");
    tell();
    sortByNeed(store.getItem("need") === "1");
    if (main.dataset.live) {
        window.scrollTo({ top: Number(store.getItem("top") || 0), behavior: "instant" });
        first.scrollLeft = Number(store.getItem("left") || 0);
        setInterval(() => {
            store.setItem("top", window.scrollY);
            store.setItem("left", first.scrollLeft);
            window.location.reload();
        }, Number(main.dataset.live) * 1000);
    }
})();
