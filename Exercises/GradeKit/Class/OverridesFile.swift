import Catalog
import FileSystem
import Grading

/// `overrides.csv` in the folder of the reports: points that the instructor gives by hand.
///
/// Nothing but the instructor writes it, so it is there after every run.
struct OverridesFile {
    static let name = "overrides.csv"

    let files: Files
    /// The absolute path of the folder of the reports.
    let reports: String
    let workshop: Workshop

    private var path: String { "\(reports)/\(Self.name)" }

    /// What the file holds, for who waits for changes; nil where there is none.
    var content: [UInt8]? { try? files.read(path) }

    /// What is given by hand; nothing where there is no file.
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
