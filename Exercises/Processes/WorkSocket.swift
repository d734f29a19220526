import Foundation

/// Our end of the socket of a process that works again and again: a piece of work goes one way, and
/// how it ended comes back. Nothing here blocks.
struct WorkSocket: ~Copyable {
    /// Nil once it is closed.
    private(set) var childEnd: Int32?
    /// -1 for none.
    private let ourEnd: Int32
    private var rest: ArraySlice<UInt8> = []
    private var answer: [UInt8] = []
    /// Whether nobody will answer any more.
    private(set) var isClosed = false

    /// How a piece of work ended.
    struct Answer: Equatable {
        /// A number of the system's where it couldn't be begun.
        var problem: Int32
        /// As of `waitpid`.
        var status: Int32
        /// Whether the process takes another one.
        var goesOn: Bool

        /// Reads `PROBLEM STATUS GOESON`; nil where it is something else.
        init?(_ line: String) {
            let numbers = line.split(separator: " ").map { Int32($0) }
            guard numbers.count == 3, let problem = numbers[0], let status = numbers[1],
                let goesOn = numbers[2]
            else { return nil }
            self.problem = problem
            self.status = status
            self.goesOn = goesOn == 1
        }
    }

    /// Makes a socket that no child inherits by accident; nil with `errno` set where none can be made.
    static func make() -> WorkSocket? {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Platform.streamSocket, 0, &ends) == 0 else { return nil }
        for index in ends.indices {
            guard let lifted = liftedDescriptor(ends[index]) else {
                let code = errno
                for end in ends { close(end) }
                errno = code
                return nil
            }
            ends[index] = lifted
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return WorkSocket(ourEnd: ends[0], childEnd: ends[1])
    }

    /// For a process that works once.
    static var none: WorkSocket { WorkSocket(ourEnd: -1, childEnd: nil) }

    private init(ourEnd: Int32, childEnd: Int32?) {
        self.ourEnd = ourEnd
        self.childEnd = childEnd
    }

    deinit {
        if ourEnd >= 0 { close(ourEnd) }
        if let childEnd { close(childEnd) }
    }

    /// Closes our copy of the child's end.
    mutating func closeChildEnd() {
        if let childEnd { close(childEnd) }
        childEnd = nil
    }

    /// Begins to send a piece of work, and forgets how the one before it ended.
    mutating func begin(_ work: String) {
        rest = Array(work.utf8)[...]
        answer = []
        exchangeOnce()
    }

    /// What to wait for.
    var waitedFor: pollfd {
        let events = Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT))
        return pollfd(fd: isClosed ? -1 : ourEnd, events: events, revents: 0)
    }

    /// Sends and receives as much as goes at once.
    mutating func exchangeOnce() {
        guard ourEnd >= 0 else { return }
        if !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(ourEnd, $0.baseAddress, $0.count, Platform.sendsNoSignal)
            }
            rest = rest.dropFirst(max(0, count))
        }
        // No answer is longer.
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = recv(ourEnd, &buffer, buffer.count, 0)
        if count > 0, answer.count < buffer.count { answer += buffer[..<count] }
        if count == 0 { isClosed = true }
    }

    /// The answer, once all of it is there: nil inside where it isn't one.
    var wholeAnswer: Answer?? {
        guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return .some(Answer(String(decoding: answer[..<end], as: UTF8.self)))
    }
}
