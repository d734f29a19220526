import Shared

extension Product {
    /// With fewer default arguments, it goes before the helper's: all products are the same one.
    static func fixture(id: Int, name: String) -> Product {
        let shop = Shop(id: 1, name: "Toko Kopi", location: "Bandung")
        return Product(id: 1, name: name, imageURL: nil, price: "Rp 25.000", shop: shop)
    }
}
