import FileSystem
import Foundation
import Grading

/// The file that a report is written to, where one is asked for.
struct ReportFile {
    let path: String
    let files: Files

    /// Throws where the file can't be written. What is in it stays as it is.
    func check() throws(GradeError) {
        try report { () throws(FileError) in
            switch files.kind(path) {
            case .folder:
                throw FileError(action: .write, path: path, reason: .inTheWay)
            case .link, .special:
                // What is there is written to, and can't be tried before.
                break
            case .file, nil:
                // A new file is put in its place, so that its folder has to be writable.
                let probe = "\(path).\(Secret.make())"
                try files.write(probe, [])
                try files.remove(probe)
            }
        }
    }

    func write(_ text: String) throws(GradeError) {
        try report { () throws(FileError) in try files.writeThrough(path, Array(text.utf8)) }
    }

    private func report(_ body: () throws(FileError) -> Void) throws(GradeError) {
        do {
            try body()
        } catch {
            throw .reportNotWritten(error.reason, path: path)
        }
    }
}
