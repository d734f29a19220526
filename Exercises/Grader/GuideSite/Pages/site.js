"use strict";
(() => {
    const root = document.body.dataset.root;
    const wide = window.matchMedia("(min-width: 64rem)");
    const pages = document.querySelector(".pages details");

    // On a phone the list of pages is folded away, beside a wide page it is always there.
    function fold() { pages.open = wide.matches; }
    wide.addEventListener("change", fold);
    fold();

    // In a long list, this page's place is shown.
    const here = document.querySelector(".pages [aria-current]");
    if (here && wide.matches) {
        const list = document.querySelector(".pages");
        list.scrollTop = here.offsetTop - list.clientHeight / 4;
    }

    // What has to be moved sideways to be read can be reached by the keyboard.
    function reach(part, isWide) {
        if (isWide) {
            part.tabIndex = 0;
            part.setAttribute("role", "group");
            part.setAttribute("aria-label", part.tagName === "PRE" ? "Code" : "Table");
        } else {
            for (const name of ["tabindex", "role", "aria-label"]) { part.removeAttribute(name); }
        }
    }
    function reachAll(parts) {
        const areWide = parts.map((part) => part.scrollWidth > part.clientWidth);
        parts.forEach((part, index) => reach(part, areWide[index]));
        parts.filter((part) => part.matches(".scroll")).forEach(fade);
    }
    // At a side where there is more of a table, it fades out.
    function fade(table) {
        const hidden = table.scrollWidth - table.clientWidth;
        table.classList.toggle("more-left", table.scrollLeft > 1);
        table.classList.toggle("more-right", table.scrollLeft < hidden - 1);
    }
    const parts = Array.from(document.querySelectorAll("pre, .scroll"));
    const sizes = new ResizeObserver((entries) => reachAll(entries.map((entry) => entry.target)));
    for (const part of parts) {
        sizes.observe(part);
        if (part.matches(".scroll")) { part.addEventListener("scroll", () => fade(part)); }
    }
    // What is folded away has no size to observe yet.
    reachAll(parts);

    // A page on paper shows what is folded away on the screen.
    let opened = [];
    window.addEventListener("beforeprint", () => {
        opened = Array.from(document.querySelectorAll("article details:not([open])"));
        for (const part of opened) { part.open = true; }
    });
    window.addEventListener("afterprint", () => {
        for (const part of opened) { part.open = false; }
    });

    // A link into a part that is folded away opens it.
    function unfold() {
        const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
        const folded = target && target.closest("article details:not([open])");
        if (!folded) { return; }
        folded.open = true;
        target.scrollIntoView();
    }
    window.addEventListener("hashchange", unfold);
    unfold();

    // Of commands and what they print, the commands are copied.
    if (navigator.clipboard) {
        for (const code of document.querySelectorAll(".code")) {
            const commands = Array.from(code.querySelectorAll(".command"), (one) => one.textContent);
            const text = commands.length > 0
                ? commands.join("\n") + "\n"
                : code.querySelector("pre").textContent
                    .replace(/^(?=.)/gm, " ".repeat(code.dataset.indent || 0));
            const button = document.createElement("button");
            button.type = "button";
            button.textContent = "Copy";
            button.addEventListener("click", () => navigator.clipboard.writeText(text).then(() => {
                button.textContent = "Copied";
                window.setTimeout(() => { button.textContent = "Copy"; }, 2000);
            }));
            code.append(button);
        }
    }

    const input = document.getElementById("search");
    const results = document.getElementById("results");
    const list = results.querySelector("ol");
    const found = document.getElementById("found");
    const most = 30;
    let sections = null;

    // Müller is found by muller, too.
    function plain(text) {
        return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    }

    window.guideSearch = (entries) => {
        sections = entries.flatMap((entry) => entry.sections.map((section) => ({
            address: root + entry.place + (section.anchor === "" ? "" : "#" + section.anchor),
            title: entry.title,
            heading: section.heading,
            text: section.text,
            plainHeading: plain(entry.title + " " + section.heading),
            plainText: plain(section.text),
        })));
        search();
    };

    // A page that was opened from a file can load a script, and nothing else.
    function load() {
        if (document.getElementById("index")) { return; }
        const script = document.createElement("script");
        script.id = "index";
        script.src = root + "search-index.js";
        document.head.append(script);
    }

    function rank(section, words) {
        let sum = section.plainHeading.includes(words.join(" ")) ? 20 : 0;
        for (const word of words) {
            const inHeading = section.plainHeading.includes(word);
            if (!inHeading && !section.plainText.includes(word)) { return 0; }
            sum += inHeading ? 10 : 1;
        }
        return sum;
    }

    // Whole words, as many as have room.
    function cut(text, most) {
        return text.length <= most ? text : text.slice(0, text.lastIndexOf(" ", most)) + " …";
    }

    // Text around the first word that is found, with that word marked.
    function excerpt(section, words) {
        const places = words.map((word) => section.text.toLowerCase().indexOf(word));
        const first = places.findIndex((place) => place >= 0);
        const place = first < 0 ? 0 : places[first];
        const start = Math.max(0, section.text.lastIndexOf(" ", Math.max(0, place - 40)));
        const line = document.createElement("small");
        if (first < 0) {
            line.append(cut(section.text, 120));
            return line;
        }
        const mark = document.createElement("mark");
        const end = place + words[first].length;
        mark.append(section.text.slice(place, end));
        line.append(section.text.slice(start, place), mark, cut(section.text.slice(end), 100));
        return line;
    }

    function item(section, words) {
        const link = document.createElement("a");
        link.href = section.address;
        const title = document.createElement("b");
        title.append(section.heading === "" || section.heading === section.title
            ? section.title : section.title + " › " + section.heading);
        link.append(title, excerpt(section, words));
        const item = document.createElement("li");
        item.append(link);
        return item;
    }

    function search() {
        const words = plain(input.value).split(/\s+/).filter((word) => word !== "");
        results.hidden = words.length === 0 || !sections;
        if (results.hidden) { return; }
        const hits = sections.map((section) => ({ section, rank: rank(section, words) }))
            .filter((hit) => hit.rank > 0)
            .sort((one, other) => other.rank - one.rank);
        list.replaceChildren(...hits.slice(0, most).map((hit) => item(hit.section, words)));
        found.textContent = hits.length === 0 ? "Nothing is found."
            : hits.length === 1 ? "1 section is found."
            : hits.length + " sections are found"
                + (hits.length > most ? ": these are the first " + most + "." : ".");
    }

    function close() {
        results.hidden = true;
    }

    input.addEventListener("focus", load);
    input.addEventListener("input", () => { load(); search(); });
    list.addEventListener("click", close);
    document.addEventListener("click", (event) => {
        if (!event.target.closest("search")) { close(); }
    });
    document.addEventListener("keydown", (event) => {
        const isTyping = /INPUT|TEXTAREA/.test(document.activeElement.tagName);
        if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            input.focus();
        } else if (event.key === "Escape" && !results.hidden) {
            close();
            input.focus();
        } else if (/^Arrow(Down|Up)$/.test(event.key) && event.target.closest("search")) {
            const stops = [input, ...list.querySelectorAll("a")];
            const step = event.key === "ArrowDown" ? 1 : -1;
            const next = stops[stops.indexOf(document.activeElement) + step];
            if (next) { event.preventDefault(); next.focus(); }
        }
    });
    document.querySelector("search").hidden = false;
})();
