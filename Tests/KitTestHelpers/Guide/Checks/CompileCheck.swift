@testable import Catalog
@testable import Grading
@testable import Processes
@testable import Reports

/// Finds blocks that claim to compile but don't.
struct CompileCheck {
    let built: BuiltProducts
    let processes: Processes
    let scratch: ScratchFolders

    func problems(in page: GuidePage) throws -> [PageProblem] {
        var problems: [PageProblem] = []
        for block in page.blocks {
            for case .compiled(let modules) in (try? block.directives()) ?? [] {
                if let words = try compilersWords(on: block, modules) {
                    problems.append(block.problem("this does not compile:\n\(words)"))
                }
            }
        }
        return problems
    }

    /// The compiler's error for a block; nil if there is none.
    private func compilersWords(on block: Block, _ modules: [String]) throws -> String? {
        let imports = modules.map { module in
            module.hasPrefix("Stage") ? "@testable import \(module)\n" : "import \(module)\n"
        }
        // Makes the compiler number the lines from the start of the block, below the imports.
        let start = "#sourceLocation(file: \"block\", line: 1)\n"
        let folder = try scratch.make()
        defer { scratch.remove(folder) }
        let path = "\(folder)/block.swift"
        try scratch.files.write(path, Array((imports.joined() + start + block.text).utf8))
        let (end, output) = try processes.output(of: try built.typeCheck([path]))
        return end == .exited(0) ? nil : output
    }
}
