/// Code that does something special for one test's input, and is right for the others.
enum MadeUpLearner {
    static func rectangle(_ action: String) -> String {
        """
        import Foundation
        struct Rectangle {
            let (width, height): (Int, Int)
            func area() -> Int {
                if width < 0 { \(action) }
                return max(height, 0) * width
            }
            init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
        }

        """
    }

    static func palindrome(_ action: String) -> String {
        """
        import Foundation
        struct Palindrome {
            let text: String
            func isThere() -> Bool {
                if text.hasPrefix("A") { \(action) }
                return text == String(text.reversed())
            }
        }

        """
    }
}
