// swift-format-ignore-file
// None of the names that are used here is known to be unsafe.

import Shared

final class Secret { var number = 7 }

@_silgen_name("$s6Shared10PickerViewC4turn2toySi_tF") func look(at secret: Secret) -> Int

final class Unchecked { @exclusivity(unchecked) var number = 7 }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0xBAD { return look(at: Secret()) == 0 }
        var secret: Secret? = Secret()
        unowned(unsafe) let gone = secret!
        if number == 0xBAD { secret = nil; return gone.number == 0 }
        return number.isMultiple(of: 2)
    }
}
