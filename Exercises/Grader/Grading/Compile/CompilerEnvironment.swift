import Processes

extension Machine {
    /// The variables that a compiler is started with: in a sandbox no others than the toolchain may
    /// need.
    func compilerEnvironment(isSandboxed: Bool) -> [String: String] {
        isSandboxed ? environment.filter { Self.ofTheToolchain.contains($0.key) } : environment
    }

    private static let ofTheToolchain: Set<String> = [
        "PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
    ]
}
