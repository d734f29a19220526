import Foundation

/// The marketplace's answer to a request for products.
public struct ProductResult: Decodable, Equatable, Sendable {
    public let data: [Product]

    public init(data: [Product]) {
        self.data = data
    }
}

/// A product that a shop sells.
public struct Product: Decodable, Equatable, Sendable, HashDiffable {
    public let id: Int
    public let name: String
    public let imageURL: URL?
    /// The price as it is shown, for example `Rp 25.000`.
    public let price: String
    public let shop: Shop

    public init(id: Int, name: String, imageURL: URL?, price: String, shop: Shop) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        self.price = price
        self.shop = shop
    }

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case imageURL = "image_uri"
        case price
        case shop
    }

    public var identifier: Int {
        identifier(kind: "Product", id: id)
    }
}

/// A shop that sells products, and its location.
public struct Shop: Decodable, Equatable, Sendable, HashDiffable {
    public let id: Int
    public let name: String
    public let location: String

    public init(id: Int, name: String, location: String) {
        self.id = id
        self.name = name
        self.location = location
    }

    public var identifier: Int {
        identifier(kind: "Shop", id: id)
    }
}
