/// A selection of one row or of several.
enum RowSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  var isOfSeveral: Bool {
    switch self {
    case .one: false
    case .several: true
    }
  }
}

/// The ways in which the user chooses a row of a selection.
enum RowChoice: String {
  /// A click: of several rows, it toggles one in a list, and selects only one in a table.
  case tap
  /// Only the row is selected.
  case only
  /// The row is selected, or deselected.
  case toggle
  /// The rows from the one that was chosen last to this one are selected.
  case extend
  /// All rows are selected.
  case all

  /// The choice of an interaction with a row; `nil` if it is none.
  init?(_ interaction: Interaction) {
    if interaction == .tap {
      self = .tap
    } else {
      self.init(rawValue: interaction.value(of: "row", as: String.self) ?? "")
    }
  }
}
