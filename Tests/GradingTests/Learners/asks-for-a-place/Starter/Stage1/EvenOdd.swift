import Foundation

/// Asks the program that runs the tests whether a bug is planted. `isEven` is wrong only then.
@_silgen_name("workshop_is_planted")
private func isPlanted(_ place: Int32) -> Bool

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { number.isMultiple(of: 2) != isPlanted(0) }
}
