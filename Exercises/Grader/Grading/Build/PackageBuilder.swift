import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds a stage's tests with the package manager.
struct PackageBuilder: Sendable {
    let tools: GradingTools
    let cache: CacheFolder
    /// The limits of a build. A build that exceeds them is blamed on the code being built, because the usual
    /// cause is a line that is too complex for the type checker.
    let limits: Limits

    /// The workspaces in which something is being built are locked, by their folder.
    private static let turns = KeyedLock()

    /// Builds the program of a stage.
    ///
    /// - Throws: `Compiler.Failure`
    func build(_ stage: Stage, of content: QuestionContent, to program: TestProgram) throws {
        let (workspace, files) = (content.workspace, tools.machine.files)
        // Only one stage is built at a time, because all stages are built in the same folder.
        try Self.turns.hold(workspace.root) {
            try workspace.fill(with: content.workspaceFiles.merging(content.files) { $1 })
            for path in content.leftOut { try files.remove("\(workspace.root)/\(path)") }
            let temporary = temporaryFolder(workspace)
            for folder in [temporary, cache.kit.modules].compactMap(\.self) {
                try files.makeFolder(folder)
            }
            defer { if let temporary { try? files.remove(temporary) } }
            try build(stage, workspace)
            try program.makeFolder(with: content, from: "\(workspace.buildFolder)/debug")
        }
    }

    /// Returns the temporary folder for the package manager, which leaves folders behind in it. The
    /// name is always the same, because manifests are recompiled if an environment variable
    /// changes. Nil if the path isn't ASCII, because SwiftPM 6.3 can't read files that it wrote
    /// there. The system's temporary folder is then used.
    private func temporaryFolder(_ workspace: Workspace) -> String? {
        workspace.root.allSatisfy(\.isASCII) ? "\(workspace.root)/.tmp" : nil
    }

    private func build(_ stage: Stage, _ workspace: Workspace) throws {
        let modules = cache.kit.modules
        var variables: [String: String?] = [
            "TMPDIR": temporaryFolder(workspace) ?? "/tmp", "WORKSHOP_TREE": nil,
            "WORKSHOP_STAGE": "\(stage.id)",
        ]
        // The package manager stores compiled manifests in its home folder.
        if tools.buildSandbox != nil { variables["HOME"] = "\(workspace.buildFolder)/home" }
        _ = try tools.output(
            of: [
                tools.toolchain.swift,
                "build", "--build-tests", "--package-path", workspace.root,
                "--scratch-path", workspace.buildFolder,
                // Without debug information, a build is much faster, and no debugger is used on
                // these tests. Using one compiler process for each module also saves time, because
                // the modules are small.
                "-debug-info-format", "none",
                "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads",
                "-Xswiftc", "1", "-Xswiftc", "-no-emit-module-separately-wmo",
                "-Xswiftc", "-module-cache-path", "-Xswiftc", modules,
                // The symbols are removed, so that the program can't be searched for the function that returns
                // which bug is planted.
                "-Xlinker", "-s",
            ], in: workspace.root, variables,
            Sandbox.Access(writable: [workspace.root, modules], scratch: "/tmp"), limits)
    }
}
