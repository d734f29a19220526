/// A list of rows: stands in for `UITableView`.
///
/// It shows what its data source said at the last `reloadData()`.
@MainActor
public final class TableView {
    public weak var dataSource: (any TableViewDataSource)?
    public var isHidden = false
    /// What the rows show, from top to bottom.
    public private(set) var rows: [GameListItemViewModel] = []

    public init() {}

    /// Asks the data source for all rows again. A row that it doesn't have is left out.
    public func reloadData() {
        guard let dataSource else {
            rows = []
            return
        }
        let count = max(0, dataSource.numberOfRows(in: self))
        rows = (0..<count).compactMap { dataSource.tableView(self, rowAt: $0) }
    }
}

/// Says what a table view shows: stands in for `UITableViewDataSource`.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// How many rows there are.
    func numberOfRows(in tableView: TableView) -> Int
    /// What the row at `index` shows; nil where there is no such row.
    func tableView(_ tableView: TableView, rowAt index: Int) -> GameListItemViewModel?
}
