import FileSystem

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
    /// A folder that is to be merged holds no results.
    case noResults(String)
    /// A result file can't be read.
    case damagedResult(String)
    /// Two folders that are to be merged have the same learner.
    case twice(learner: String)
    /// A part of a class has a learner whose result none of the folders to be merged has.
    case partMissing(String, learner: String)
    /// The folder to write to has the result of a learner that no folder to be merged has.
    case onlyInTarget(String, learner: String)
    /// Two folders that are to be merged were not graded in the same way.
    case differentConditions(String, String)
    /// The instructor's list of the class isn't there.
    case noList(String)
    /// The instructor's list of the class can't be used.
    case badList(String, ListProblem)
    /// Two learners have one number in a system, so that one would get the other's page or marks there.
    case sameNumber(String, in: CourseSystem, learners: [String])
    /// The list gives a learner another number than the name of their upload.
    case otherNumber(learner: String, in: CourseSystem, list: String, upload: String)
    /// The number in an upload's name is one learner's in the list, and the name is another's.
    case otherName(upload: String, number: String, name: String)
    /// The file for a list to fill in is there already.
    case listIsThere(String)
    /// What was named as the class is the work of one learner.
    case oneSubmission(String)
    /// What was named as the class is an archive that nothing comes out of.
    case notUnpacked(String, Unpacker.Problem)
    /// Something among the submissions holds these, and nothing tells whether they are one learner's.
    case unclearUpload(String, [String])
    /// A class among the submissions has a class in it.
    case classInClass(String, String)
    /// A learner's work is in two places, neither of which is known to be the later one.
    case inTwoPlaces(learner: String, [String])
}

extension Unpacker {
    /// Unpacks an archive of a whole class to an empty folder.
    ///
    /// - Parameter name: What it is called in the message where nothing comes out.
    /// - Throws: `ClassError.notUnpacked`
    package func unpackClass(
        _ archive: String, called name: String, to folder: String
    ) throws -> UnpackedArchive {
        do {
            return try unpackClass(archive, to: folder)
        } catch let problem as Problem {
            throw ClassError.notUnpacked(name, problem)
        }
    }
}
