import Foundation
import XCTest

@testable import FileSystem
@testable import KitTestHelpers

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Checks that the pictures are well-formed, have descriptions, and adapt to light and dark.
final class PictureTests: XCTestCase {
    func testEveryPictureIsWellFormedAndDescribed() throws {
        let folder = WorkshopCopy.kit.path("Guide/pictures")
        let names = try Files.live.names(folder).filter { $0.hasSuffix(".svg") }
        XCTAssertGreaterThanOrEqual(names.count, 3)
        for name in names {
            let bytes = try Files.live.read("\(folder)/\(name)")
            XCTAssertTrue(XMLParser(data: Data(bytes)).parse(), "\(name) must be well formed")
            let text = String(decoding: bytes, as: UTF8.self)
            for part in ["<title", "<desc", "prefers-color-scheme: dark", "viewBox="] {
                XCTAssertTrue(text.contains(part), "\(name) must have \(part)")
            }
        }
    }
}
