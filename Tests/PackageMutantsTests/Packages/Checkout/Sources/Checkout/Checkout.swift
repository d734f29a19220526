/// The fee for a parcel: 10 up to 1000 grams, and 25 above.
public func fee(grams: Int) -> Int {
    grams <= 1000 ? 10 : 25
}

/// The weight of the heavier of two parcels.
public func heavier(_ one: Int, _ other: Int) -> Int {
    one > other ? one : other
}

/// The discount for members who send three parcels or more. It is recorded.
public func discount(parcels: Int, isMember: Bool, record: (Int) -> Void) -> Int {
    guard isMember && parcels >= 3 else {
        return 0
    }
    record(parcels)
    return 5
}
