import Foundation
import XCTest

/// The two pipes to a browser, which carry JSON messages that end with a zero byte.
final class DevToolsPipe {
    private let toBrowser: Int32
    private let fromBrowser: Int32
    private var pending: [UInt8] = []

    /// - Parameters:
    ///   - input: The path of the named pipe that the browser reads from.
    ///   - output: The path of the named pipe that the browser writes to.
    init(input: String, output: String) throws {
        for path in [input, output] where mkfifo(path, 0o600) != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        // If both pipes are opened for reading and writing, opening them doesn't wait for the browser.
        toBrowser = open(input, O_RDWR | O_CLOEXEC)
        fromBrowser = open(output, O_RDWR | O_CLOEXEC)
    }

    deinit {
        close(toBrowser)
        close(fromBrowser)
    }

    func send(_ message: [String: Any]) throws {
        var rest = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
            guard count > 0 else { throw POSIXError(.EPIPE) }
            rest.removeFirst(count)
        }
    }

    /// Returns the next message; throws if none arrives within two minutes, or the browser has ended.
    func receive(whileRunning isRunning: () -> Bool) throws -> [String: Any] {
        let end = Date(timeIntervalSinceNow: 120)
        while true {
            if let end = pending.firstIndex(of: 0) {
                let message = Data(pending[..<end])
                pending.removeFirst(end + 1)
                let object = try JSONSerialization.jsonObject(with: message)
                return try XCTUnwrap(object as? [String: Any])
            }
            var state = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 500) > 0 else {
                if !isRunning() { throw BrowserError(what: "the browser has ended") }
                if Date() > end { throw BrowserError(what: "no answer in two minutes") }
                continue
            }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(fromBrowser, &buffer, buffer.count)
            guard count > 0 else { throw POSIXError(.EPIPE) }
            pending += buffer[..<count]
        }
    }
}
