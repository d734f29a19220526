import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Processes

/// A schema of the kit, and checks of JSON texts against it.
enum JSONSchema: String {
    case gradescope = "Tests/ReportsTests/Schemas/gradescope.schema.json"
    case classroom50 = "Tests/ReportsTests/Schemas/classroom50.schema.json"
    case report = "Guide/json-report/report.schema.json"
    case classroom = "Guide/for-instructors/class.schema.json"

    /// The absolute path of the schema.
    var path: String { FixtureLearner.kit.path(rawValue) }

    /// All problems in each text, each preceded by the path of the value.
    ///
    /// If Python can't check the texts, the test is skipped. Don't call this inside an assertion, which would
    /// report the skip as a failure.
    func problems(in texts: [String]) throws -> [[String]] {
        try Needed.jsonschema.orSkip()
        let folder = "\(NSTemporaryDirectory())/json-\(UUID().uuidString)"
        defer { try? Files.live.remove(folder) }
        let paths = texts.indices.map { "\(folder)/\($0).json" }
        for (path, text) in zip(paths, texts) { try Files.live.write(path, Array(text.utf8)) }
        let (end, output) = try Programs.run(.python, ["-c", Self.script, path, folder])
        guard end == .exited(0) else { throw Failure(output: output) }
        let found = try JSONDecoder().decode([String: [String]].self, from: Data(output.utf8))
        return try texts.indices.map { try XCTUnwrap(found["\($0)"]) }
    }

    /// Checks the files of a folder, and prints the problems by file number.
    private static let script = """
        import json, jsonschema, os, sys
        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        problems = {}
        for name in os.listdir(sys.argv[2]):
            text = json.load(open(os.path.join(sys.argv[2], name), encoding="utf-8"))
            problems[name[:-len(".json")]] = [
                "/".join(map(str, error.absolute_path)) + ": " + error.message[:500]
                for error in kind(schema).iter_errors(text)
            ]
        print(json.dumps(problems))
        """

    /// Thrown if a check produced no result.
    struct Failure: Error, CustomStringConvertible {
        let output: String
        var description: String { "JSON texts could not be checked: \(output)" }
    }
}
