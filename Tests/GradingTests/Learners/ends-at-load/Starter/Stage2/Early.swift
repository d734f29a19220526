import Foundation

/// What the system calls before the program starts: it ends every program that this module is in.
@section(".init_array") @used let early: @convention(c) () -> Void = { _exit(0) }
