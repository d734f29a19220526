import XCTest

@testable import KitTestHelpers

/// Checks that the page about the JSON report has a table for each part of the schema, with all keys of the
/// part.
final class JSONReportPageTests: XCTestCase {
    /// A part of the schema, as far as the page describes it.
    private struct Part: Decodable {
        let title: String?
        let reference: String?
        let properties: [String: Property]?
        let values: [String]?
        let parts: [String: Part]?

        struct Property: Decodable {}

        enum CodingKeys: String, CodingKey {
            case title, properties
            case reference = "$ref"
            case values = "enum"
            case parts = "$defs"
        }
    }

    func testEachPartHasATable() throws {
        let data = try Data(contentsOf: URL(filePath: JSONSchema.report.path))
        let schema = try JSONDecoder().decode(Part.self, from: data)
        let parts = try XCTUnwrap(schema.parts)

        /// The keys of a part, and those of the part that it extends.
        func keys(of part: Part) -> [String] {
            let name = part.reference?.split(separator: "/").last.map(String.init) ?? ""
            return (part.properties ?? [:]).keys + (parts[name].map(keys) ?? [])
        }

        var expected: [String: [String]] = [:]
        for part in [schema] + parts.values {
            guard let title = part.title else { continue }
            expected[title] = part.values ?? keys(of: part).sorted()
        }
        XCTAssertEqual(try tables(), expected)
    }

    /// The cells in the first column of each table, by the heading above the table.
    private func tables() throws -> [String: [String]] {
        let page = try GuidePage.read("Guide/json-report.md", in: WorkshopCopy.kit)
        var tables: [String: [String]] = [:]
        var heading = ""
        for line in page.prose {
            if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
            if let row = line.firstMatch(of: #/^\| `([\w-]+)` \|/#) {
                tables[heading, default: []].append(String(row.1))
            }
        }
        return tables
    }
}
