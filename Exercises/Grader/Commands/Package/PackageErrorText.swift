import PackageMutants
import Reports

/// Explains why the tests of a package can't be examined, and what to do about it.
extension PackageError: ErrorInWords {
    package var words: String {
        switch self {
        case .noManifest(let path):
            "\(path) has no Package.swift. Pass the folder of a Swift package. To examine the code "
                + "of an Xcode project, put it into a package."
        case .commandFails(let command, let output):
            "'\(command)' fails. Make it work in the package's own folder first. A package that needs Xcode or "
                + "UIKit can't be examined. The command printed:\n"
                + output.split(whereSeparator: \.isNewline).suffix(30).joined(separator: "\n")
        case .dependencies(let names):
            "The package depends on packages that its copy doesn't have: "
                + "\(Listed.few(names)). Nothing is downloaded here, so run 'swift package resolve' in "
                + "the package's folder first. Packages in other folders can't be used."
        case .buildPlugins: "Packages with build plugins can't be examined."
        case .noTests:
            "The package has no tests. Write one first, and run it with 'swift test'."
        case .noCode(let targets):
            "There is no Swift code to change. --file needs a path in the package, and --target "
                + "needs one of: \(Listed.few(targets))."
        case .testsFail(let names):
            "These tests fail when they run alone, before anything is changed: \(Listed.few(names)). Make 'swift "
                + "test' pass first. If it passes already, run 'swift test --filter NAME' to see "
                + "what each of them needs from other tests. In the sandbox, tests have no network, "
                + "and can write only to /tmp."
        }
    }
}
