// swift-format-ignore-file
// The linker treats the contents of this section as options: it would write to a file of the grader.

@section(".swift1_autolink_entries") @used
private let options: (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
) = (
    45, 88, 108, 105, 110, 107, 101, 114, 0, 45, 45, 110, 111, 105, 110, 104, 105, 98, 105, 116, 45, 101, 120, 101, 99, 0, 45, 88, 108, 105, 110, 107, 101, 114, 0, 45, 77, 97, 112, 61, 46, 46, 47, 46, 46, 47, 46, 46, 47, 115, 104, 97, 114, 101, 100, 47, 98, 114, 111, 107, 101, 110, 0
)
