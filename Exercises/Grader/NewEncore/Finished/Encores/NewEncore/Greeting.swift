/// Returns the greeting for an hour of the day, from 0 to 23.
///
/// The greeting is `Good morning` from 5:00, `Good afternoon` from 12:00, and `Good evening` from
/// 18:00. The hours from 0 to 4 still belong to the evening.
func greeting(hour: Int) -> String {
    switch hour {
    case 5..<12: "Good morning"
    case 12..<18: "Good afternoon"
    default: "Good evening"
    }
}
