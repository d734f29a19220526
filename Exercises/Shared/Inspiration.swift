import Foundation

/// The marketplace's answer to a request for inspirations.
public struct InspirationResult: Decodable, Equatable, Sendable {
    public let data: [Inspiration]

    public init(data: [Inspiration]) {
        self.data = data
    }
}

/// A row of related products between the products of a feed.
public struct Inspiration: Decodable, Equatable, Sendable, HashDiffable {
    public let title: String
    /// The number of products before this row in the feed.
    public let position: Int
    public let products: [ProductInspiration]

    public init(title: String, position: Int, products: [ProductInspiration]) {
        self.title = title
        self.position = position
        self.products = products
    }

    /// The identifier, made from the title and the position, because an inspiration has no id of its own.
    public var identifier: Int {
        identifier(kind: "Inspiration \(title)", id: position)
    }
}

/// A product as an inspiration shows it: a picture and a price.
public struct ProductInspiration: Decodable, Equatable, Sendable, HashDiffable {
    public let id: Int
    /// The price in rupiah, as a number.
    public let price: Int
    public let imageURL: URL?

    public init(id: Int, price: Int, imageURL: URL?) {
        self.id = id
        self.price = price
        self.imageURL = imageURL
    }

    enum CodingKeys: String, CodingKey {
        case id
        case price
        case imageURL = "image_url"
    }

    public var identifier: Int {
        identifier(kind: "ProductInspiration", id: id)
    }
}
