import Foundation

@testable import Grading
@testable import Processes

/// The products that were built together with these tests.
struct BuiltProducts {
    /// The folder that contains the products.
    let folder: String
    let environment: [String: String]

    static let live = BuiltProducts(
        folder: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path,
        environment: ProcessInfo.processInfo.environment)

    /// The grader's program.
    var grade: String { "\(folder)/grader" }

    /// The program with all tests, including these.
    var tests: String { "\(folder)/UnitTestingWorkshopPackageTests.xctest" }

    /// A command that type-checks files without output, and fails if there is a warning.
    func typeCheck(_ paths: [String]) throws -> Command {
        guard let compiler = findExecutable("swiftc", path: environment["PATH"]) else {
            throw GradeError.noSwift
        }
        var arguments = [
            "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", "\(folder)/Modules",
            "-Xcc", "-fmodule-map-file=\(folder)/TestReporterStart.build/module.modulemap",
        ]
        // On macOS, XCTest comes with Xcode's platform. This is untested.
        #if os(macOS)
            let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/MacOSX.platform"
            arguments += ["-F", "\(platform)/Developer/Library/Frameworks"]
            arguments += ["-I", "\(platform)/Developer/usr/lib"]
        #endif
        return Command(
            executable: compiler, arguments: arguments + paths, environment: environment,
            directory: folder)
    }
}
