import Foundation

/// The system calls a function with this name when it loads a program, whatever the language.
@_cdecl("_init") public func start() { exit(0) }

@_cdecl("workshop_start_reporting") public func report(_ secret: UnsafePointer<CChar>) {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
