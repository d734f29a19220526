import Catalog
import Classroom
import FileSystem
import Grading

/// `overrides.csv` in the folder of the reports: points that the instructor gives by hand.
///
/// Only the instructor writes it: the reports leave it in place.
struct OverridesFile {
    static let name = "overrides.csv"

    let files: Files
    /// The absolute path of the folder of the reports.
    let reports: String
    let workshop: Workshop

    private var path: String { "\(reports)/\(Self.name)" }

    /// The bytes of the file, by which a change is seen; nil where there is no file.
    var content: [UInt8]? { try? files.read(path) }

    /// The points that are given by hand; none where there is no file.
    func read() throws -> [PointsOverride] {
        guard files.kind(path) != nil else { return [] }
        let bytes = try files.read(path)
        do throws(ListProblem) {
            return try PointsOverride.list(bytes, of: workshop)
        } catch {
            throw ClassError.badOverrides(path, error)
        }
    }
}
