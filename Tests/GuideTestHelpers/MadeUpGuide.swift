import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import GuideSite
@testable import KitTestHelpers

/// A workshop in memory that has nothing but pages.
enum MadeUpGuide {
    static let kit = Kit(root: "/kit")

    /// The site of these files, by their paths in the repository.
    static func site(_ texts: [String: String]) throws -> Site {
        try Site(of: kit, files: files(texts).files)
    }

    static func files(_ texts: [String: String]) -> FakeFiles {
        FakeFiles(Dictionary(uniqueKeysWithValues: texts.map { (kit.path($0), $1) }))
    }
}

extension Site {
    func text(_ path: String) -> String? {
        files[path].map { String(decoding: $0, as: UTF8.self) }
    }
}
