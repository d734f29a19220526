import Foundation
import Shared

// A fixture is a value with a default for everything: a test names only what it is about.

extension Product {
    /// A product; two of different ids are different things.
    public static func fixture(
        id: Int = 1, name: String = "Kopi Gayo", imageURL: URL? = nil, price: String = "Rp 25.000",
        shop: Shop = .fixture()
    ) -> Product {
        Product(id: id, name: name, imageURL: imageURL, price: price, shop: shop)
    }
}

extension Shop {
    /// A shop; two of different ids are different things.
    public static func fixture(
        id: Int = 1, name: String = "Toko Kopi", location: String = "Bandung"
    ) -> Shop {
        Shop(id: id, name: name, location: location)
    }
}

extension Inspiration {
    /// An inspiration at the top of the feed, with one product.
    public static func fixture(
        title: String = "Teman ngopi", position: Int = 0,
        products: [ProductInspiration] = [.fixture()]
    ) -> Inspiration {
        Inspiration(title: title, position: position, products: products)
    }
}

extension ProductInspiration {
    /// A product of an inspiration; two of different ids are different things.
    public static func fixture(
        id: Int = 1, price: Int = 25_000, imageURL: URL? = nil
    ) -> ProductInspiration {
        ProductInspiration(id: id, price: price, imageURL: imageURL)
    }
}

extension Ticker {
    /// A ticker; two of different ids are different things.
    public static func fixture(id: Int = 1, title: String = "Gratis ongkir") -> Ticker {
        Ticker(id: id, title: title)
    }
}

extension Standing {
    /// A standing in a group of the tournament 10; two of different ids are different things.
    public static func fixture(
        id: Int = 1, tournamentId: Int = 10, group: String = "A", position: Int = 1,
        team: String = "Northgate", points: Int = 6
    ) -> Standing {
        Standing(
            id: id, tournamentId: tournamentId, group: group, position: position, team: team,
            points: points)
    }
}
