import FileSystem
import Grading

/// A file or a folder that a learner has handed in.
package struct Upload: Sendable, Equatable {
    package let name: String
    /// The absolute path; nil if the name isn't text, because then there is no path.
    let path: String?
    /// What the name says about the learner and the attempt.
    let read: UploadName
    /// The name of the class's archive or folder that contains the upload; nil if it is at the top.
    package var classUpload: String?
    /// The name of the only entry that contains work, such as the archive in a learner's folder.
    var inner: String?
    /// The names of the learner's earlier attempts.
    var earlier: [String] = []
    /// Why the upload can't be graded, if that is known before it is read.
    var problem: LearnerResult.NotGraded?

    init(
        name: String, path: String?, isFolder: Bool = false, classUpload: String? = nil,
        problem: LearnerResult.NotGraded? = nil
    ) {
        (self.name, self.path, self.classUpload) = (name, path, classUpload)
        (read, self.problem) = (UploadName(name, isFolder: isFolder), problem)
    }

    /// The name, preceded by the name of its folder or archive.
    package var place: String { classUpload.map { "\($0)/\(name)" } ?? name }

    /// The learner's number in Canvas. If Canvas hides names, the upload's name contains a
    /// different number instead.
    var canvasNumber: String? {
        guard read.moodleNumber == nil, let number = read.number, number.allSatisfy(\.isNumber),
            !name.hasPrefix("anon_"), !name.hasPrefix("LATE_anon_")
        else { return nil }
        return CourseNumber.plain(number)
    }

    /// The names of the upload and of the only entry in it. Each is listed twice: as it is, and
    /// reduced to the learner's name.
    var names: [String] {
        let learners = [read.learner] + (inner.map { [UploadName($0).learner] } ?? [])
        return [name] + [inner].compactMap(\.self) + learners
    }

    /// The names from `names`, in the plain form for people's names and without the branch that
    /// GitHub adds.
    var plainNames: Set<String> {
        Set(
            names.map { name in
                let branch = ["-main", "-master"].first { name.hasSuffix($0) } ?? ""
                return PersonName.plain(String(name.dropLast(branch.count)))
            }.filter { !$0.isEmpty })
    }
}

/// Everything in a folder of submissions.
package struct Uploads: Sendable {
    /// The uploads: one for each learner, as far as names and numbers show.
    package var uploads: [Upload] = []
    /// Documents, which count as handed in if the instructor's list contains their name.
    var documents: [Upload] = []
    /// The paths of things that aren't submissions, such as a readme.
    package var passedOver: [String] = []
    /// The names at the top of the folder, except hidden files such as `.DS_Store`.
    package var top: [String] = []
    /// The names at the top that contain the uploads of several learners.
    package var classes: [String] = []
    /// Uploads that can't be matched to one learner with certainty.
    package var problems: [RosterProblem] = []
}
