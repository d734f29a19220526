import Catalog
import Digest
import SwiftSource

/// The two parts that a learner's work on a stage has.
package enum WorkPart: String, Sendable, Codable {
    /// The code of a stage.
    case code
    /// The learner's own tests of it.
    case tests
}

/// A piece of a learner's work, told from others' by a digest: a file, or a function of their own tests.
///
/// Of each piece only the lines go in that the workshop doesn't ship, without comments, spaces and braces.
/// What the file or the function is called, and where it stands, changes nothing.
package struct WorkPiece: Sendable, Hashable, Codable {
    /// What two pieces share that are the same.
    package struct Digest: Sendable, Hashable, Codable {
        package let stage: Stage.ID
        package let part: WorkPart
        let text: String

        package init(stage: Stage.ID, part: WorkPart, text: String) {
            (self.stage, self.part, self.text) = (stage, part, text)
        }
    }

    package let digest: Digest
    /// The path of the file, as the learner knows it.
    package let file: String
    /// The function, with the labels of its parameters; nil for the file as a whole.
    package let function: String?
    /// How many bytes of it are the learner's own.
    package let bytes: Int

    package init(digest: Digest, file: String, function: String? = nil, bytes: Int) {
        (self.digest, self.file, self.function, self.bytes) = (digest, file, function, bytes)
    }

    /// Less than this many bytes are alike by themselves.
    static let minimumLength = 60
    /// The most functions of a file that are looked at.
    private static let maximumFunctions = 200

    /// The pieces of a file that are long enough to be compared.
    ///
    /// - Parameter own: The lines that aren't shipped, of some.
    static func all(
        inFile path: String, _ source: [UInt8], of stage: Stage.ID, _ part: WorkPart,
        withoutShipped own: ([[UInt8]]) -> [[UInt8]]
    ) -> [WorkPiece] {
        func piece(_ lines: [[UInt8]], function: String? = nil) -> WorkPiece? {
            // A class of tests is called after its file.
            let heading = ":XCTestCase".utf8
            let lines = lines.filter { !$0.suffix(heading.count).elementsEqual(heading) }
            let bytes = Array(own(lines).joined())
            guard bytes.count >= minimumLength else { return nil }
            var digest = ContentDigest()
            digest.add(function == nil ? "file" : "function")
            digest.add(bytes)
            return WorkPiece(
                digest: Digest(stage: stage, part: part, text: digest.text), file: path,
                function: function, bytes: bytes.count)
        }
        guard let file = piece(SwiftText.bareLines(of: source)) else { return [] }
        guard part == .tests else { return [file] }
        let declarations = Declarations(SwiftText(String(decoding: source, as: UTF8.self)))
        let bodies = FunctionBodies(declarations)
        let functions = declarations.functions.filter { !$0.isInFunction }
            .prefix(maximumFunctions)
        return [file]
            + functions.compactMap {
                piece(bodies.bareLines(of: $0), function: $0.nameWithLabels ?? $0.name)
            }
    }
}
