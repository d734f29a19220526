import Foundation
import GuideSite

/// The program `guide`: the Guide as pages for a browser.
@main
enum Guide {
    static func main() {
        exit(GuideProgram.main())
    }
}
