/// A self-contained web page: nothing is fetched, and only our own script runs.
enum Page {
    /// The complete file.
    ///
    /// - Parameter hasScript: Whether the page has a table to sort.
    static func html(title: HTML, hasScript: Bool = false, body: HTML) -> HTML {
        let script: HTML =
            hasScript ? "<script>\(HTML(raw: PagePart.script.source))</script>\n" : ""
        // The content security policy allows the style and the script by their digests. It blocks everything
        // else that a browser could treat as style, script, image or frame.
        let scriptSource = hasScript ? PagePart.script.digest : "none"
        let policy = HTML(
            raw: "default-src 'none'; style-src '\(PagePart.style.digest)'; "
                + "script-src '\(scriptSource)'; base-uri 'none'; form-action 'none'")
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
            <style>\(HTML(raw: PagePart.style.source))</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            \(body)
            \(script)</body>
            </html>

            """
    }
}

/// The style or the script of the pages, with the digest by which the pages' content security policy allows
/// it. If you change the file, a test fails and reports the new digest.
///
/// The script only moves existing elements and adds buttons, so that no text can become markup.
struct PagePart: Sendable {
    let source: String
    let digest: String

    static let style = PagePart(
        source: String(decoding: PackageResources.page_css, as: UTF8.self),
        digest: "sha256-SDJi3avezeiDlyAeeZc4kNTR+/33yKrN+5zF0W3iGKo=")
    static let script = PagePart(
        source: String(decoding: PackageResources.page_js, as: UTF8.self),
        digest: "sha256-GMo2EiQqiM3tBZ08cJ1qq5EPQfpt8qwNk8kDS9jq268=")
}
