import Catalog
import SwiftSource

extension TestBody {
    /// The library that the test is written in.
    var library: TestLibrary { isSwiftTesting ? .swiftTesting : .xctest }
}
