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
