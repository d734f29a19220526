/// Keeps texts in memory: stands in for the keychain.
@MainActor
public final class MemoryKeychainHelper: KeychainHelperProtocol {
    public private(set) var texts: [String: String] = [:]

    public init() {}

    public func text(for key: String) -> String? { texts[key] }

    public func set(_ text: String, for key: String) { texts[key] = text }

    public func remove(_ key: String) { texts[key] = nil }
}
