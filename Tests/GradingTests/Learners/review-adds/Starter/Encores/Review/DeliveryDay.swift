/// When an order arrives.
struct DeliveryDay {
    /// In how many days an order arrives; nil if there is no such weekday or hour.
    ///
    /// 1. What is ordered before 14 o'clock leaves on the same day. From 14 o'clock on, an order
    ///    leaves on the next day.
    /// 2. Nothing leaves on a Sunday. It leaves on Monday.
    /// 3. An order arrives two days after it has left, and an express order one day after.
    /// 4. Nothing arrives on a Sunday. It arrives on Monday.
    /// 5. The weekdays go from 1, which is Monday, to 7, which is Sunday. The hours go from 0 to 23.
    func days(weekday: Int, hour: Int, isExpress: Bool = false) -> Int? {
        guard (1...7).contains(weekday), (0...23).contains(hour) else { return nil }
        var leaving = hour <= 14 ? weekday : weekday + 1
        if leaving == 7 { leaving += 1 }
        var arriving = isExpress ? leaving + 1 : leaving + 2
        if arriving == 7 { arriving += 1 }
        return arriving - weekday
    }
}
