import Foundation

/// A record of Swift Testing's event stream in version 0 or 6.3. It has only the fields that the
/// reader uses.
struct StreamRecord: Decodable {
    let kind: String
    let payload: Payload

    /// Decodes a record.
    ///
    /// - Parameter line: The record as JSON; the initializer returns nil if the line contains
    ///   something else.
    init?(_ line: String) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
            return nil
        }
        self = record
    }

    /// Returns an ID such as `MyStage1Tests.Suite/test()/File.swift:4:20` without its last part;
    /// nil for the ID of a suite.
    static func testName(of id: String) -> String? {
        guard let slash = id.lastIndex(of: "/"), id[slash...].contains(":") else { return nil }
        return String(id[..<slash])
    }

    struct Payload: Decodable {
        let kind: String?
        let id: String?
        let testID: String?
        let instant: Instant?
        let messages: [Message]?
        let issue: Issue?

        /// The messages. Comments above an expectation in the source are left out, because they say
        /// nothing about a failure.
        var text: String {
            (messages ?? []).map(\.text).filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
                .joined(separator: " - ")
        }
    }

    struct Instant: Decodable {
        let absolute: Double
    }

    struct Message: Decodable {
        let text: String
    }

    struct Issue: Decodable {
        let isKnown: Bool?
        let severity: String?
        let sourceLocation: Location?

        /// Whether the issue makes the test fail. A known issue or a warning doesn't.
        var isFailure: Bool { isKnown != true && severity != "warning" }
    }

    struct Location: Decodable {
        private let filePath: String?
        /// The path of the file in version 0 of the stream.
        private let _filePath: String?
        let line: Int

        var path: String? { filePath ?? _filePath }
    }
}
