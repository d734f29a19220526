import Shared
import TerminalKit

/// A box that contains a product.
struct Card {
    /// The content of the box.
    private let lines: [String]
    /// The width of the box in columns, including its border.
    private let columns: Int

    /// The maximum number of lines for a name. A longer one is cut.
    private static let maximumNameLines = 4
    /// The minimum width: the border and two columns. In a narrower window the screen is cut.
    private static let fewestColumns = 6

    init(_ product: Product, columns: Int) {
        let columns = max(Self.fewestColumns, columns)
        let room = columns - 4
        var name = PlainText.wrapped(PlainText.line(product.name), width: room)
        if name.count > Self.maximumNameLines {
            name = Array(name.prefix(Self.maximumNameLines))
            name[Self.maximumNameLines - 1] = ScreenText.clipped(
                name[Self.maximumNameLines - 1] + " …", to: room)
        }
        self.columns = columns
        lines =
            name
            + [product.price, product.shop.name, product.shop.location].map {
                ScreenText.clipped(PlainText.line($0), to: room)
            }
    }

    /// Makes a card for a product of an inspiration, with the file name of its picture and its
    /// price.
    init(_ product: ProductInspiration, columns: Int) {
        let columns = max(Self.fewestColumns, columns)
        let picture = product.imageURL.map { PlainText.line($0.lastPathComponent) } ?? "no picture"
        self.columns = columns
        lines = [picture, Price.text(product.price)].map { ScreenText.clipped($0, to: columns - 4) }
    }

    /// The number of lines of the card, including its border.
    var height: Int { lines.count + 2 }

    /// The lines of the card, stretched to the height of its neighbor.
    func drawn(height: Int, isSelected: Bool = false, style: Style) -> [String] {
        let line = String(repeating: isSelected ? "━" : "─", count: columns - 2)
        let side = isSelected ? "┃" : "│"
        let empty = Array(repeating: "", count: max(0, height - self.height))
        let middle = (lines + empty).map {
            "\(side) \(ScreenText.padded($0, to: columns - 4)) \(side)"
        }
        guard isSelected else { return ["┌\(line)┐"] + middle + ["└\(line)┘"] }
        return (["┏\(line)┓"] + middle + ["┗\(line)┛"]).map { style.bold($0) }
    }
}
