import Foundation

/// A number that Canvas or Moodle gives to a learner, as people and spreadsheets write it.
enum CourseNumber {
    /// The number as the system writes it: without spaces, invisible characters and leading zeros.
    /// Text that isn't a number stays the same, except for spaces around it.
    static func plain(_ text: String) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let digits = text.unicodeScalars.filter {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .format
        }
        guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return text }
        let number = digits.drop { $0 == "0" }
        return number.isEmpty ? "0" : String(String.UnicodeScalarView(number))
    }
}
