import Foundation

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import Processes
@testable import TerminalKit

/// A folder of submissions that a test creates, and the results of `grade class` on it.
struct ClassFolder {
    /// The folder for the submissions and the reports.
    let root = "\(NSTemporaryDirectory())/class-\(UUID().uuidString)"
    let copy: KitCopy

    var submissions: String { "\(root)/submissions" }

    func remove() { try? Files.live.remove(root) }

    /// Adds a learner whose `Starter` is a tree of the kit, overlaid with the learner's own files.
    ///
    /// - Parameter encores: Whether to include the encores, which take as long to grade as all the stages.
    func add(
        _ learner: String, tree: Tree = .finished, encores: Bool = false,
        _ files: [String: String] = [:]
    ) throws {
        let folder = "\(submissions)/\(learner)"
        try Files.live.makeFolder(folder)
        try FileManager.default.copyItem(
            atPath: FixtureLearner.kit.path(tree.rawValue), toPath: "\(folder)/Starter")
        if !encores { try Files.live.remove("\(folder)/Starter/Encores") }
        for (path, text) in files { try Files.live.write("\(folder)/\(path)", Array(text.utf8)) }
    }

    /// Adds a fixture learner under this name, without encores.
    func add(fixture: String, as learner: String) throws {
        let folder = try FixtureLearner(name: fixture).submission()
        try Files.live.remove("\(folder)/Starter/Encores")
        try Files.live.makeFolder(submissions)
        try FileManager.default.moveItem(atPath: folder, toPath: "\(submissions)/\(learner)")
    }

    /// Returns the command that grades the class into a folder of reports.
    func grade(to reports: String, _ options: String...) throws -> Command {
        try copy.grade(["class", submissions, "--out", path(reports)] + options)
    }

    /// The absolute path of a folder of reports.
    func path(_ reports: String) -> String { "\(root)/\(reports)" }

    /// The contents of all reports for readers: the text of each file, by path.
    func texts(_ reports: String) throws -> [String: String] {
        var result: [String: String] = [:]
        let folder = try SourceFolder.read(path(reports), ending: "", files: .live)
        for (path, bytes) in folder.files { result[path] = String(decoding: bytes, as: UTF8.self) }
        return result
    }

    /// The total and the status of each learner, from `grades.csv`.
    func grades(_ reports: String) throws -> [String: [String]] {
        let text = try texts(reports)["grades.csv"] ?? ""
        let rows = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let columns = ["total", "status"].compactMap { rows.first?.firstIndex(of: $0) }
        return Dictionary(
            rows.dropFirst().map { row in (row[0], columns.map { row[$0] }) },
            uniquingKeysWith: { first, _ in first })
    }
}
