// swift-format-ignore-file
// Each type contains the one before it twice. Written in words, the name of the last type would fill any
// memory. This word makes the grader look closer: Pointer.

public struct Pair<One, Other> { public init() {} }
public typealias Type0 = Pair<Int, Int>
public typealias Type1 = Pair<Type0, Type0>
public typealias Type2 = Pair<Type1, Type1>
public typealias Type3 = Pair<Type2, Type2>
public typealias Type4 = Pair<Type3, Type3>
public typealias Type5 = Pair<Type4, Type4>
public typealias Type6 = Pair<Type5, Type5>
public typealias Type7 = Pair<Type6, Type6>
public typealias Type8 = Pair<Type7, Type7>
public typealias Type9 = Pair<Type8, Type8>
public typealias Type10 = Pair<Type9, Type9>
public typealias Type11 = Pair<Type10, Type10>
public typealias Type12 = Pair<Type11, Type11>
public typealias Type13 = Pair<Type12, Type12>
public typealias Type14 = Pair<Type13, Type13>
public typealias Type15 = Pair<Type14, Type14>
public typealias Type16 = Pair<Type15, Type15>
public typealias Type17 = Pair<Type16, Type16>
public typealias Type18 = Pair<Type17, Type17>
public typealias Type19 = Pair<Type18, Type18>
public typealias Type20 = Pair<Type19, Type19>

extension FirstBasicViewController {
    func nothing(_ value: Type20) {}
}
