/// Calculates when an order arrives.
struct DeliveryDay {
    /// Returns in how many days an order arrives, or nil if there is no such weekday or hour.
    ///
    /// 1. An order before 14:00 leaves on the same day. An order at 14:00 or later leaves on
    ///    the next day.
    /// 2. No order leaves on a Sunday. It leaves on Monday instead.
    /// 3. An order arrives two days after it leaves, and an express order one day after.
    /// 4. No order arrives on a Sunday. It arrives on Monday instead.
    /// 5. Weekdays go from 1 (Monday) to 7 (Sunday), and hours from 0 to 23.
    func days(weekday: Int, hour: Int, isExpress: Bool = false) -> Int? {
        guard (1...7).contains(weekday), (0...23).contains(hour) else { return nil }
        var leaving = hour <= 14 ? weekday : weekday + 1
        if leaving == 7 { leaving += 1 }
        var arriving = isExpress ? leaving + 1 : leaving + 2
        if arriving == 7 { arriving += 1 }
        return arriving - weekday
    }
}
