@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import Processes

extension Roster.Entry {
    /// A learner with what lies at a path; with nothing if that is nil.
    init(learner: String, path: String?, partners: [String] = []) {
        let name = path?.split(separator: "/").last.map(String.init) ?? ""
        self.init(
            learner: learner, upload: path.map { Upload(name: name, path: $0) }, student: nil,
            partners: partners)
    }
}

extension Unpacker {
    /// One that can't open anything.
    static func broken(files: Files) -> Unpacker {
        Unpacker(
            program: "/bsdtar",
            processes: Processes(run: { _, _, _ throws(ProcessError) in .exited(1) }, endAll: {}),
            sandbox: nil, scratch: "/scratch", files: files)
    }
}
