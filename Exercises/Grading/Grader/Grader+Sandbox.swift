import Processes

extension Grader {
    /// Has learners' code run in the sandbox of this system, where it sees neither the kit nor these
    /// folders.
    ///
    /// - Throws: `SandboxError` where there is none or where it doesn't work.
    package mutating func useSandbox(hiding folders: [String]) throws {
        let folder =
            switch try directBuild.commands(toolchain: toolchain, kit: kit, machine: machine) {
            case .success(let commands): commands.toolchain
            case .failure: try toolchain.folder(on: machine)
            }
        // The one on the path may be a link or a program that can't be seen in the sandbox.
        toolchain = Toolchain(swift: "\(folder)/bin/swift", version: toolchain.version)
        sandbox = try Sandbox.find(
            on: machine, toolchain: folder, hidden: [kit.root] + folders)
    }
}
