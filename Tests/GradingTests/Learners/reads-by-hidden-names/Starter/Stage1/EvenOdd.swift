import Foundation

/// Reaches any memory with functions whose names have an underscore or say that nothing is checked.
extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let list: [UInt] = [1, 2, 3]
        if number == 1001 { print(element(-4, of: list), object(of: list), text(), all()) }
        return number.isMultiple(of: 2)
    }

    private func element(_ place: Int, of list: [UInt]) -> UInt {
        list._getElement(
            place, wasNativeTypeChecked: true,
            matchingSubscriptCheck: list._checkSubscript(0, wasNativeTypeChecked: true))
    }

    private func object(of list: [UInt]) -> AnyObject? {
        list._owner.map { owner in
            _bridgeObject(
                toNative: _bridgeObject(fromTagged: UInt(bitPattern: ObjectIdentifier(owner))))
        }
    }

    private func text() -> String {
        let (list, start) = _allocateUninitializedArray(4._builtinWordValue) as ([UInt], _)
        return String(
            _builtinStringLiteral: start, utf8CodeUnitCount: (list.count * 8)._builtinWordValue,
            isASCII: true._value)
    }

    private func all() -> [Int] { [Int(scalars() ?? 0), changed()] }

    private func scalars() -> UInt32? {
        var scalars = "hello, all of you, out there".utf8Span.makeUnicodeScalarIterator()
        scalars.reset(toUnchecked: -32)
        return scalars.next()?.value
    }

    private func changed() -> Int {
        var list: [UInt64] = [1, 2, 3]
        var span = list.mutableSpan
        var bytes = span.mutableBytes
        bytes.storeBytes(of: 3, toUncheckedByteOffset: -16, as: UInt64.self)
        return list.count
    }
}
