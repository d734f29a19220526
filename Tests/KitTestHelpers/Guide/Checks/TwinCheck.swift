@testable import FileSystem
@testable import Grading
@testable import Reports

/// Finds XCTest tests, and commands that name such a test, if the chapter has no Swift Testing version.
struct TwinCheck {
    let kit: Kit
    let files: Files

    func problems(in page: GuidePage) -> [PageProblem] {
        page.blocks.indices.compactMap { index in
            let block = page.blocks[index]
            guard !block.isTwin, isInXCTest(block) else { return nil }
            let next = page.blocks.dropFirst(index + 1).first
            return problem(with: block, next, on: page).map(block.problem)
        }
    }

    /// Whether a block contains something that is written differently in Swift Testing.
    private func isInXCTest(_ block: Block) -> Bool {
        // A filter that names a test of the other library matches nothing, without an error.
        if block.text.contains(#/--filter \w+\/test[A-Z]/#) { return true }
        guard block.language == "swift", let directives = try? block.directives() else {
            return false
        }
        for case .notCompiled in directives { return false }
        if block.text.contains(#/\bXC[TU]|\bfunc test[A-Z]|\bexpectation\(/#) { return true }
        // A test helper may be the same in both libraries.
        guard let path = Self.secondVersion(of: block), let source = text(path) else {
            return false
        }
        return !SourceCheck.holds(source, block.lines)
    }

    private func problem(with block: Block, _ twin: Block?, on page: GuidePage) -> String? {
        let below = page.prose.dropFirst(block.line + block.lines.count + 1)
        guard Array(below.prefix(2)) == ["", TestsFold.opening], let twin, twin.isTwin else {
            return "these tests are not shown in Swift Testing directly below"
        }
        if let path = Self.secondVersion(of: block), let shown = Self.source(of: twin),
            shown != path
        {
            return "the tests below are from \(shown) instead of \(path)"
        }
        let tests = Self.tests(in: block)
        return Self.tests(in: twin) == tests
            ? nil : "the tests below are not these: \(tests.joined(separator: ", "))"
    }

    /// The lowercase names of a block's tests, without `test`.
    private static func tests(in block: Block) -> [String] {
        block.text.matches(of: #/\bfunc test([A-Z]\w*)|@Test\b(?:.|\n)*?\bfunc (\w+)/#)
            .map { ($0.1 ?? $0.2 ?? "").lowercased() }
    }

    /// The Swift Testing counterpart of the test file that a block is from.
    private static func secondVersion(of block: Block) -> String? {
        guard let path = source(of: block),
            let match = path.wholeMatch(of: #/(Starter|Finished)/((?:Encores/)?\w+Tests/.+)/#)
        else { return nil }
        return "\(match.1)/SwiftTesting/\(match.2)"
    }

    /// The file whose lines a block shows.
    private static func source(of block: Block) -> String? {
        for case .from(let path, _) in (try? block.directives()) ?? [] { return path }
        return nil
    }

    private func text(_ path: String) -> [String]? {
        guard let bytes = try? files.read(kit.path(path)) else { return nil }
        return SwiftLines(String(decoding: bytes, as: UTF8.self)).lines
    }
}
