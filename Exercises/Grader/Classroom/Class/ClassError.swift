import FileSystem
import Processes

/// Why a class could not be graded or its reports not be put together.
package enum ClassError: Error, Equatable {
    /// There is no folder of submissions.
    case noSubmissions(String)
    /// The folder of submissions holds none.
    case emptyClass(String)
    /// Nothing can be written to the folder of the reports.
    case noReports(String, FileError)
    /// The folder of the reports has files of somebody's own, which the reports would take the place of.
    case filesOfOthers(String, [String])
    /// The reports would lie among the submissions, or the other way round.
    case nested(submissions: String, reports: String)
    /// The instructor's list of the class isn't there.
    case noList(String)
    /// The instructor's list of the class can't be used.
    case badList(String, ListProblem)
    /// These uploads can't be given to one learner for sure.
    case unclear([RosterProblem])
    /// The file for a list to fill in is there already.
    case listIsThere(String)
    /// What was named as the class is the work of one learner.
    case oneSubmission(String)
    /// What was named as the class is an archive that nothing comes out of.
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
