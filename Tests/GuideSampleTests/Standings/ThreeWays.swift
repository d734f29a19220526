import Foundation
import Shared
import TestHelpers
import Testing
import XCTest

@testable import Standings

/// The data source from the chapter on Standings, with a seam in the method: the request is passed
/// to each load.
@MainActor
final class MethodStandings {
    private(set) var sections: [StandingsSection] = []

    func load(from request: any StandingsEndpoint) async throws {
        sections = StandingsSection.sections(of: try await request.load())
    }
}

/// The same data source with a seam in a property: it has its own request until a test replaces that one.
@MainActor
final class PropertyStandings {
    var request: any StandingsEndpoint = StandingsEndpointRequest(
        tournamentId: 10, transport: WebSession.shared)
    private(set) var sections: [StandingsSection] = []

    func load() async throws {
        sections = StandingsSection.sections(of: try await request.load())
    }
}

/// The same data source with a seam in the initializer: it can't be made without a request.
@MainActor
final class ConstructorStandings {
    private let request: any StandingsEndpoint
    private(set) var sections: [StandingsSection] = []

    init(request: any StandingsEndpoint) {
        self.request = request
    }

    func load() async throws {
        sections = StandingsSection.sections(of: try await request.load())
    }
}

/// An endpoint that answers immediately.
struct EndpointStub: StandingsEndpoint {
    let tournamentId = 10
    let standings: [Standing]

    func load() async throws -> [Standing] { standings }
}

/// The same test with each of the three seams.
final class ThreeWaysXCTests: XCTestCase {
    private let rows = ["1. Northgate, 6 points"]

    @MainActor func testWithMethodInjection() async throws {
        let datasource = MethodStandings()
        try await datasource.load(from: EndpointStub(standings: [.fixture()]))
        XCTAssertEqual(datasource.sections.first?.rows, rows)
    }

    @MainActor func testWithPropertyInjection() async throws {
        let datasource = PropertyStandings()
        datasource.request = EndpointStub(standings: [.fixture()])
        try await datasource.load()
        XCTAssertEqual(datasource.sections.first?.rows, rows)
    }

    @MainActor func testWithConstructorInjection() async throws {
        let datasource = ConstructorStandings(request: EndpointStub(standings: [.fixture()]))
        try await datasource.load()
        XCTAssertEqual(datasource.sections.first?.rows, rows)
    }
}

/// The same tests in Swift Testing.
@MainActor @Suite struct ThreeWaysSwiftTests {
    private let rows = ["1. Northgate, 6 points"]

    @Test func withMethodInjection() async throws {
        let datasource = MethodStandings()
        try await datasource.load(from: EndpointStub(standings: [.fixture()]))
        #expect(datasource.sections.first?.rows == rows)
    }

    @Test func withPropertyInjection() async throws {
        let datasource = PropertyStandings()
        datasource.request = EndpointStub(standings: [.fixture()])
        try await datasource.load()
        #expect(datasource.sections.first?.rows == rows)
    }

    @Test func withConstructorInjection() async throws {
        let datasource = ConstructorStandings(request: EndpointStub(standings: [.fixture()]))
        try await datasource.load()
        #expect(datasource.sections.first?.rows == rows)
    }
}
