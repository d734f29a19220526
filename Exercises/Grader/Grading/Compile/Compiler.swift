import Digest
import FileSystem
import Foundation
import Processes
import SwiftSource

/// Compiles modules and links programs by calling the compiler and the linker themselves.
///
/// A module or program that was made before, in any grading of the kit, is not made again.
struct Compiler: Sendable {
    let commands: CompilerCommands
    /// What tells this version of the grader from others.
    let grader: String
    /// What has been compiled, which the workspaces, learners and jobs of a kit share.
    let store: ContentStore
    let machine: Machine
    /// What the compiler runs in; nil for none.
    let sandbox: Sandbox?
    /// A folder for compiled system modules, which all share.
    let modules: String
    /// The limits of one job.
    let limits: Limits
    /// Lets in as many jobs as there are cores.
    let gate: ProcessGate

    /// Why a job made no product.
    enum Failure: Error {
        /// What the compiler printed; its verdict, where that names places in the source.
        case failed(output: String)
        case tookTooLong, tookTooMuchMemory
    }

    /// Compiles a unit in a folder that holds its sources.
    ///
    /// - Parameter willCompile: Called where it isn't compiled yet.
    func compile(
        _ unit: CompileUnit, in folder: String, willCompile: () -> Void
    ) throws -> Result<Product, Failure> {
        let name = unit.name(with: commands, grader: grader)
        let entry = try store.entry(name) { place -> Result<Product.Note, Failure> in
            willCompile()
            for (name, text) in unit.made {
                try machine.files.write("\(place)/\(name)", Array(text.utf8))
            }
            let words = unit.words(with: commands, folder: place, modules: modules)
            let ended = try output(
                of: words, in: folder, writable: [place, modules], readable: [store.root])
            switch ended {
            case .failure(let failure): return .failure(failure)
            case .success(let text): return try note(of: unit, in: place, saying: text)
            }
        }
        return entry.map { Product(name: name, folder: $0.folder, note: $0.note) }
    }

    /// What stands in object files, taken together; nil where they are too large to look into.
    ///
    /// - Throws: `NotJudged` where they aren't what the compiler makes.
    func object(in paths: [String]) throws -> ObjectFile? {
        let size = paths.map { machine.files.size($0) ?? 0 }.reduce(0, +)
        guard size <= Self.largestObject else { return nil }
        do {
            let files = try paths.map { try machine.files.read($0) }
            guard files.contains(where: PrintedObject.canPrint) else {
                return try ObjectFile(files: files)
            }
            guard files.allSatisfy(PrintedObject.canPrint) else { throw NotJudged() }
            return try ObjectFile(printed: paths.map(printed))
        } catch ObjectFileError.tooLong {
            return nil
        } catch is ObjectFileError {
            throw NotJudged()
        }
    }

    /// What the toolchain's tools print of an object file.
    private func printed(_ path: String) throws -> PrintedObject {
        let folder = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
        func text(_ words: [String]) throws -> String {
            let text = try? output(of: words, in: folder, writable: [], readable: []).get()
            // More than this isn't kept of what a program prints.
            guard let text, text.utf8.count < Processes.maximumOutput else { throw NotJudged() }
            return text
        }
        return PrintedObject(
            symbols: try text([commands.symbolLister, path]),
            sections: try text([commands.objectDumper, "--section-headers", path]))
    }

    /// The most bytes of object files that are read.
    private static let largestObject = 64 << 20

    /// What a stage declares, for official tests to be compiled with.
    ///
    /// - Parameters:
    ///   - unit: The stage's module.
    ///   - whole: What that was compiled to.
    func interface(
        of unit: CompileUnit, _ whole: Product, in folder: String
    ) throws -> StageInterface {
        switch try compile(unit.interface(of: whole), in: folder, willCompile: {}) {
        case .success(let product): StageInterface(module: product)
        // Another compiler may not know how to leave bodies out.
        case .failure: StageInterface(module: whole, hasBodies: true)
        }
    }

    /// Does something in a folder that holds the sources of units, and nothing else.
    func withFolder<Result>(
        of units: [CompileUnit], _ body: (_ folder: String) throws -> Result
    ) throws -> Result {
        try withScratch { scratch in
            for (path, bytes) in units.flatMap(\.sources) {
                try machine.files.write("\(scratch)/\(path)", bytes)
            }
            return try body(scratch)
        }
    }

    private func withScratch<Result>(_ body: (_ folder: String) throws -> Result) throws -> Result {
        let scratch = "\(store.root)/judging-\(Secret.make())"
        try machine.files.makeFolder(scratch)
        defer { try? machine.files.remove(scratch) }
        return try body(scratch)
    }

    /// The most bytes of what the compiler writes that are read.
    private static let longestText = 16 << 20

    /// What was compiled can't be looked into.
    struct NotJudged: Error {}

    /// Links products to a program.
    func link(
        _ products: [Product], to program: String, in folder: String
    ) throws -> Result<Void, Failure> {
        try link(products, to: program, in: folder, with: commands.link)
    }

    /// Links products to a program, and once more with their line tables to another, which has the
    /// same addresses.
    func link(
        _ products: [Product], to program: String, withLineTables other: String, in folder: String
    ) throws -> Result<Void, Failure> {
        let linked = try link(products, to: other, in: folder, with: commands.linkWithSymbols)
        guard case .success = linked else { return linked }
        return try run(
            [commands.objectCopy, "--strip-all", other, program], in: folder, writable: [folder],
            readable: [])
    }

    /// The places in sources that addresses of a program come from, innermost first; text that the
    /// toolchain has made of what the learner's code says.
    func lines(of addresses: [UInt64], in program: String) throws -> String {
        let folder = program.split(separator: "/").dropLast().joined(separator: "/")
        let words =
            [commands.symbolizer, "--obj=\(program)", "--functions=none"]
            + addresses.map { "0x" + String($0, radix: 16) }
        return try output(of: words, in: "/\(folder)", writable: [], readable: []).get()
    }

    private static let xctest = "-lXCTest"

    private func link(
        _ products: [Product], to program: String, in folder: String, with link: [String]
    ) throws -> Result<Void, Failure> {
        var libraries: [String] = []
        for library in products.flatMap({ $0.note.object?.libraries ?? [] })
        where !libraries.contains(library) {
            libraries.append(library)
        }
        // XCTest's library doesn't tell where those are that it needs: Foundation's does.
        if let index = libraries.firstIndex(of: Self.xctest) {
            libraries.append(libraries.remove(at: index))
        }
        let words = link.flatMap { word in
            switch word {
            case CompilerCommands.Placeholder.object: products.map(\.object) + libraries
            case CompilerCommands.Placeholder.program: [program]
            default: [word]
            }
        }
        return try run(words, in: folder, writable: [folder], readable: [store.root])
    }

    /// - Parameter output: What the compiler printed.
    private func note(
        of unit: CompileUnit, in folder: String, saying output: String
    ) throws -> Result<Product.Note, Failure> {
        let files = machine.files
        var note = Product.Note(module: unit.module)
        guard unit.kind != .c else { return .success(note) }
        let module = try files.read("\(folder)/\(unit.module).swiftmodule")
        var interface = ContentDigest()
        interface.add(module)
        note.interface = interface.text
        if unit.checksMemory { note.memory = MemoryWarnings.flags(in: output) }
        // A list needs what the tests need, and declarations need nothing.
        if ![.list, .interface].contains(unit.kind) {
            guard let object = try object(in: ["\(folder)/\(unit.module).o"]) else {
                return .failure(.tookTooMuchMemory)
            }
            note.object = object
        }
        if unit.kind == .tests {
            let object = try files.read("\(folder)/\(unit.module).o")
            note.code = ContentDigest.of(ObjectFile.code(in: object))
            note.testList = try testList(of: unit, in: folder)
        }
        return .success(note)
    }

    /// The source that lists the tests of a module; nil where that can't be told for sure.
    private func testList(of unit: CompileUnit, in folder: String) throws -> String? {
        let files = machine.files
        let path = "\(folder)/\(unit.module).symbols.json"
        guard let size = files.size(path), size <= Self.longestText else { return nil }
        let graph = try files.read(path)
        let extensions = try files.names(folder).filter {
            $0.hasPrefix("\(unit.module)@") && $0.hasSuffix(".symbols.json")
        }.map { try files.read("\(folder)/\($0)") }
        let sources = unit.sources.values.map { String(decoding: $0, as: UTF8.self) }
        guard !DeclaredTests.mayBeHidden(inGraphs: extensions, sources: sources) else { return nil }
        return DeclaredTests(symbolGraph: graph).map {
            TestList.source(of: $0, module: unit.module)
        }
    }

    private func run(
        _ words: [String], in folder: String, writable: [String], readable: [String]
    ) throws -> Result<Void, Failure> {
        try output(of: words, in: folder, writable: writable, readable: readable).map { _ in }
    }

    /// What a program of the toolchain prints.
    private func output(
        of words: [String], in folder: String, writable: [String], readable: [String]
    ) throws -> Result<String, Failure> {
        var environment = machine.compilerEnvironment(isSandboxed: sandbox != nil)
        environment["TMPDIR"] = sandbox == nil ? environment["TMPDIR"] : "/tmp"
        let command = Command(
            executable: words[0], arguments: Array(words.dropFirst()), environment: environment,
            directory: folder)
        let access = Sandbox.Access(
            readable: ([folder] + readable).filter { !writable.contains($0) }, writable: writable,
            scratch: "/tmp")
        let (end, text) = try gate.pass {
            try machine.processes.output(
                of: sandbox?.wrap(command, access) ?? command, limits: limits)
        }
        switch end {
        case .exited(0): return .success(text)
        case .tooLong: return .failure(.tookTooLong)
        case .outOfMemory: return .failure(.tookTooMuchMemory)
        default: return .failure(.failed(output: text))
        }
    }
}
