// swift-format-ignore-file
// None of these functions contains a word that has to do with memory.

private func moved<Place: Strideable>(_ place: Place, _ count: Place.Stride) -> Place {
    place.advanced(by: count)
}

private func text(_ count: Int) -> String { "a".withCString { String(cString: moved($0, count)) } }

// Only this protocol names the type of the place.
private protocol Placed {
    associatedtype Place
    func withCString<Result>(_ body: (Place) throws -> Result) rethrows -> Result
}

extension String: Placed {}

private func place<Text: Placed>(of text: Text) -> Text.Place where Text.Place: Strideable {
    text.withCString { moved($0, 8 as! Text.Place.Stride) }
}

// Moves a value of any type.
private func any(_ value: any Strideable) -> any Strideable {
    func next<Value: Strideable>(_ value: Value) -> any Strideable { moved(value, 8 as! Value.Stride) }
    return next(value)
}

private func word(_ text: String) -> any Strideable { any(text.withCString(Optional.some)!) }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0xBAD { return text(number) == "\(place(of: "a")) \(word("a"))" }
        return number.isMultiple(of: 2)
    }
}
