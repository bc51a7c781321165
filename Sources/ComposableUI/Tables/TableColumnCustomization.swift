/// The columns of a ``Table`` as the user has customized them.
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name)
///   TableColumn("City", value: \.city).customizationID("city")
/// }
/// ```
///
/// 1. The context menu of the table's header shows and hides the columns with
///    a ``TableColumn/customizationID(_:)``.
/// 2. Unlike in SwiftUI, the user can't change the order and the widths of columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates a customization with the default columns.
  public init() {}

  /// The visibility of the column with an identifier; `automatic` for its default.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Does nothing: columns have the order of their declaration.
  public mutating func resetOrder() {}

  /// Returns true if a column is shown.
  func shows(_ column: TableColumnProperties) -> Bool {
    // Nobody could show it again.
    guard let id = column.customizationID else { return true }
    let visibility = self[visibility: id]
    return (visibility == .automatic ? column.defaultVisibility : visibility) != .hidden
  }
}

/// The ways in which the user customizes a column of a ``Table``.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user moves the column. It has no effect in a browser.
  public static let reorder = Self(rawValue: 1)
  /// The user changes the width of the column. It has no effect in a browser.
  public static let resize = Self(rawValue: 2)
  /// The user shows or hides the column.
  public static let visibility = Self(rawValue: 4)
  /// All ways.
  public static let all: Self = [.reorder, .resize, .visibility]
}
