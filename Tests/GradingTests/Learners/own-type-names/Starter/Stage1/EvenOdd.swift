// Types with the names of type parameters in the tests' own files.
enum Number {
    case even, odd

    init(_ number: Int) { self = number % 2 == 0 ? .even : .odd }
}

struct Key {
    struct Known {}
}

protocol Value {}
typealias Element = Number

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { Element(number) == .even }
}
