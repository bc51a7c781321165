/// The appearance of forms. All styles look the same here.
public protocol FormStyle {}

/// The default appearance: `.formStyle(.automatic)`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the default form style, rows in groups.
  public init() {}
}

/// Rows in groups, which is the default: `.formStyle(.grouped)`.
public struct GroupedFormStyle: FormStyle {
  /// Creates a form style that shows rows in groups.
  public init() {}
}

/// Columns of labels and values. It is the default here: `.formStyle(.columns)`.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a form style for columns, which shows rows in groups here.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style, rows in groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups, which is the default.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Columns of labels and values. It is the default here.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged: a form shows its rows in groups.
  public func formStyle(_ style: some FormStyle) -> some View { self }
}
