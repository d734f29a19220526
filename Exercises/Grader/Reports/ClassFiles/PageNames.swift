import Foundation

/// Names each learner's pages after the learner. Letters of every script are kept, and characters that some
/// file system forbids are replaced.
package struct PageNames {
    /// The names that are taken, in a form that ignores case and how accents are encoded.
    private var taken: Set<String> = []

    package init() {}

    /// The name for the next learner, without an extension. If the name is taken, a number is added.
    package mutating func name(for learner: String) -> String {
        let name = Self.cleaned(learner)
        var result = name
        var number = 1
        while !taken.insert(Self.folded(result)).inserted {
            number += 1
            result = "\(name) (\(number))"
        }
        return result
    }

    /// The maximum length of a name in bytes. File systems allow 255, which leaves room for a number and an
    /// extension.
    private static let maximumLength = 200
    /// The device names that Windows reserves.
    private static let devices: Set = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func cleaned(_ learner: String) -> String {
        var text = ""
        for scalar in learner.unicodeScalars {
            switch scalar.properties.generalCategory {
            // Format characters are left out, because some of them would reverse the direction of the text
            // after them.
            case .format: continue
            case .control, .lineSeparator, .paragraphSeparator: text += " "
            default:
                text.unicodeScalars.append(
                    #"/\:*?"<>|"#.unicodeScalars.contains(scalar) ? "-" : scalar)
            }
        }
        while text.utf8.count > maximumLength { text.removeLast() }
        // Windows drops periods and spaces at the end of a name, so two names could become one.
        text = text.trimmingCharacters(in: .whitespaces)
        while text.hasSuffix(".") || text.hasSuffix(" ") { text.removeLast() }
        if text.isEmpty { return "learner" }
        // A leading period would make the file hidden, and a leading hyphen would make it look like an
        // option.
        if text.hasPrefix(".") || text.hasPrefix("-") { text = "_" + text }
        let device = text.prefix { $0 != "." }.lowercased()
        return devices.contains(device) ? "_" + text : text
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().decomposedStringWithCanonicalMapping
    }
}
