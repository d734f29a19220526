/// What the results of a class depend on beside the submissions.
struct ClassConditions {
    let text: String

    /// - Throws: Where a file of the kit can't be read.
    init(grader: Grader, toolchain: Toolchain, isSandboxed: Bool) throws {
        var fingerprint = Fingerprint()
        for folder in ["Exercises/Shared", "Exercises/Catalog", "Tests", "Finished"] {
            let path = grader.kit.path(folder)
            guard folder != "Tests" else {
                for name in try grader.files.names(path) where Self.isUsed(name) {
                    fingerprint.add(
                        try SourceFolder.read("\(path)/\(name)", ending: "", files: grader.files))
                }
                continue
            }
            fingerprint.add(try SourceFolder.read(path, ending: "", files: grader.files))
        }
        fingerprint.add(try grader.files.read(grader.kit.path("Package.swift")))
        let program = grader.identity ?? ""
        text =
            "\(program), kit \(fingerprint.text), Swift \(toolchain.version), \(grader.limits), "
            + (isSandboxed ? "sandbox" : "no sandbox")
    }

    /// Whether workspaces take this folder of `Tests`.
    private static func isUsed(_ name: String) -> Bool {
        name.hasPrefix("Stage") || name.hasPrefix("TestHelpers") || name.hasPrefix("TestReporter")
    }
}
