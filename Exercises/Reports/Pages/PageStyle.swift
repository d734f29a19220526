/// The style of the pages.
enum PageStyle {
    /// What the pages' policy knows the style by. A test says how it has to be after a change.
    static let digest = "sha256-d3UYv9WviQIYJJMkISmEABD3Ckz+iKboSFCkipPzEtQ="

    static let source = """
        :root {
            color-scheme: light dark;
            --page: #f6f7f9; --card: #ffffff; --text: #1c2430; --soft: #566172;
            --line: #d9dee6; --link: #0b57b8; --shade: #eef1f5;
            --best: #6b3fa0; --good: #14733b; --open: #8a5200; --bad: #b3261e;
            --best-bar: #8e63c5; --good-bar: #2f9e5f; --open-bar: #d08a2a; --bar: #e3e7ed;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --page: #11151b; --card: #1a2029; --text: #e6e9ee; --soft: #a3adbb;
                --line: #323b48; --link: #8ab8ff; --shade: #232b36;
                --best: #c9a7f5; --good: #7fd6a0; --open: #f0bd6b; --bad: #ff9d94;
                --best-bar: #a27bdc; --good-bar: #3da76b; --open-bar: #c58a38; --bar: #313a47;
            }
        }
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        body {
            margin: 0; background: var(--page); color: var(--text);
            font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
        }
        header, main { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
        header { padding-top: 1.75rem; }
        main { padding-bottom: 4rem; }
        main:focus { outline: none; }
        h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.25rem; margin: 0 0 .75rem; }
        h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
        p { margin: .5rem 0; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
        .skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--card); }
        .skip:focus { left: .5rem; top: .5rem; z-index: 2; }
        nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0; }
        section {
            background: var(--card); border: 1px solid var(--line); border-radius: 10px;
            padding: 1.25rem; margin: 1.25rem 0;
        }
        .cards { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; padding: 0; margin: 1rem 0; }
        .cards li {
            flex: 1 1 8rem; padding: .75rem 1rem; background: var(--card); color: var(--soft);
            border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 10px;
        }
        .cards b { display: block; font-size: 1.6rem; line-height: 1.2; color: var(--text); }
        .cards .best { border-left-color: var(--best-bar); }
        .cards .good { border-left-color: var(--good-bar); }
        .cards .open { border-left-color: var(--open-bar); }
        .cards .bad { border-left-color: var(--bad); }
        .warning { border-left: 4px solid var(--bad); background: var(--shade); padding: .6rem 1rem; border-radius: 4px; }
        .controls { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; margin-bottom: 1rem; }
        .controls[hidden] { display: none; }
        .controls label { display: grid; gap: .2rem; font-size: .875rem; color: var(--soft); }
        .controls .check { display: flex; align-items: center; gap: .4rem; min-height: 2.4rem; }
        .controls output { margin-left: auto; color: var(--soft); min-height: 2.4rem; display: flex; align-items: center; }
        input[type="search"], select {
            font: inherit; color: var(--text); background: var(--card);
            border: 1px solid var(--soft); border-radius: 6px; padding: .35rem .6rem; min-height: 2.4rem;
        }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .about { color: var(--soft); font-size: .875rem; margin: 0 0 .75rem; }
        th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
        thead th { border-bottom: 2px solid var(--line); vertical-align: bottom; font-size: .875rem; }
        tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 8rem; }
        tbody tr:hover { background: var(--shade); }
        tbody tr:last-child > * { border-bottom: 0; }
        tr[hidden] { display: none; }
        .number { text-align: right; white-space: nowrap; }
        .total { font-weight: 600; }
        th .sub { font-weight: 400; }
        .sub { display: block; color: var(--soft); font-size: .8125rem; }
        .of { color: var(--soft); font-size: .8125rem; }
        thead .sub { white-space: normal; }
        .number .sub { margin-left: auto; max-width: 9rem; }
        .learners th:first-child { position: sticky; left: 0; background: var(--card); }
        .learners tbody tr:hover th { background: var(--shade); }
        thead button {
            font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: .2rem 0;
            cursor: pointer; text-align: inherit; width: 100%;
        }
        thead button::after, .number button::before { content: "\\00a0↕\\00a0" / ""; color: var(--soft); }
        .number button::after { content: none; }
        [aria-sort="ascending"] button::after, .number[aria-sort="ascending"] button::before { content: "\\00a0↑\\00a0" / ""; color: var(--link); }
        [aria-sort="descending"] button::after, .number[aria-sort="descending"] button::before { content: "\\00a0↓\\00a0" / ""; color: var(--link); }
        .number[aria-sort] button::after { content: none; }
        .badge {
            display: inline-block; white-space: nowrap; border: 1px solid currentColor; border-radius: 99px;
            padding: 0 .6rem; font-size: .8125rem;
        }
        .badge.best, .mark.best { color: var(--best); }
        .badge.good, .mark.good { color: var(--good); }
        .badge.open { color: var(--open); }
        .badge.bad, .mark.bad { color: var(--bad); }
        .look { font-size: .875rem; }
        .legend { color: var(--soft); font-size: .875rem; }
        .bar { display: block; width: 100%; min-width: 4rem; height: 6px; border-radius: 3px; margin-top: .25rem; }
        .bar .all { fill: var(--bar); }
        .bar.good .part { fill: var(--good-bar); }
        .bar.open .part { fill: var(--open-bar); }
        summary { cursor: pointer; }
        summary h3 { display: inline; }
        summary .count { color: var(--soft); }
        .names { columns: 14rem; margin: .5rem 0 1rem; padding-left: 1.25rem; }
        .names li { break-inside: avoid; overflow-wrap: anywhere; }
        .failure { border-left: 3px solid var(--line); padding-left: 1rem; margin: 1rem 0; }
        .failure > p { margin: 0; overflow-wrap: anywhere; }
        .place { color: var(--soft); font-size: .875rem; }
        code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        pre {
            background: var(--shade); padding: .75rem 1rem; border-radius: 6px; margin: .5rem 0;
            white-space: pre-wrap; overflow-wrap: anywhere; max-height: 30rem; overflow: auto;
        }
        @media (max-width: 40rem) {
            header, main { padding-left: .75rem; padding-right: .75rem; }
            section { padding: .9rem; }
            .controls label, .controls input[type="search"], .controls select { width: 100%; }
            .controls .check { width: auto; }
            .controls output { margin-left: 0; }
        }
        @media print {
            body { background: none; }
            nav, .controls, .skip { display: none; }
            section { border: 0; padding: 0; break-inside: avoid-page; }
            .scroll { overflow: visible; }
        }

        """
}
