import Observation

/// The edits of a row: to delete it and to move it.
struct RowEdits: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let delete = RowEdits(rawValue: 1)
  static let move = RowEdits(rawValue: 2)
}

/// The edits that the views of a row disable.
@Observable final class DisabledRowEdits: InitialState {
  /// True, since nodes add theirs again.
  var isInitial: Bool { true }
  /// The edits that at least one view disables.
  private(set) var all: RowEdits = []
  @ObservationIgnored private var editsOfNodes: [Int: RowEdits] = [:]

  /// Sets or replaces the edits that a node disables.
  func set(_ edits: RowEdits, from node: Int) {
    editsOfNodes[node] = edits.isEmpty ? nil : edits
    let new = editsOfNodes.values.reduce(RowEdits()) { $0.union($1) }
    // An equal value must not invalidate the row.
    if new != all { all = new }
  }
}

private enum DisabledEditsOfRowKey: EnvironmentKey {
  static var defaultValue: DisabledRowEdits? { nil }
}

private enum DisabledRowEditsKey: EnvironmentKey {
  static var defaultValue: RowEdits { [] }
}

extension EnvironmentValues {
  /// The edits that the views of the enclosing row disable; `nil` outside of a row.
  var disabledEditsOfRow: DisabledRowEdits? {
    get { self[DisabledEditsOfRowKey.self] }
    set { self[DisabledEditsOfRowKey.self] = newValue }
  }

  /// The edits that ancestors disable for all of their rows.
  var disabledRowEdits: RowEdits {
    get { self[DisabledRowEditsKey.self] }
    set { self[DisabledRowEditsKey.self] = newValue }
  }
}
