import Foundation
import ProgramTestHelpers

/// A headless Chromium in which a test opens pages through the DevTools protocol.
///
/// While the browser runs, nothing may be run through `Processes`, which would mistake the browser's
/// processes for orphans and end them.
final class Chromium {
    private let process = Process()
    private let pipe: DevToolsPipe
    private let profile: String
    private var lastNumber = 0
    private var events: [[String: Any]] = []

    /// Starts the browser. If it isn't installed, the test is skipped.
    init() throws {
        let program = try Needed.browser.programOrSkip()
        profile = NSTemporaryDirectory() + "/chromium-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: profile, withIntermediateDirectories: true)
        pipe = try DevToolsPipe(input: "\(profile)/in", output: "\(profile)/out")
        process.executableURL = URL(filePath: "/bin/sh")
        var options = [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)/profile",
            "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
            "--disable-background-networking", "--force-device-scale-factor=1",
            // Without this option, Chromium limits how often a page may change its address. A test shows
            // all slides quickly, and each slide changes the address.
            "--disable-ipc-flooding-protection",
        ]
        // Chromium's sandbox doesn't work as root. Running without it is safe, because the pages are our own.
        if geteuid() == 0 { options.append("--no-sandbox") }
        process.arguments =
            ["-c", #"exec "$@" 3<"$0/in" 4>"$0/out""#, profile, program] + options
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.currentDirectoryURL = URL(filePath: profile)
        try process.run()
    }

    /// Ends the browser and removes its profile.
    func close() {
        _ = try? send("Browser.close")
        let end = Date(timeIntervalSinceNow: 30)
        while process.isRunning, Date() < end { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: profile)
    }

    /// Sends a command and returns its result.
    @discardableResult
    func send(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = session
        try pipe.send(message)
        while true {
            let answer = try pipe.receive { process.isRunning }
            guard answer["id"] as? Int == lastNumber else {
                if answer["method"] != nil { events.append(answer) }
                continue
            }
            if let error = answer["error"] {
                throw BrowserError(what: "\(method): \(error)")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// The events of this kind that have arrived so far.
    func events(_ method: String) -> [[String: Any]] {
        events.filter { $0["method"] as? String == method }
    }
}

/// An error reported by the browser.
struct BrowserError: Error {
    let what: String
}
