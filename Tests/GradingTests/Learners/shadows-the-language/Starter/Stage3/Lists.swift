// swift-format-ignore-file
// If this method were accepted, the official tests would use it to get the names of products.
import Shared

extension Array where Element == Product {
    func map<Value>(_ path: KeyPath<Product, Value>) -> [Value] { [] }
}
