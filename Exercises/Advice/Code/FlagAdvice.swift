import Grading
import SwiftSource

extension SourceFlag {
    /// What a flag by itself says.
    package var words: Finding.Words {
        .init("\(word) is not needed in any exercise, and is shown to whoever grades.")
    }
}
