import Foundation

/// The system calls this before the program starts. It ends every program that contains this module.
@section(".init_array") @used let early: @convention(c) () -> Void = { _exit(0) }
