import FileSystem
import Processes

/// The reason why a grading failed as a whole. The exit status is 70, as with `FileError` and `ProcessError`.
package enum GradeError: Error, Equatable {
    /// Neither this folder nor any of its parents belongs to the kit.
    case noKit(from: String)
    /// There is no `swift` on the path.
    case noSwift
    /// The `swift` that was found doesn't report its version, so it doesn't work.
    case swiftDoesNotWork(path: String, output: String)
    /// A folder of the tree to grade is missing.
    case missingFolder(String)
    /// The disk filled up while building.
    case diskFullWhileBuilding(folder: String)
    /// A limit of this machine is too low for building and running tests.
    case limitTooLow(SystemLimit, Int)
    /// A test program ended before the test reporter started in it.
    case testsNotStarted(ProcessEnd, output: String)
    /// The build failed, but no file of the learner's explains why.
    case buildBroken(output: String)
    /// The report file can't be written.
    case reportNotWritten(FileError.Reason, path: String)
}

/// The reason why stages can't be built without the package manager.
package enum DirectBuildProblem: Error, Equatable {
    /// Building without the package manager was never tested on this system.
    case system
    /// The toolchain's driver doesn't print its commands in the expected form.
    case driver(output: String)
}
