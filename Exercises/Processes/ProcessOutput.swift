extension Processes {
    /// Runs a command that isn't the learner's and collects what it prints, 4 MiB at the most.
    ///
    /// Throws `interrupted` where everything is to end.
    package func output(
        of command: Command, limits: Limits = Limits()
    ) throws(ProcessError) -> (end: ProcessEnd, text: String) {
        var bytes: [UInt8] = []
        let end = try run(command, limits) { event in
            if case .output(let chunk) = event, bytes.count < 4 << 20 { bytes += chunk }
            return true
        }
        if end == .interrupted { throw .interrupted }
        return (end, String(decoding: bytes, as: UTF8.self))
    }
}
