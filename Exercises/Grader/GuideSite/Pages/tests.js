"use strict";
// Of two blocks that hold the same tests, the page shows the one in the reader's library.
(() => {
    const root = document.documentElement;
    const libraries = ["xctest", "swift-testing"];

    // Where the browser keeps nothing for a page, the choice holds for that page.
    function kept() {
        let library = null;
        try { library = window.localStorage.getItem("tests"); } catch { /* then nothing is kept */ }
        return libraries.includes(library) ? library : libraries[0];
    }
    function keep(library) {
        try { window.localStorage.setItem("tests", library); } catch { /* see above */ }
    }

    function show(library) {
        root.dataset.tests = library;
        for (const input of document.getElementsByName("tests")) {
            input.checked = input.value === library;
        }
        for (const fold of document.querySelectorAll(".tests > details")) {
            fold.open = library === "swift-testing";
        }
    }

    // What stands at the top of the window stays there while blocks above it change their size.
    function showInPlace(library) {
        const header = document.querySelector("body > header").getBoundingClientRect().bottom;
        const texts = Array.from(document.querySelectorAll("article :is(h1, h2, h3, p, li, td)"));
        const first = texts.find((text) =>
            text.getBoundingClientRect().top >= header && !text.closest(".tests"));
        const before = first ? first.getBoundingClientRect().top : 0;
        show(library);
        const after = first ? first.getBoundingClientRect().top : 0;
        window.scrollBy({ top: after - before, behavior: "instant" });
    }

    root.dataset.tests = kept();
    document.addEventListener("DOMContentLoaded", () => {
        show(kept());
        const choice = document.querySelector(".library");
        choice.addEventListener("change", (event) => {
            keep(event.target.value);
            showInPlace(event.target.value);
        });
        choice.hidden = false;
    });
    // The reader has chosen on another page: in another window, or before going back to this one.
    window.addEventListener("storage", (event) => {
        if (event.key === "tests") { showInPlace(kept()); }
    });
    window.addEventListener("pageshow", (event) => { if (event.persisted) { show(kept()); } });
})();
