import FileSystem
import Foundation

/// The folder with all that an interrupted run goes on with.
struct WorkFolder {
    let root: String

    /// The clone that everything is built in.
    var checkout: String { "\(root)/kit" }
    /// What the tests had made by the time that all of them had run without a mutant.
    var pristine: String { "\(root)/pristine" }
    /// Where tests make temporary files.
    var temporary: String { "\(root)/tmp" }
    /// What the tests of the last run have printed.
    var log: String { "\(root)/log" }
    /// Where a test process notes the mutants that it reaches.
    var reached: String { "\(root)/reached" }

    private var planPath: String { "\(root)/plan.json" }
    private var classesPath: String { "\(root)/classes.jsonl" }
    private var resultsPath: String { "\(root)/results.jsonl" }

    func plan() throws -> MutantPlan? {
        guard Files.live.kind(planPath) == .file else { return nil }
        return try JSONDecoder().decode(MutantPlan.self, from: Data(Files.live.read(planPath)))
    }

    func keep(_ plan: MutantPlan) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Files.live.write(planPath, Array(try encoder.encode(plan)))
    }

    /// What is known of the classes, by `Module.Class`: the last that was noted of each.
    func classes() throws -> [String: MeasuredClass] {
        let all: [MeasuredClass] = try lines(of: classesPath)
        return Dictionary(all.map { ($0.name, $0) }) { $1 }
    }

    func add(_ measured: MeasuredClass) throws { try add(measured, to: classesPath) }

    /// The results, by the number of the mutant: the last that was noted of each.
    func results() throws -> [Int: TrialResult] {
        let all: [TrialResult] = try lines(of: resultsPath)
        return Dictionary(all.map { ($0.number, $0) }) { $1 }
    }

    func add(_ result: TrialResult) throws { try add(result, to: resultsPath) }

    private func lines<Value: Decodable>(of path: String) throws -> [Value] {
        guard Files.live.kind(path) == .file else { return [] }
        return try Files.live.read(path).split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Value.self, from: Data($0))
        }
    }

    private func add(_ value: some Encodable, to path: String) throws {
        let before = Files.live.kind(path) == .file ? try Files.live.read(path) : []
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Files.live.write(path, before + Array(try encoder.encode(value)) + Array("\n".utf8))
    }
}
