import Shared

extension Product {
    /// The compiler prefers this function to the official one, which has more default arguments.
    static func fixture(id: Int, name: String) -> Product {
        let shop = Shop(id: 1, name: "Toko Kopi", location: "Bandung")
        return Product(id: 1, name: name, imageURL: nil, price: "Rp 25.000", shop: shop)
    }
}
