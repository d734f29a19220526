/// The source that says, in each target with mutants, which of them this process runs with.
enum ChosenSource {
    static let name = "WorkshopChosenMutant.swift"
    /// The name of the function that says whether a mutant is chosen, and notes that its place is reached.
    static let function = "workshopIsMutant"
    /// The environment variable with the number of the mutant; without it, there is none.
    static let choice = "WORKSHOP_MUTANT"
    /// The environment variable with the path of a file that gets the numbers of the mutants whose
    /// places a process reaches.
    static let note = "WORKSHOP_REACHED"

    /// - Parameter highest: The highest number of a mutant.
    static func text(highest: Int) -> String {
        """
        import Foundation

        private let \(function)Chosen: Int =
            getenv("\(choice)").flatMap { Int(String(cString: $0)) } ?? 0

        private let \(function)File: String? =
            getenv("\(note)").map { String(cString: $0) }

        nonisolated(unsafe) private let \(function)Seen: UnsafeMutablePointer<Bool> = {
            let seen = UnsafeMutablePointer<Bool>.allocate(capacity: \(highest + 1))
            seen.initialize(repeating: false, count: \(highest + 1))
            return seen
        }()

        func \(function)(_ number: Int) -> Bool {
            \(function)Note(number)
            return number == \(function)Chosen
        }

        private func \(function)Note(_ number: Int) {
            guard let note = \(function)File, !\(function)Seen[number] else { return }
            \(function)Seen[number] = true
            let code = errno
            let file = open(note, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
            if file >= 0 {
                let line = Array("\\(number)\\n".utf8)
                _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                close(file)
            }
            errno = code
        }

        """
    }
}
