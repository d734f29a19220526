/// Returns the greeting for an hour of the day, from 0 to 23.
///
/// It is `Good morning` from 5 on, `Good afternoon` from 12 on, and `Good evening` from 18 on.
/// The hours from 0 to 4 belong to the evening before.
func greeting(hour: Int) -> String {
    switch hour {
    case 5..<12: "Good morning"
    case 12..<18: "Good afternoon"
    default: "Good evening"
    }
}
