import Foundation

/// Our end of the socket of a process that works repeatedly. A piece of work is sent through the
/// socket, and an answer comes back. None of these functions blocks.
struct WorkSocket: ~Copyable {
    /// The child's end; nil once our copy of it is closed.
    private(set) var childEnd: Int32?
    /// Our end; -1 if there is no socket.
    private let ourEnd: Int32
    private var rest: ArraySlice<UInt8> = []
    private var answer: [UInt8] = []
    /// Whether the other end is closed, so no answer will come.
    private(set) var isClosed = false

    /// The answer after a piece of work. It says how the work ended, and whether the process
    /// accepts more.
    struct Answer: Equatable {
        /// The system's error number if the work couldn't be started; 0 for none.
        var problem: Int32
        /// The child's wait status, as `waitpid` returns it.
        var status: Int32
        /// Whether the process accepts more work.
        var goesOn: Bool

        /// Reads `PROBLEM STATUS GOESON`; nil if the line has a different form.
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

    /// Creates a socket that no child inherits by accident. If that fails, returns nil and sets
    /// `errno`.
    static func make() -> WorkSocket? {
        guard let ends = makeSockets().flatMap(liftedDescriptors) else { return nil }
        let socket = WorkSocket(ourEnd: ends.0, childEnd: ends.1)
        guard fcntl(ends.0, F_SETFL, O_NONBLOCK) == 0 else { return nil }
        return socket
    }

    /// A value without a socket, for a process that works only once.
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

    /// Prepares a piece of work to be sent, and discards the answer to the previous piece.
    ///
    /// This function itself sends and receives nothing. If it received the answer before the caller
    /// polls, the caller would wait for an answer that has already come.
    mutating func begin(_ work: String) {
        rest = Array(work.utf8)[...]
        answer = []
    }

    /// The descriptor to poll.
    var waitedFor: pollfd {
        let events = Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT))
        return pollfd(fd: isClosed ? -1 : ourEnd, events: events, revents: 0)
    }

    /// Sends and receives as much as is possible without waiting.
    mutating func exchangeOnce() {
        guard ourEnd >= 0 else { return }
        if !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(ourEnd, $0.baseAddress, $0.count, Platform.sendsNoSignal)
            }
            rest = rest.dropFirst(max(0, count))
        }
        // No answer is longer than this buffer.
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = recv(ourEnd, &buffer, buffer.count, 0)
        if count > 0, answer.count < buffer.count { answer += buffer[..<count] }
        if count == 0 { isClosed = true }
    }

    /// The answer; nil if it isn't complete yet, and `.some(nil)` if what was received isn't an
    /// answer.
    var wholeAnswer: Answer?? {
        guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return .some(Answer(String(decoding: answer[..<end], as: UTF8.self)))
    }
}
