import Digest

/// A module to compile: its sources, and what it imports.
struct CompileUnit: Sendable {
    let module: String
    /// The bytes of each source file, by its path below the folder that the compiler runs in.
    var sources: [String: [UInt8]] = [:]
    /// The digests of source files by their paths, as far as they were taken before.
    var digests: [String: String] = [:]
    /// The text of each source file that the grader makes, by its name.
    var made: [String: String] = [:]
    /// The modules that it imports, with those that they import themselves.
    var imports: [Product] = []
    var kind = Kind.code
    /// Whether what is compiled tells from which line of the source it comes.
    var hasLineTables = false

    enum Kind: String, Sendable {
        /// A module that other modules import.
        case code
        /// A module with tests.
        case tests
        /// The list of the tests of a module. Like the package manager's, it is in Swift 5: it may
        /// name tests of the main actor.
        case list
        /// The program's beginning.
        case main
        /// C.
        case c
    }

    /// The digest of all that the product depends on.
    ///
    /// - Parameter grader: What tells this version of the grader from others: it decides how a unit
    ///   is compiled, and what is noted of it.
    func name(with commands: CompilerCommands, grader: String) -> String {
        var digest = ContentDigest()
        digest.add(
            [grader, kind.rawValue, module, commands.clang, commands.compiler] + commands.compile)
        digest.add(hasLineTables ? "line tables" : "")
        digest.add(imports.flatMap { [$0.note.module, $0.note.interface] })
        digest.add(
            Dictionary(
                uniqueKeysWithValues: sources.map { path, bytes in
                    (path, digests[path] ?? ContentDigest.of(bytes))
                }))
        digest.add(made.mapValues { Array($0.utf8) })
        return digest.text
    }

    /// The paths of the sources, in the order in which they are compiled.
    private var paths: [String] { sources.keys.sorted() }

    /// The words that compile it.
    ///
    /// - Parameters:
    ///   - folder: Where the files go that are made.
    ///   - modules: The folder of compiled system modules.
    func words(with commands: CompilerCommands, folder: String, modules: String) -> [String] {
        let object = "\(folder)/\(module).o"
        if kind == .c {
            let folders = Set(
                paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
            return [commands.clang, "-O0", "-g0", "-fPIC", "-fno-omit-frame-pointer", "-c"]
                + paths.filter { $0.hasSuffix(".c") } + folders.sorted().flatMap { ["-I", $0] }
                + ["-o", object]
        }
        var words = frontendWords(
            with: commands, made: folder, output: object, modules: modules)
        for product in imports { words += ["-I", product.folder] }
        words += ["-emit-module-path", "\(folder)/\(module).swiftmodule"]
        switch kind {
        case .tests:
            words += [
                "-enable-cross-import-overlays", "-emit-symbol-graph", "-emit-symbol-graph-dir",
                folder, "-symbol-graph-minimum-access-level", "internal",
            ]
        case .list, .main: words += ["-swift-version", "5", "-suppress-warnings"]
        case .code, .c: break
        }
        return words
    }

    /// The words that write it in the compiler's intermediate language, before anything has been
    /// optimized.
    ///
    /// - Parameters:
    ///   - folders: The folders with the modules that it imports.
    ///   - withPlaces: Whether the places of all that it refers to are written, too.
    func silWords(
        with commands: CompilerCommands, to output: String, modules: String,
        importing folders: [String], withPlaces: Bool
    ) -> [String] {
        let words = frontendWords(with: commands, made: "", output: output, modules: modules)
        return words.map { $0 == "-c" ? "-emit-silgen" : $0 } + folders.flatMap { ["-I", $0] }
            + (withPlaces ? ["-Xllvm", "-sil-print-debuginfo"] : []) + ["-suppress-warnings"]
    }

    private static let lineTables = [
        "-gline-tables-only", "-debug-info-format=dwarf", "-dwarf-version=4",
        // Wherever it is compiled, it is the same.
        "-file-compilation-dir", ".",
    ]

    private func frontendWords(
        with commands: CompilerCommands, made folder: String, output: String, modules: String
    ) -> [String] {
        let files = paths + made.keys.sorted().map { "\(folder)/\($0)" }
        return commands.compile.flatMap { word in
            switch word {
            case CompilerCommands.Placeholder.module: [module]
            case CompilerCommands.Placeholder.source: files
            case CompilerCommands.Placeholder.object: [output]
            case CompilerCommands.Placeholder.modules: [modules]
            case CompilerCommands.withoutDebugInfo where hasLineTables: Self.lineTables
            default: [word]
            }
        }
    }
}
