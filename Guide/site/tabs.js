// A fold that is opened shows the library that was chosen. Zensical links only tabs that are in sight.
document.addEventListener("toggle", (event) => {
    const [library] = __md_get("__tabs") ?? [];
    for (const label of event.target.querySelectorAll(".tabbed-labels > label")) {
        if (label.textContent.trim() !== library) continue;
        label.setAttribute("data-md-switching", "");
        document.getElementById(label.htmlFor).click();
    }
}, true);
