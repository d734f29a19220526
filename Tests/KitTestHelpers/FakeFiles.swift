import Foundation

@testable import FileSystem

/// A file system in memory. A path that ends in a slash is not a file.
///
/// The closures of `files` share this object, so it must be `Sendable`. The compiler can't check that: the
/// closures use the object's lock, and a test sets the other properties only while nothing is running.
final class FakeFiles: @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String: [UInt8]]
    private var times: [String: Double] = [:]
    private var links: Set<String> = []
    /// The paths that were written to, in order.
    private(set) var written: [String] = []
    /// The error that every write to a path throws.
    var failures: [String: FileError.Reason] = [:]
    /// The time of the next change, in seconds since 1970.
    var now = 1000.0

    init(_ texts: [String: String]) {
        contents = texts.mapValues { Array($0.utf8) }
    }

    func link(_ path: String) {
        lock.withLock { _ = links.insert(path) }
    }

    func text(_ path: String) -> String? {
        lock.withLock { contents[path].map { String(decoding: $0, as: UTF8.self) } }
    }

    func time(_ path: String) -> Double? {
        lock.withLock { times[path] }
    }

    var paths: [String] { lock.withLock { contents.keys.sorted() } }

    var files: Files {
        Files(
            kind: { path in self.lock.withLock { self.kind(path) } },
            names: { path throws(FileError) in
                try self.attempt(.read, path) { self.names(path) }
            },
            bytesOfNames: { path throws(FileError) in
                try self.attempt(.read, path) { self.names(path).map { Array($0.utf8) } }
            },
            someNames: { path, most throws(FileError) in
                try self.attempt(.read, path) { Array(self.names(path).prefix(most)) }
            },
            read: { path throws(FileError) in
                let bytes = try self.attempt(.read, path) { self.contents[path] }
                guard let bytes else {
                    throw FileError(action: .read, path: path, reason: .missing)
                }
                return bytes
            },
            start: { path, most throws(FileError) in
                try self.attempt(.read, path) {
                    self.kind(path) == .file ? Array(self.contents[path]?.prefix(most) ?? []) : nil
                }
            },
            part: { path, offset, most throws(FileError) in
                try self.attempt(.read, path) {
                    Array((self.contents[path] ?? []).dropFirst(offset).prefix(most))
                }
            },
            write: { path, bytes throws(FileError) in
                try self.attempt(.write, path) {
                    self.links.remove(path)
                    self.write(path, bytes)
                }
            },
            add: { path, bytes throws(FileError) in
                try self.attempt(.write, path) { self.write(path, bytes) }
            },
            writeThrough: { path, bytes throws(FileError) in
                try self.attempt(.write, path) { self.write(path, bytes) }
            },
            makeFolder: { _ throws(FileError) in },
            makeDeadLink: { path throws(FileError) in self.link(path) },
            size: { path in self.lock.withLock { self.contents[path]?.count } },
            modified: { path in self.time(path) },
            setModified: { path, seconds throws(FileError) in
                try self.attempt(.write, path) { self.times[path] = seconds }
            },
            move: { from, to throws(FileError) in
                try self.attempt(.write, to) { self.move(from, to) }
            },
            remove: { path throws(FileError) in
                try self.attempt(.remove, path) {
                    self.contents = self.contents.filter {
                        $0.key != path && !$0.key.hasPrefix(path + "/")
                    }
                }
            })
    }

    private func write(_ path: String, _ bytes: [UInt8]) {
        contents[path] = bytes
        times[path] = now
        written.append(path)
    }

    private func move(_ from: String, _ to: String) {
        for (path, bytes) in contents where path == from || path.hasPrefix("\(from)/") {
            contents[path] = nil
            write(to + path.dropFirst(from.count), bytes)
        }
    }

    private func kind(_ path: String) -> Files.Kind? {
        if links.contains(path) { return .link }
        if contents[path] != nil { return .file }
        return names(path).isEmpty ? nil : .folder
    }

    private func names(_ folder: String) -> [String] {
        let below = (Array(contents.keys) + links).filter { $0.hasPrefix(folder + "/") }
        return Set(
            below.compactMap { $0.dropFirst(folder.count).split(separator: "/").first }
        ).map(String.init).sorted()
    }

    private func attempt<Value>(
        _ action: FileError.Action, _ path: String, _ body: () -> Value
    ) throws(FileError) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let reason = failures[path] {
            throw FileError(action: action, path: path, reason: reason)
        }
        return body()
    }
}
