import Foundation
import Shared

// A fixture has a default for every value, so that a test names only the values that matter.

extension Product {
    /// Makes a product. Products with different ids are different things.
    public static func fixture(
        id: Int = 1, name: String = "Kopi Gayo", imageURL: URL? = nil, price: String = "Rp 25.000",
        shop: Shop = .fixture()
    ) -> Product {
        Product(id: id, name: name, imageURL: imageURL, price: price, shop: shop)
    }
}

extension Shop {
    /// Makes a shop. Shops with different ids are different things.
    public static func fixture(
        id: Int = 1, name: String = "Toko Kopi", location: String = "Bandung"
    ) -> Shop {
        Shop(id: id, name: name, location: location)
    }
}

extension Inspiration {
    /// Makes an inspiration at the top of the feed, with one product.
    public static func fixture(
        title: String = "Teman ngopi", position: Int = 0,
        products: [ProductInspiration] = [.fixture()]
    ) -> Inspiration {
        Inspiration(title: title, position: position, products: products)
    }
}

extension ProductInspiration {
    /// Makes a product in an inspiration. Products with different ids are different things.
    public static func fixture(
        id: Int = 1, price: Int = 25_000, imageURL: URL? = nil
    ) -> ProductInspiration {
        ProductInspiration(id: id, price: price, imageURL: imageURL)
    }
}

extension Ticker {
    /// Makes a ticker. Tickers with different ids are different things.
    public static func fixture(id: Int = 1, title: String = "Gratis ongkir") -> Ticker {
        Ticker(id: id, title: title)
    }
}

extension Standing {
    /// Makes a standing in tournament 10. Standings with different ids are different things.
    public static func fixture(
        id: Int = 1, tournamentId: Int = 10, group: String = "A", position: Int = 1,
        team: String = "Northgate", points: Int = 6
    ) -> Standing {
        Standing(
            id: id, tournamentId: tournamentId, group: group, position: position, team: team,
            points: points)
    }
}
