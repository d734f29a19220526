import Catalog
import FileSystem
import Grading
import SwiftSource

/// The lines of code that everybody has before them: of the kit's files, and of the Guide.
///
/// Who has the same of these has it from there, and not from a classmate.
struct ShippedLines: Sendable {
    private let lines: Set<[UInt8]>

    /// - Parameter trees: The files of `Starter` as they were shipped, and those of `Finished`.
    /// - Throws: Where a file of the kit can't be read.
    init(of kit: Kit, and trees: [[UInt8]], files: Files) throws {
        var texts = trees
        // A copy of the kit may be without some of these.
        func isThere(_ folder: String) -> Bool { files.kind(folder) == .folder }
        for folder in kit.workshop.stages.map({ kit.path($0.suiteFolder) }) where isThere(folder) {
            texts += try SourceFolder.read(folder, ending: ".swift", files: files).files.values
        }
        let guide = kit.path("Guide")
        let pages = isThere(guide) ? try files.names(guide) : []
        for page in pages where page.hasSuffix(".md") {
            let text = String(decoding: try files.read("\(guide)/\(page)"), as: UTF8.self)
            texts += Self.swiftCode(in: text)
        }
        lines = Set(texts.flatMap(SwiftText.bareLines))
    }

    /// The lines that are not among the shipped ones, in their order.
    func own(_ lines: [[UInt8]]) -> [[UInt8]] { lines.filter { !self.lines.contains($0) } }

    /// The blocks of Swift on a page in Markdown.
    private static func swiftCode(in page: String) -> [[UInt8]] {
        page.split(separator: "\n```swift\n").dropFirst().map { block in
            Array((block.split(separator: "\n```", maxSplits: 1).first ?? "").utf8)
        }
    }
}
