/// Paths of the repository, as links on its pages name them.
enum RepositoryPath {
    /// The path to which a link leads from a page; nil where that is outside of the repository.
    ///
    /// - Parameter link: The link without its `#` and what stands behind that.
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
