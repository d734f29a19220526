/// A system for courses whose numbers tell learners apart.
package enum CourseSystem: String, Sendable {
    case canvas = "Canvas"
    case moodle = "Moodle"
}

extension Roster {
    /// Checks that each number stands for one learner: marks and pages go where the numbers say.
    ///
    /// - Throws: `ClassError.sameNumber`, `otherNumber` or `otherName`.
    package func requireNumbersOfTheirOwn() throws(ClassError) {
        if let found = contradictions.first {
            throw .otherName(upload: found.upload, number: found.number, name: found.name)
        }
        for system in [CourseSystem.canvas, .moodle] {
            var owners: [String: String] = [:]
            for entry in entries {
                let (list, upload) = entry.numbers(in: system)
                if let list, let upload, list != upload, entry.partners.isEmpty {
                    throw .otherNumber(
                        learner: entry.learner, in: system, list: list, upload: upload)
                }
                guard let number = list ?? upload else { continue }
                if let other = owners.updateValue(entry.learner, forKey: number) {
                    throw .sameNumber(number, in: system, learners: [other, entry.learner])
                }
            }
        }
    }
}

extension Roster.Entry {
    /// The learner's number in the instructor's list and in the name of the upload; nil where there is
    /// none.
    fileprivate func numbers(in system: CourseSystem) -> (list: String?, upload: String?) {
        let list = system == .canvas ? student?.canvasID : student?.moodleID
        let upload = system == .moodle ? moodleNumber : moodleNumber == nil ? number : nil
        return (list?.isEmpty == false ? list : nil, upload.map(CourseNumber.plain))
    }

    /// The learner's number in Canvas, where the name of the upload has it: where Canvas was told to hide names,
    /// it has another one in its place.
    var canvasNumber: String? {
        guard moodleNumber == nil, let number, number.allSatisfy(\.isNumber),
            name?.contains(#/^(?:LATE_)?anon_/#) != true
        else { return nil }
        return CourseNumber.plain(number)
    }
}
