import Foundation

extension ClassRow {
    /// A link from the class page to the learner's page. Non-ASCII characters in the address are
    /// percent-encoded.
    var link: HTML {
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
        let address = fileName.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return "<a href=\"learners/\(address).html\"><bdi>\(learner)</bdi></a>"
    }
}

extension ClassRow.Status {
    /// The class of the elements that show the status.
    var style: HTML {
        switch self {
        case .mastered: "best"
        case .passed: "good"
        case .notGraded: "bad"
        case .notPassed, .notYet, .notHandedIn: "open"
        }
    }

    var badge: HTML { "<span class=\"badge \(style)\">\(ClassWords.describe(self))</span>" }
}

extension StageState {
    /// The mark of a stage that is mastered, passed, or can't be built; empty for any other state.
    var mark: HTML {
        switch self {
        case .mastered: Self.mark("★", "good", "mastered")
        case .passed: Self.mark("✓", "good", "passed")
        case .notBuilt: Self.mark("✗", "bad", "error")
        case .inPart, .notBegun, .missing: ""
        }
    }

    private static func mark(_ sign: HTML, _ style: HTML, _ words: HTML) -> HTML {
        "<span class=\"mark \(style)\" role=\"img\" aria-label=\"\(words)\">\(sign)</span> "
    }
}
