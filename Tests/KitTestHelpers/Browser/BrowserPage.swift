import Foundation
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import Reports

/// A browser page that a test inspects, clicks and types into.
final class BrowserPage {
    private let browser: Chromium
    private let session: String

    /// Opens a file.
    init(_ path: String, in browser: Chromium, width: Int = 1280) throws {
        self.browser = browser
        // The page gets a separate context, so that pages of other tests don't see the data it stores.
        let context = try browser.send("Target.createBrowserContext", ["disposeOnDetach": true])
        let created = try browser.send(
            "Target.createTarget",
            ["url": "about:blank", "browserContextId": context["browserContextId"] ?? ""])
        let target = try XCTUnwrap(created["targetId"] as? String)
        let attached = try browser.send(
            "Target.attachToTarget", ["targetId": target, "flatten": true])
        session = try XCTUnwrap(attached["sessionId"] as? String)
        for domain in ["Runtime", "Log", "Page", "Network", "Security"] {
            try send("\(domain).enable")
        }
        try show(width: width, isDark: false)
        try open(path)
    }

    /// Navigates to another file.
    func open(_ path: String) throws {
        let address = URL(filePath: path).absoluteString
        try send("Page.navigate", ["url": address])
        try wait(for: "location.href === \"\(address)\"")
    }

    /// Shows the page at this size, in light or dark colors.
    func show(width: Int, height: Int = 900, isDark: Bool) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try send("Emulation.setEmulatedMedia", ["features": [scheme]])
    }

    /// Reloads the page with scripts turned off.
    func reloadWithoutScript() throws {
        try send("Emulation.setScriptExecutionDisabled", ["value": true])
        _ = try value("window.isOld = true")
        try send("Page.reload")
        try wait(for: "window.isOld === undefined")
    }

    /// The value of an expression in the page.
    func value(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true])
        if let problem = answer["exceptionDetails"] { throw BrowserError(what: "\(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String {
        try XCTUnwrap(try value(expression) as? String, expression)
    }

    func texts(_ expression: String) throws -> [String] {
        try XCTUnwrap(try value("Array.from(\(expression))") as? [String], expression)
    }

    /// Waits until the page is loaded and an expression is true; fails if that takes more than two minutes.
    func wait(for expression: String) throws {
        let end = Date(timeIntervalSinceNow: 120)
        let loaded = "document.readyState === 'complete' && (\(expression))"
        while Date() < end {
            // Evaluating an expression may fail while the browser is loading another page.
            if (try? value(loaded)) as? Bool == true { return }
            usleep(20_000)
        }
        throw BrowserError(what: "never true: \(expression)")
    }

    /// Waits until nothing covers an element, and clicks the element's center.
    func click(_ element: String) throws {
        _ = try value("\(element).scrollIntoView({ block: 'center', behavior: 'instant' })")
        let box = "const box = \(element).getBoundingClientRect();"
        let center = "box.x + box.width / 2, box.y + box.height / 2"
        try wait(
            for:
                "(() => { \(box) return \(element).contains(document.elementFromPoint(\(center))) })()"
        )
        let place = try XCTUnwrap(
            try value("(() => { \(box) return [\(center)] })()") as? [Double])
        for type in ["mousePressed", "mouseReleased"] {
            try send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
        }
    }

    /// Presses and releases a key, such as `Tab`, `Enter` or `a`.
    func press(_ key: String) throws {
        let known = [
            "Tab": (9, ""), "Enter": (13, "\r"), "ArrowDown": (40, ""), " ": (32, " "),
            "ArrowRight": (39, ""), "End": (35, ""), "Home": (36, ""),
        ]
        let (code, text) = known[key] ?? (Int(key.unicodeScalars.first?.value ?? 0), key)
        for type in [text.isEmpty ? "rawKeyDown" : "keyDown", "keyUp"] {
            var event: [String: Any] = [
                "type": type, "key": key, "windowsVirtualKeyCode": code,
                "code": key.count == 1 ? "" : key,
            ]
            if type == "keyDown" { event["text"] = text }
            try send("Input.dispatchKeyEvent", event)
        }
    }

    func type(_ text: String) throws {
        for character in text { try press(String(character)) }
    }

    /// Returns what the page did that no page may do: errors and messages in the console, dialogs, and
    /// requests for anything but files.
    func problems() throws -> [String] {
        // The browser answers this request only after it has reported every earlier event.
        _ = try value("1")
        let bad = [
            "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
            "Page.javascriptDialogOpening",
        ].flatMap { browser.events($0) }.filter { $0["sessionId"] as? String == session }
        let requests = browser.events("Network.requestWillBeSent").compactMap {
            (($0["params"] as? [String: Any])?["request"] as? [String: Any])?["url"] as? String
        }
        return bad.map { "\($0)" } + requests.filter { !$0.hasPrefix("file:") }
    }

    /// Saves a picture of the window in the temporary folder, for people to look at.
    @discardableResult
    func screenshot(_ name: String) throws -> Data {
        let answer = try send("Page.captureScreenshot", ["format": "png"])
        let data = try XCTUnwrap(Data(base64Encoded: answer["data"] as? String ?? ""))
        let path = NSTemporaryDirectory() + "/workshop-screenshots/\(name).png"
        try Files.live.write(path, [UInt8](data))
        return data
    }

    /// Returns the number of sheets of paper that the printed page takes.
    func sheets() throws -> Int {
        let answer = try send("Page.printToPDF", ["preferCSSPageSize": true])
        let data = try XCTUnwrap(Data(base64Encoded: answer["data"] as? String ?? ""))
        let text = String(decoding: data, as: UTF8.self)
        return text.matches(of: #/\/Type ?\/Page\b/#).count
    }

    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }
}

extension BrowserTestCase {
    /// Opens a page of a class's reports, calls a closure with it, and asserts that nothing was logged to the
    /// console.
    func look(
        at name: String, of results: [LearnerResult], _ body: (BrowserPage) throws -> Void
    ) throws {
        let folder = try temporaryFolder()
        try ClassFixture.write(results, to: folder, files: .live)
        let browser = try Self.browser()
        let page = try BrowserPage("\(folder)/\(name).html", in: browser)
        try body(page)
        XCTAssertEqual(try page.problems(), [])
    }
}
