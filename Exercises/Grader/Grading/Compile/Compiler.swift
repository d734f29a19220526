import Digest
import FileSystem
import Foundation
import Processes
import SwiftSource

/// Compiles modules and links programs by calling the compiler and the linker directly.
///
/// If an earlier grading of the kit compiled the same module, it isn't compiled again.
struct Compiler: Sendable {
    let commands: CompilerCommands
    let tools: GradingTools
    /// The folder with the compiled products. All workspaces, learners and jobs of a kit share them.
    let cache: CacheFolder
    /// The limits of one job.
    let limits: Limits

    private var files: Files { tools.machine.files }
    private var store: ContentStore { cache.products }

    /// The reason why a job created no product.
    enum Failure: Error {
        /// The compiler failed with this output. If it names places in the source, the source is
        /// wrong.
        case failed(output: String)
        case tookTooLong, tookTooMuchMemory
    }

    /// Compiles a unit in a folder that contains only its sources.
    ///
    /// - Throws: `Failure`, or `BuildFailure.notJudged`
    func compile(_ unit: CompileUnit) throws -> Product {
        // The store's path is part of the name, because compiled modules contain absolute paths.
        let name = unit.name(with: commands, grader: "\(tools.identity) \(store.root)")
        let modules = cache.kit.modules
        let kept = try store.entry(name) { place in
            let folder = "\(place)/sources"
            for (path, bytes) in unit.sources {
                try files.write("\(folder)/\(path)", bytes)
            }
            let words = unit.words(with: commands, folder: place, modules: modules)
            let text = try output(of: words, in: folder, writable: [place, modules])
            try files.remove(folder)
            return try note(of: unit, in: place, saying: text)
        }
        return Product(folder: store.folder(of: name), note: kept)
    }

    /// Returns the contents of an object file; nil if it is too large to inspect.
    ///
    /// - Throws: `BuildFailure.notJudged` if the file isn't an object file as the compiler creates
    ///   it.
    func object(at path: String) throws -> ObjectFile? {
        guard files.size(path) ?? 0 <= Self.largestObject else { return nil }
        var object = ObjectFile.none
        do {
            let tools = [
                ("llvm-nm", ObjectFile.symbolOptions), ("llvm-objdump", ObjectFile.sectionOptions),
            ]
            let texts = try tools.concurrentMap { try printed(path, by: $0.0, $0.1) }
            try object.add(files.read(path), symbols: texts[0], sections: texts[1])
            return object
        } catch ObjectFileError.tooLong {
            return nil
        } catch is ObjectFileError {
            throw BuildFailure.notJudged
        }
    }

    /// Returns the output of a toolchain program about an object file.
    private func printed(_ path: String, by tool: String, _ options: [String]) throws -> String {
        let words = ["\(commands.toolchain)/bin/\(tool)"] + options + [path]
        let text = try? output(of: words, in: store.root, writable: [])
        // An output of the maximum size is incomplete, because the rest wasn't kept.
        guard let text else { throw BuildFailure.notJudged }
        guard text.utf8.count < Processes.maximumOutput else { throw ObjectFileError.tooLong }
        return text
    }

    /// The maximum size of an object file to read, in bytes.
    private static let largestObject = 64 << 20

    /// Links products into a program.
    ///
    /// - Parameter keepsLineTables: Whether the program keeps its line tables and symbols.
    /// - Throws: `Failure`
    func link(
        _ products: [Product], to program: String, in folder: String, keepsLineTables: Bool = false
    ) throws {
        var libraries: [String] = []
        for library in products.flatMap({ $0.note.object?.libraries ?? [] })
        where !libraries.contains(library) {
            libraries.append(library)
        }
        // XCTest's library comes last. It doesn't say where the libraries that it needs are, but
        // Foundation's library does.
        if let index = libraries.firstIndex(of: Self.xctest) {
            libraries.append(libraries.remove(at: index))
        }
        let words = keepsLineTables ? commands.linkWithSymbols : commands.link
        _ = try output(
            of: words.flatMap { word in
                switch word {
                case CompilerCommands.Placeholder.object: products.map(\.object) + libraries
                case CompilerCommands.Placeholder.program: [program]
                default: [word]
                }
            }, in: folder, writable: [folder])
    }

    private static let xctest = "-lXCTest"

    /// Returns the information to record about a compiled unit.
    ///
    /// - Parameter output: The compiler's output.
    private func note(
        of unit: CompileUnit, in folder: String, saying output: String
    ) throws -> Product.Note {
        var note = Product.Note(module: unit.module)
        guard unit.kind != .c else { return note }
        let module = try files.read("\(folder)/\(unit.module).swiftmodule")
        var interface = ContentDigest()
        interface.add(module)
        note.interface = interface.text
        if unit.checksMemory { note.memory = MemoryWarnings.flags(in: output) }
        // The object file isn't inspected for a list, which needs the same as its tests, or for an
        // interface, which needs nothing.
        if ![.list, .interface].contains(unit.kind) {
            guard let object = try object(at: "\(folder)/\(unit.module).o") else {
                throw Failure.tookTooMuchMemory
            }
            note.object = object
        }
        if unit.kind == .tests {
            let sources = unit.sources.mapValues { String(decoding: $0, as: UTF8.self) }
            note.testList = TestSources(sources).listed.map {
                TestList.source(of: $0, module: unit.module)
            }
        }
        return note
    }

    /// Runs a toolchain program, which can read all products, and returns its output.
    ///
    /// - Throws: `Failure`
    private func output(
        of words: [String], in folder: String, writable: [String]
    ) throws -> String {
        try tools.output(
            of: words, in: folder, tools.buildSandbox == nil ? [:] : ["TMPDIR": "/tmp"],
            Sandbox.Access(readable: [store.root], writable: writable, scratch: "/tmp"), limits)
    }
}

/// Runs compilers, linkers and the package manager.
extension GradingTools {
    /// Runs a program that is part of a build, in the sandbox for builds, and returns its output.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments.
    ///   - variables: Changes to the environment of the process.
    ///   - access: What the program can read and change in the sandbox.
    /// - Throws: `Compiler.Failure`
    func output(
        of words: [String], in folder: String, _ variables: [String: String?],
        _ access: Sandbox.Access, _ limits: Limits
    ) throws -> String {
        var environment = machine.environment
        // In the sandbox, the program gets only the variables that the toolchain may need.
        if buildSandbox != nil {
            environment = environment.filter { Self.neededVariables.contains($0.key) }
        }
        for (name, value) in variables { environment[name] = value }
        let command = Command(
            executable: words[0], arguments: Array(words.dropFirst()), environment: environment,
            directory: folder)
        let (end, text) = try compilerGate.pass {
            try machine.processes.output(
                of: buildSandbox?.wrap(command, access) ?? command, limits: limits)
        }
        switch end {
        case .exited(0): return text
        case .tooLong: throw Compiler.Failure.tookTooLong
        case .outOfMemory: throw Compiler.Failure.tookTooMuchMemory
        default: throw Compiler.Failure.failed(output: text)
        }
    }

    private static let neededVariables: Set<String> = [
        "PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
    ]
}
