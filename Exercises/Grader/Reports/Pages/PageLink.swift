import Foundation

/// A link to a learner's page in the same folder.
struct PageLink {
    let learner: String
    /// The name of the page's file, without its ending.
    let file: String

    var html: HTML { "<a href=\"\(Self.address(file)).html\"><bdi>\(learner)</bdi></a>" }

    /// A file's name as a part of a URL. Everything outside of ASCII is encoded.
    static func address(_ name: String) -> String {
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
        return name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}

extension ClassRow {
    /// A link from the class page to the learner's page.
    var link: HTML {
        "<a href=\"learners/\(PageLink.address(fileName)).html\"><bdi>\(learner)</bdi></a>"
    }
}
