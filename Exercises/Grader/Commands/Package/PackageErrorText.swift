import PackageMutants
import Reports

/// Explains why the tests of a package can't be examined, and what to do about it.
extension PackageError: ErrorInWords {
    package var words: String {
        let names = Listed.few(details, 10)
        let output = details.joined().split(whereSeparator: \.isNewline).suffix(30).joined(
            separator: "\n")
        return switch reason {
        case .noManifest:
            "\(names) has no Package.swift. Name the folder of a Swift package. The code of an Xcode project "
                + "can only be examined in a package."
        case .badManifest:
            "The package can't be read. Make 'swift package describe' work in its folder. It said:\n\(output)"
        case .localDependencies:
            "The package needs packages in other folders, which its copy can't reach: \(names). Examine "
                + "one of those, or move the code into this package."
        case .unresolved:
            "The package needs packages that haven't been fetched: \(names). Nothing is downloaded here. "
                + "Run 'swift package resolve' in its folder, and try again."
        case .buildPlugins:
            "Packages with build plugins can't be examined. Plugins are used by: \(names)."
        case .noTests:
            "The package has no tests. Write one first, and run it with 'swift test'."
        case .noTarget:
            "There is no target '\(details[0])' with Swift code to change. The package has: "
                + Listed.few(details.dropFirst(), 10) + "."
        case .noFile:
            "There is no file '\(names)' with code to change. Name a Swift file by its path in the package."
        case .noDiff:
            "git can't compare the package with that revision. It said:\n\(output)"
        case .buildFails:
            "The package doesn't build here. Make 'swift build --build-tests' work first. A package that needs "
                + "Xcode or UIKit can't be examined. The build said:\n\(output)"
        case .testsNotListed:
            "The test program can't list its tests. Make 'swift test list' work first. It said:\n\(output)"
        case .testsFail:
            "Tests fail before anything is changed: \(names). Make 'swift test' pass first."
        case .testsFailAlone:
            "These tests fail when each of them runs alone, although all pass together: \(names). Check with "
                + "'swift test --filter NAME' what they need from other tests."
        case .changesDoNotCompile:
            "The changed copy doesn't build. Choose single targets or files with --target or --file. The build "
                + "said:\n\(output)"
        case .noSandbox:
            "The sandbox doesn't work here. It needs the program '\(names)' (on Debian or Ubuntu: 'sudo apt-get "
                + "install bubblewrap'). Changed code can delete files. If you accept that, for example in a "
                + "container, add --no-sandbox."
        }
    }
}
