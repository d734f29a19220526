import Catalog
import FileSystem

/// What the results of a class depend on beside the submissions.
///
/// It is the same on two machines that have the same version of the workshop and of Swift, so that
/// what they graded can be put together.
package struct ClassConditions {
    package let text: String

    /// - Throws: Where a file of the kit can't be read.
    package init(grader: Grader, stages: [Stage.ID] = []) throws {
        let (kit, files) = (grader.kit, grader.machine.files)
        var fingerprint = Fingerprint()
        fingerprint.add(try files.read(kit.path("Package.swift")))
        // The tests of the kit itself are of no account.
        for folder in ["Exercises", "Finished"] + kit.ownFolders.sorted() {
            fingerprint.add(try SourceFolder.read(kit.path(folder), ending: "", files: files))
        }
        text =
            "workshop \(fingerprint.text), Swift \(grader.tools.toolchain.version), \(grader.limits.test), "
            + "\(grader.limits.stage) for a stage, "
            + (grader.tools.sandbox == nil ? "no sandbox" : "sandbox")
            + (stages.isEmpty ? "" : ", stages \(stages.map(\.description).joined(separator: " "))")
            // Who chooses wants to know what that comes to.
            + (grader.buildsWith == .whatWorks
                ? "" : ", built with \(grader.buildsWith.rawValue)")
    }
}
