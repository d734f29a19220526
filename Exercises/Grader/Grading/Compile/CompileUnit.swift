import Digest

/// A module to compile: its sources and its imports.
struct CompileUnit: Sendable {
    let module: String
    /// The bytes of each source file, by path below the folder that the compiler runs in.
    var sources: [String: [UInt8]]
    /// The digests of source files, by path. Digests that are missing here are computed when
    /// needed.
    var digests: [String: String] = [:]
    /// The modules that the unit imports, directly or indirectly.
    var imports: [Product] = []
    var kind = Kind.code
    /// Whether the compiled code includes line tables.
    var hasLineTables = false
    /// Whether the compiler warns about code that bypasses its memory checks.
    var checksMemory = false
    /// A digest that represents the unit in its name, instead of the digests of its sources; nil to
    /// use the sources.
    var digestOfSources: String?

    enum Kind: String, Sendable {
        /// A module that other modules import.
        case code
        /// The declarations of a module without function bodies. Official tests import them, so
        /// that nothing from a body is inlined into the tests.
        case interface
        /// A module with tests.
        case tests
        /// The list of a module's tests. Like the package manager's list, it is compiled in Swift 5
        /// mode, because it may name tests on the main actor.
        case list
        /// The program's entry point.
        case main
        /// C code.
        case c
    }

    /// Returns the digest of everything that the product depends on.
    ///
    /// - Parameter grader: Identifies this version of the grader, which determines how a unit is
    ///   compiled and what is recorded about it.
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
        return digest.text
    }

    /// The paths of the sources, in the order in which they are compiled.
    private var paths: [String] { sources.keys.sorted() }

    /// Returns the command line that compiles the unit.
    ///
    /// - Parameters:
    ///   - folder: The folder for the output files.
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
            with: commands,
            output: declaresOnly ? "\(folder)/\(module).swiftmodule" : object, modules: modules)
        for product in imports { words += ["-I", product.folder] }
        if !declaresOnly { words += ["-emit-module-path", "\(folder)/\(module).swiftmodule"] }
        switch kind {
        case .tests:
            words.append("-enable-cross-import-overlays")
        case .list, .main: words += ["-swift-version", "5", "-suppress-warnings"]
        case .interface:
            words = words.map { $0 == "-c" ? "-emit-module" : $0 }
            words += ["-experimental-skip-all-function-bodies", "-suppress-warnings"]
        case .code, .c: break
        }
        return words + (checksMemory ? ["-strict-memory-safety"] : [])
    }

    /// Returns a unit that compiles only the declarations, without function bodies.
    ///
    /// - Parameter whole: The compiled module with the bodies. If it stays the same, so does the
    ///   interface.
    func interface(of whole: Product) -> CompileUnit {
        var unit = self
        unit.kind = .interface
        unit.digestOfSources = whole.note.interface
        return unit
    }

    private static let lineTables = [
        "-gline-tables-only", "-debug-info-format=dwarf", "-dwarf-version=4",
        // The product is then the same in whichever folder it is compiled.
        "-file-compilation-dir", ".",
    ]

    private func frontendWords(
        with commands: CompilerCommands, output: String, modules: String
    ) -> [String] {
        commands.compile.flatMap { word in
            switch word {
            case CompilerCommands.Placeholder.module: [module]
            case CompilerCommands.Placeholder.source: paths
            case CompilerCommands.Placeholder.object: [output]
            case CompilerCommands.Placeholder.modules: [modules]
            case CompilerCommands.withoutDebugInfo where hasLineTables: Self.lineTables
            default: [word]
            }
        }
    }
}
