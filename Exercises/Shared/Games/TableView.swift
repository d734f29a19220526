/// A list of rows: stands in for `UITableView`.
///
/// It shows the rows that its data source returned at the last `reloadData()`.
@MainActor
public final class TableView {
    public weak var dataSource: (any TableViewDataSource)?
    public var isHidden = false
    /// What the rows show, from top to bottom.
    public private(set) var rows: [GameListItemViewModel] = []

    public init() {}

    /// Asks the data source for all rows again, and leaves out those that it doesn't have.
    public func reloadData() {
        guard let dataSource else {
            rows = []
            return
        }
        let count = max(0, dataSource.numberOfRows(in: self))
        rows = (0..<count).compactMap { dataSource.tableView(self, rowAt: $0) }
    }
}

/// Provides the rows of a table view: stands in for `UITableViewDataSource`.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of rows.
    func numberOfRows(in tableView: TableView) -> Int
    /// Returns the content of the row at `index`, or nil if there is no such row.
    func tableView(_ tableView: TableView, rowAt index: Int) -> GameListItemViewModel?
}
