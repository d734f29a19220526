/// Runs one command at a time, to its end.
struct Runner {
    let children: Children
    let owner: Int
    /// Whether to wait for the end of a child through a descriptor, where the system has such.
    var usesExitDescriptor = true

    /// Runs a command to its end.
    func run(
        _ command: Command, _ limits: Limits, _ handler: (ProcessEvent) -> Bool
    ) throws(ProcessError) -> ProcessEnd {
        let process = try RunningProcess.start(
            command, by: children, owner: owner, memory: limits.memory,
            usesExitDescriptor: usesExitDescriptor)
        guard var process else { return .interrupted }
        let exceeded = process.watch(limits, handler)
        return process.finish(exceeded, handler)
    }
}
