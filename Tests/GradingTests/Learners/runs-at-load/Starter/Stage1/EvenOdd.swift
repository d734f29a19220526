import Foundation

/// What the system calls as the program is loaded has this name in no language.
@_cdecl("_init") public func start() { exit(0) }

@_cdecl("workshop_start_reporting") public func report(_ secret: UnsafePointer<CChar>) {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
