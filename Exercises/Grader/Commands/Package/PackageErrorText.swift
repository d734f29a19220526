import PackageMutants
import Reports

/// Explains why the tests of a package can't be examined, and what to do about it.
extension PackageError: ErrorInWords {
    package var words: String {
        switch self {
        case .noPackage(let path, hasXcodeProject: true):
            "\(path) is an Xcode project without a Package.swift. Only packages that 'swift test' can test "
                + "can be examined. Move the code that you want to test into a package."
        case .noPackage(let path, hasXcodeProject: false):
            "\(path) has no Package.swift. Name the folder of a Swift package."
        case .badManifest(let output):
            "The package can't be read. Check that 'swift package describe' works in its folder. It "
                + "said:\n\(output)"
        case .buildFails(let output):
            "The package doesn't build on this system. Make 'swift build --build-tests' work first. A package "
                + "that needs Xcode or UIKit can't be examined. The build said:\n\(Self.end(of: output))"
        case .noTests:
            "The package has no tests. Write one first: 'swift test' must run at least one."
        case .testsNotListed(let output):
            "The test program can't list its tests. Make 'swift test list' work first. It said:\n"
                + Self.end(of: output)
        case .testsFail(let names):
            "Tests fail before anything is changed: \(Self.list(names)). Make 'swift test' pass first, or "
                + "disable these tests."
        case .testsFailAlone(let names):
            "These tests fail when each of them runs alone, although all pass together: "
                + "\(Self.list(names)). Remove what they need from other tests: "
                + "'swift test --filter NAME' shows it."
        case .unresolved(let names):
            "The package needs other packages that haven't been fetched: \(Self.list(names)). Nothing is "
                + "downloaded here: run 'swift package resolve' in its folder, and try again."
        case .localDependencies(let paths):
            "The package needs packages in other folders, which its copy can't reach: \(Self.list(paths)). "
                + "Examine a package without such dependencies, for example one of these."
        case .buildPlugins(let targets):
            "Build plugins make the code of these targets, so it can't be changed: \(Self.list(targets)). "
                + "Packages with build plugins can't be examined."
        case .noTarget(let name, let known):
            "There is no target '\(name)' with Swift code to change. The package has: \(Self.list(known))."
        case .noFile(let path):
            "There is no file '\(path)' with code to change. Name a Swift file of a target by its path in the "
                + "package."
        case .noDiff(let output):
            "git can't compare the package with that revision. It said:\n\(output)"
        case .changesDoNotCompile(let output):
            "The changed copy doesn't build, and the errors belong to no change. Name single targets or files "
                + "with --target or --file. The build said:\n\(Self.end(of: output))"
        case .noSandbox(let program):
            "The sandbox doesn't work here, which is made by '\(program)' (on Debian or Ubuntu: 'sudo apt-get "
                + "install bubblewrap'). Changed code can delete files. If that is acceptable, for example in a "
                + "container, add --no-sandbox."
        }
    }

    private static func list(_ names: [String]) -> String { Listed.few(names, 10) }

    /// The last lines of a long output.
    private static func end(of output: String) -> String {
        output.split(whereSeparator: \.isNewline).suffix(30).joined(separator: "\n")
    }
}
