/// A self-contained web page: nothing is fetched, and only our own script runs.
enum Page {
    /// The complete file.
    ///
    /// - Parameter own: The page's script; nil if there is none.
    static func html(title: HTML, script own: PageScript?, body: HTML) -> HTML {
        let script: HTML = own.map { "<script>\(HTML(raw: $0.source))</script>\n" } ?? ""
        // The content security policy allows the style and the script by their digests. It blocks everything
        // else that a browser could treat as style, script, image or frame.
        let scriptSource = own.map { "'\($0.digest)'" } ?? "'none'"
        let policy = HTML(
            raw: "default-src 'none'; style-src '\(PageStyle.digest)'; script-src \(scriptSource); "
                + "base-uri 'none'; form-action 'none'")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <meta name="generator" content="\(ClassHeading.workshop)">
            <title>\(title)</title>
            <style>\(HTML(raw: PageStyle.source))</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            \(body)
            \(script)</body>
            </html>

            """
    }

    /// A bar that shows a share. It is hidden from screen readers, because the text beside it says the same.
    static func bar(_ share: Share) -> HTML {
        let width = share.whole == 0 ? 0 : share.part * 100 / share.whole
        let filled = share.part > 0 ? max(1, width) : 0
        return """
            <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" \
            aria-hidden="true" focusable="false"><rect class="all" width="100" height="6"/>\
            <rect class="part" width="\(filled)" height="6"/></svg>
            """
    }
}

/// The style of the pages: `page.css`.
enum PageStyle {
    /// The digest of the style in the pages' policy. After a change of the style, a failing test reports the
    /// new digest.
    static let digest = "sha256-pWqYjq0fTolklUYeglri09QzOVX0LkTjDYm5+6faXsI="

    static let source = String(decoding: PackageResources.page_css, as: UTF8.self)
}

/// A script of a page. It only moves and hides existing elements and never creates markup, so that no text
/// can become markup.
struct PageScript: Sendable {
    /// The script's text, which starts on a new line.
    let source: String
    /// The digest of the script in the page's policy. After a change of the script, a failing test reports
    /// the new digest.
    let digest: String

    /// The script that sorts and filters the table of learners: `page.js`.
    static let classPage = PageScript(
        source: "\n" + String(decoding: PackageResources.page_js, as: UTF8.self),
        digest: "sha256-sX7LluSQ78lTLj68FjkU8qUUPBXm2xJe7z1ZcwDPGyY=")

}
