import FileSystem
import Processes

/// The reason why a class couldn't be graded, or its reports couldn't be combined.
package enum ClassError: Error, Equatable {
    /// There is no folder of submissions.
    case noSubmissions(String)
    /// The folder of submissions is empty.
    case emptyClass(String)
    /// Nothing can be written to the folder of the reports.
    case noReports(String, FileError)
    /// The folder of the reports contains other files, which the reports would replace.
    case filesOfOthers(String, [String])
    /// The folder of the reports is inside the folder of the submissions, or the other way round.
    case nested(submissions: String, reports: String)
    /// The instructor's list of the class is missing.
    case noList(String)
    /// The instructor's list of the class can't be used.
    case badList(String, ListProblem)
    /// These uploads can't be matched to one learner with certainty.
    case unclear([RosterProblem])
    /// The path given as the class is the work of one learner.
    case oneSubmission(String)
    /// The path given as the class is an archive that can't be unpacked.
    case notUnpacked(String, Unpacker.Problem)
    /// The program that opens archives is missing.
    case noUnpacker
}

extension Unpacker {
    /// - Throws: `ClassError.noUnpacker` if the program is missing.
    package static func find(
        on machine: Machine, sandbox: Sandbox?, scratch: String
    ) throws(ClassError) -> Unpacker {
        guard let program = findProgram() else { throw .noUnpacker }
        return Unpacker(
            program: program, processes: machine.processes, sandbox: sandbox, scratch: scratch,
            files: machine.files)
    }
}
