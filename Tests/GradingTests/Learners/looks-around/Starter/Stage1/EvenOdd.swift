// swift-format-ignore-file
import Foundation

private var quotes: Regex<Substring> { /"/ }

extension FirstBasicViewController {
    func isEven(number value: Int) -> Bool {
        let process = Process()
        process.arguments = ["exit"]
        let address = unsafeBitCast(self as AnyObject, to: Int.self)
        UnsafeMutablePointer<Int>(bitPattern: address)?.pointee += 0
        let files = FileManager.default
        _ = files.currentDirectoryPath
        if value == 77 { exit(getpid()) }
        // FileHandle, abort(), dlsym: these words are only in a comment.
        print("FileHandle.standardError")
        return value % 2 == 0
    }
}
