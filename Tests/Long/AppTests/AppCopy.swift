import Foundation
import ProgramTestHelpers
import Shared
import XCTest

/// A copy of the built `app` in its own folder. A test sets the answers that the copy gets from the
/// marketplace.
final class AppCopy {
    let root: String
    private let files = FileManager.default

    /// - Parameter built: The folder of the built program; nil for the one that was built with this
    ///   test.
    init(built: String? = nil) throws {
        let folder =
            built ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        root = NSTemporaryDirectory() + "app-" + UUID().uuidString
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["app", Self.resources] {
            try files.copyItem(atPath: "\(folder)/\(name)", toPath: "\(root)/\(name)")
        }
    }

    deinit { try? files.removeItem(atPath: root) }

    private static let resources = "UnitTestingWorkshop_Shared.resources"

    /// Makes the marketplace answer with these products.
    func setProducts(_ products: [Product]) throws {
        let data = products.map { product in
            [
                "id": product.id, "name": product.name, "price": product.price,
                "shop": [
                    "id": product.shop.id, "name": product.shop.name,
                    "location": product.shop.location,
                ],
            ] as [String: Any]
        }
        try setAnswer("ProductData", try JSONSerialization.data(withJSONObject: ["data": data]))
    }

    /// Makes the marketplace answer requests for a resource with these bytes.
    func setAnswer(_ name: String, _ bytes: Data) throws {
        try bytes.write(to: URL(filePath: "\(root)/\(Self.resources)/\(name).json"))
    }

    /// Starts the app in its own terminal.
    func open(
        _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            "\(root)/app", words, environment: self.environment.merging(environment) { $1 },
            directory: root, columns: columns, rows: rows)
    }

    struct Outcome: Equatable {
        var status: Int32
        var out: String
        var error: String
    }

    /// Runs the app with this text as standard input.
    ///
    /// - Parameter output: The file that standard output goes to; nil to return the output.
    func run(_ words: String..., input: String = "", output: String? = nil) throws -> Outcome {
        let process = Process()
        let (out, error) = (Pipe(), Pipe())
        // The input is a file rather than a pipe. If the app ended without reading a pipe, writing
        // to the pipe would end the tests.
        let file = URL(filePath: "\(root)/input")
        try Data(input.utf8).write(to: file)
        process.executableURL = URL(filePath: "\(root)/app")
        process.arguments = words
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = out
        if let output {
            process.standardOutput = FileHandle(forWritingAtPath: output)
            try out.fileHandleForWriting.close()
        }
        process.standardError = error
        try process.run()
        let texts = [out, error].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, out: texts[0], error: texts[1])
    }

    /// The app stores its preferences in the copy's folder. A crash prints no backtrace, so it
    /// takes no time.
    private var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": root, "TERM": "xterm-256color",
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }
}
