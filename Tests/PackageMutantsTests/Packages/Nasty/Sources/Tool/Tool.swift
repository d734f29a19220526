import CPart
import Nasty

@main
enum Tool {
    static func main() { print(twice(21), Money(2) + Money(3)) }
}
