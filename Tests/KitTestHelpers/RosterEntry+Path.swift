@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import Processes

extension Roster.Entry {
    /// Creates a learner with the submission at a path, or without one if the path is nil.
    init(learner: String, path: String?, partners: [String] = []) {
        let name = path?.split(separator: "/").last.map(String.init) ?? ""
        self.init(
            learner: learner, upload: path.map { Upload(name: name, path: $0) }, student: nil,
            partners: partners)
    }
}

extension Unpacker {
    /// An unpacker that can't open anything.
    static func broken(files: Files) -> Unpacker {
        Unpacker(
            program: "/bsdtar",
            processes: Processes(run: { _, _, _ throws(ProcessError) in .exited(1) }, endAll: {}),
            sandbox: nil, scratch: "/scratch", files: files)
    }
}
