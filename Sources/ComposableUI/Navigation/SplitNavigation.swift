import Observation

/// The columns of a ``NavigationSplitView``: which are visible, and where links in them lead.
@Observable final class SplitNavigation {
  /// The navigator of each column.
  @ObservationIgnored let navigators: [Navigator]
  /// The column that a narrow window shows.
  var compactColumn: Int
  /// True if the window is too narrow for more than one column.
  @ObservationIgnored var isCollapsed = false
  /// Called with a column that a narrow window is to show.
  @ObservationIgnored var onShow: (Int) -> Void = { _ in }
  /// Removes the selection of the list in a column, by columns.
  @ObservationIgnored private var deselections: [Int: () -> Void] = [:]

  init(columns: Int) {
    navigators = (0..<columns).map { _ in Navigator() }
    compactColumn = 0
    for (index, navigator) in navigators.enumerated() {
      navigator.column = Navigator.Column(
        enter: { [weak self] in self?.show(index) },
        leave: { [weak self] in self?.leave(index) ?? false })
    }
  }

  /// Shows a column in a narrow window.
  func show(_ column: Int) {
    guard navigators.indices.contains(column), column != compactColumn else { return }
    compactColumn = column
    onShow(column)
  }

  /// Returns from a column to the one before, in a narrow window.
  ///
  /// - Returns: False if there is none, or if all columns are beside each other.
  private func leave(_ column: Int) -> Bool {
    guard isCollapsed, column > 0 else { return false }
    show(column - 1)
    deselections[column - 1]?()
    return true
  }

  /// Follows the selection of the list in a column.
  fileprivate func selectionChanged(
    in column: Int, isEmpty: Bool, isRemoved: Bool, deselect: @escaping () -> Void
  ) {
    deselections[column] = deselect
    if !isEmpty {
      show(column + 1)
    } else if isRemoved, compactColumn > column {
      show(column)
    }
  }
}

/// A column of a ``NavigationSplitView``.
struct SplitColumn: Equatable {
  private weak var navigation: SplitNavigation?
  let index: Int
  /// True if the user can return to the column before: the window shows one at a time.
  let canLeave: Bool

  init(_ navigation: SplitNavigation, _ index: Int) {
    self.navigation = navigation
    self.index = index
    canLeave = navigation.isCollapsed && index > 0
  }

  /// The stack that links in this column push screens onto; `nil` in the last column.
  var next: Navigator? {
    guard let navigators = navigation?.navigators, index + 1 < navigators.count else { return nil }
    return navigators[index + 1]
  }

  /// Shows the next column for the selection of the list in this one, or this one once the selection is removed.
  ///
  /// - Parameters:
  ///   - isEmpty: True if nothing is selected.
  ///   - isRemoved: True if something was selected before.
  ///   - deselect: Removes the selection.
  func selectionChanged(isEmpty: Bool, isRemoved: Bool, deselect: @escaping () -> Void) {
    navigation?.selectionChanged(
      in: index, isEmpty: isEmpty, isRemoved: isRemoved, deselect: deselect)
  }

  /// Shows the next column, since the user has selected a row.
  func rowSelected() { navigation?.show(index + 1) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.navigation === rhs.navigation && lhs.index == rhs.index && lhs.canLeave == rhs.canLeave
  }
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column that the views are in; `nil` outside of a ``NavigationSplitView``, and in screens above
  /// the root of a column.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
