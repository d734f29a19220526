/// Resolves paths in the repository from links on its pages.
enum RepositoryPath {
    /// The path that a link on a page leads to; nil if it is outside of the repository.
    ///
    /// - Parameter link: The link without `#` and anything after it.
    static func of(_ link: some StringProtocol, from page: String) -> String? {
        guard !link.hasPrefix("/") else { return nil }
        guard !link.isEmpty else { return page }
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}
