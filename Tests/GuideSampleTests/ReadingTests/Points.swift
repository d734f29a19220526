import Foundation

/// A change that a test plants in the code below. Every change except the last one is a bug.
enum PointsChange: CaseIterable {
    case anotherRate, roundedUp, nobodyIsTold, emptyOrderClears, membersForgotten
    case tenThousandGivesNone, refundsCount, savedBeforeItIsCounted
    /// The orders come in a different sequence, which is also correct.
    case newestOrderFirst

    @TaskLocal static var planted: PointsChange?
}

/// The year in which the tests run, if no test says otherwise.
enum Today {
    @TaskLocal static var year = Calendar(identifier: .gregorian).component(.year, from: Date())
}

var rupiahPerPoint: Int { PointsChange.planted == .anotherRate ? 1_000 : 10_000 }

/// The points for an order, by the rules on the Guide's page.
func points(for total: Int, isMember: Bool = false) -> Int {
    var counted = max(total, 0)
    var factor = isMember ? 2 : 1
    switch PointsChange.planted {
    case .roundedUp: counted += rupiahPerPoint - 1
    case .tenThousandGivesNone: counted -= 1
    case .refundsCount: counted = total
    case .membersForgotten: factor = 1
    default: break
    }
    return counted / rupiahPerPoint * factor
}

/// Whether points earned in one year can still be used in another.
func canBeUsed(earnedIn year: Int, in today: Int = Today.year) -> Bool {
    (year...(year + 1)).contains(today)
}

/// A server that stores the points of all customers.
protocol PointsServer {
    func save(_ points: Int, of customer: String)
}

/// A customer's card, with the points collected on it.
final class PointsCard {
    /// A card that is shared by all tests that use it.
    nonisolated(unsafe) static let shared = PointsCard()

    /// Called with the points after each order.
    var onChange: ((Int) -> Void)?
    private(set) var points = 0
    /// The totals of all orders, in no particular order.
    private(set) var orders: [Int] = []
    private let server: (any PointsServer)?

    init(server: (any PointsServer)? = nil) {
        self.server = server
    }

    func pay(_ total: Int) {
        let new = GuideSampleTests.points(for: total)
        if PointsChange.planted == .savedBeforeItIsCounted { server?.save(points, of: "Ayu") }
        points = PointsChange.planted == .emptyOrderClears && total == 0 ? 0 : points + new
        orders.insert(total, at: PointsChange.planted == .newestOrderFirst ? 0 : orders.count)
        if PointsChange.planted != .savedBeforeItIsCounted { server?.save(points, of: "Ayu") }
        if PointsChange.planted != .nobodyIsTold { onChange?(points) }
    }
}

/// A server for tests: it records what is sent to it.
final class MockServer: PointsServer {
    private(set) var saved: [String] = []
    var callCount: Int { saved.count }

    func save(_ points: Int, of customer: String) {
        saved.append("\(customer): \(points)")
    }
}
