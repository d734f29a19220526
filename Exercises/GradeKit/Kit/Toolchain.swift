/// The Swift toolchain that builds the stages.
struct Toolchain: Sendable, Equatable {
    /// The absolute path of `swift`.
    let swift: String
    /// Its version, for example `6.3.1`.
    let version: String

    /// The toolchain that stands first on the path of the environment.
    static func find(
        environment: [String: String], processes: Processes
    ) throws -> Toolchain {
        guard let swift = findExecutable("swift", path: environment["PATH"]) else {
            throw GradeError.noSwift
        }
        let command = Command(
            executable: swift, arguments: ["--version"], environment: environment, directory: "/")
        let (end, text) = try processes.output(of: command)
        guard end == .exited(0), let version = version(in: text) else {
            throw GradeError.swiftDoesNotWork(path: swift, output: text)
        }
        return Toolchain(swift: swift, version: version)
    }

    /// The word after `Swift version`: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    static func version(in text: String) -> String? {
        let words = text.split { $0 == " " || $0.isNewline }
        for (index, word) in words.enumerated()
        where word == "version" && index > 0 && words[index - 1] == "Swift" {
            return index + 1 < words.count ? String(words[index + 1]) : nil
        }
        return nil
    }
}
