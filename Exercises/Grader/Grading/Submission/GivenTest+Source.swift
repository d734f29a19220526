import Catalog
import Digest
import SwiftSource

extension GivenTest {
    /// A test as its source says it.
    package init(_ test: WrittenTests.Test) {
        var digest = ContentDigest()
        digest.add(test.text)
        // Nothing is gained by a forged one: a test that counts as given counts less.
        self.init(test.name, String(digest.text.prefix(16)))
    }

    /// The tests that a file has, in order.
    package static func all(in source: String) -> [GivenTest] {
        WrittenTests(source).all.map(GivenTest.init)
    }
}
