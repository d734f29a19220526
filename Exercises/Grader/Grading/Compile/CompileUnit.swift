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
    /// Whether the compiler warns of what goes around its checks of memory.
    var checksMemory = false
    /// A digest to name it by instead of its sources; nil to name it by these.
    var digestOfSources: String?

    enum Kind: String, Sendable {
        /// A module that other modules import.
        case code
        /// What a module declares, without the bodies of its functions: for official tests to import, so that nothing
        /// of a body is put into them.
        case interface
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
        digest.add([hasLineTables ? "line tables" : "", checksMemory ? "memory" : ""])
        digest.add(imports.flatMap { [$0.note.module, $0.note.interface] })
        if let digestOfSources {
            digest.add(digestOfSources)
        } else {
            digest.add(
                Dictionary(
                    uniqueKeysWithValues: sources.map { path, bytes in
                        (path, digests[path] ?? ContentDigest.of(bytes))
                    }))
        }
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
        let declaresOnly = kind == .interface
        var words = frontendWords(
            with: commands, made: folder,
            output: declaresOnly ? "\(folder)/\(module).swiftmodule" : object, modules: modules)
        for product in imports { words += ["-I", product.folder] }
        if !declaresOnly { words += ["-emit-module-path", "\(folder)/\(module).swiftmodule"] }
        switch kind {
        case .tests:
            words += [
                "-enable-cross-import-overlays", "-emit-symbol-graph", "-emit-symbol-graph-dir",
                folder, "-symbol-graph-minimum-access-level", "internal",
            ]
        case .list, .main: words += ["-swift-version", "5", "-suppress-warnings"]
        case .interface:
            words = words.map { $0 == "-c" ? "-emit-module" : $0 }
            words += ["-experimental-skip-all-function-bodies", "-suppress-warnings"]
        case .code, .c: break
        }
        return words + (checksMemory ? ["-strict-memory-safety"] : [])
    }

    /// What it declares, without the bodies of its functions.
    ///
    /// - Parameter whole: The module with the bodies. Where that stays the same, so does this.
    func interface(of whole: Product) -> CompileUnit {
        var unit = self
        unit.kind = .interface
        unit.digestOfSources = whole.note.interface
        return unit
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
