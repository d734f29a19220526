// When a fold is opened, shows the test library that the reader has chosen. Zensical switches only visible tabs.
document.addEventListener("toggle", (event) => {
    const [library] = __md_get("__tabs") ?? [];
    for (const label of event.target.querySelectorAll(".tabbed-labels > label")) {
        if (label.textContent.trim() !== library) continue;
        label.setAttribute("data-md-switching", "");
        document.getElementById(label.htmlFor).click();
    }
}, true);
