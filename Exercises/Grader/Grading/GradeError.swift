import FileSystem
import Processes

/// Why a grading could not be done at all: exit status 70, as with `FileError` and `ProcessError`.
package enum GradeError: Error, Equatable {
    /// Neither this folder nor one above it is the kit's.
    case noKit(from: String)
    /// There is no `swift` on the path.
    case noSwift
    /// The `swift` that was found doesn't tell its version.
    case swiftDoesNotWork(path: String, output: String)
    /// A folder of the tree that is graded isn't there.
    case missingFolder(String)
    /// The disk filled up while building.
    case diskFullWhileBuilding(folder: String)
    /// The compiler was to be called itself, and can't be.
    case compilerNotUsable(DirectBuildProblem)
    /// A limit of this machine is lower than building and running tests needs.
    case limitTooLow(SystemLimit, Int)
    /// A test program ended before the test reporter had started in it.
    case testsNotStarted(ProcessEnd, output: String)
    /// The build failed for a reason that is in none of the learner's files.
    case buildBroken(output: String)
    /// The file that the report was to go to can't be written.
    case reportNotWritten(FileError.Reason, path: String)
}

/// Why stages can't be built without the package manager.
package enum DirectBuildProblem: Error, Equatable {
    /// On this system, building without the package manager was never tried.
    case system
    /// The toolchain's driver doesn't print its commands in the known form.
    case driver(output: String)
    /// A module that all stages share can't be compiled without the package manager.
    case sharedPart(output: String)
    /// The workshop wasn't tried with this version of Swift.
    case untriedVersion(String)
}
