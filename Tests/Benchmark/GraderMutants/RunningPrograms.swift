import Foundation
import Processes
import Synchronization

/// The programs that are run here, one after the other, with all that they start.
final class RunningPrograms: Sendable {
    /// Those of the run of now: another one for each run, since what has ended all stays at its end.
    private let current = Mutex<Processes?>(nil)

    /// Runs a command to its end, or until `isEnough` says so; then nothing of it is left.
    ///
    /// - Parameter isEnough: Called with what it prints, as it comes.
    /// - Returns: How it ended; nil where it was enough.
    func run(
        _ command: Command, limits: Limits = Limits(), isEnough: ([UInt8]) -> Bool
    ) throws -> ProcessEnd? {
        let processes = Processes.live()
        current.withLock { $0 = processes }
        defer { current.withLock { $0 = nil } }
        var wasEnough = false
        let end = try processes.run(command, limits) { event in
            guard !wasEnough, case .output(let bytes) = event else { return true }
            if isEnough(bytes) {
                wasEnough = true
                processes.endAll()
            }
            return true
        }
        if wasEnough { return nil }
        if end == .interrupted { throw ProcessError.interrupted }
        return end
    }

    /// Runs a program that is found on the path, and returns what it prints.
    ///
    /// - Parameter environment: What is set beside what this process has.
    func run(
        _ words: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> (end: ProcessEnd?, text: String) {
        var output: [UInt8] = []
        let end = try run(command(words, in: folder, environment: environment)) { bytes in
            output += bytes
            return false
        }
        return (end, String(decoding: output, as: UTF8.self))
    }

    /// What a program prints that has to succeed.
    @discardableResult
    func output(of words: [String], in folder: String) throws -> String {
        let (end, text) = try run(words, in: folder)
        guard end == .exited(0) else {
            throw MutantsError.failed(command: words.joined(separator: " "), output: text)
        }
        return text
    }

    /// A command with the environment of this process; it is looked for on the path.
    func command(
        _ words: [String], in folder: String, environment: [String: String] = [:]
    ) -> Command {
        // What is run here has no use for the descriptors of a report. Some of it would take them
        // for its own.
        Command(
            executable: "/bin/sh", arguments: ["-c", #"exec "$@" 3>&- 4>&-"#, "sh"] + words,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            directory: folder)
    }

    /// Ends what runs now.
    func endAll() {
        current.withLock { $0 }?.endAll()
    }
}
