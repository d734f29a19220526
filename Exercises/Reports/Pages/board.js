"use strict";
(() => {
    const main = document.getElementById("main");
    const body = document.querySelector("table.board").tBodies[0];
    const rows = Array.from(body.rows);
    const names = document.getElementById("names");
    const need = document.getElementById("need");
    const scroll = document.querySelector(".scroll");
    const store = window.sessionStorage;

    function set(button, isOn) {
        button.setAttribute("aria-pressed", String(isOn));
        store.setItem(button.id, isOn ? "1" : "");
    }

    function hideNames(isOn) {
        set(names, isOn);
        document.body.classList.toggle("nameless", isOn);
    }

    // Whoever is longest at one place comes first; where nobody knows, whoever has done least.
    function sortByNeed(isOn) {
        set(need, isOn);
        const time = (row) => Number(row.dataset.since || Infinity);
        const done = (row) => row.querySelector(".at").textContent === "done" ? 1 : 0;
        const order = rows.slice();
        if (isOn) {
            order.sort((one, other) => done(one) - done(other)
                || (time(one) === time(other) ? 0 : time(one) - time(other))
                || Number(one.dataset.done) - Number(other.dataset.done));
        }
        body.append(...order);
    }

    function tell() {
        for (const row of rows) {
            const place = row.querySelector(".since");
            if (!place || !row.dataset.since) { continue; }
            const minutes = Math.floor((Date.now() / 1000 - Number(row.dataset.since)) / 60);
            place.textContent = minutes < 1 ? " just now" : " " + minutes + " min";
            row.classList.toggle("long", minutes >= 10);
        }
    }

    names.addEventListener("click", () => hideNames(names.getAttribute("aria-pressed") !== "true"));
    need.addEventListener("click", () => sortByNeed(need.getAttribute("aria-pressed") !== "true"));
    document.querySelector(".controls").hidden = false;
    hideNames(store.getItem("names") === "1");
    sortByNeed(store.getItem("need") === "1");
    tell();
    if (main.dataset.live) {
        window.scrollTo(0, Number(store.getItem("top") || 0));
        scroll.scrollLeft = Number(store.getItem("left") || 0);
        scroll.scrollTop = Number(store.getItem("down") || 0);
        setInterval(() => {
            store.setItem("top", window.scrollY);
            store.setItem("left", scroll.scrollLeft);
            store.setItem("down", scroll.scrollTop);
            window.location.reload();
        }, Number(main.dataset.live) * 1000);
    }
})();
