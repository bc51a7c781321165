/// The appearance of forms. All styles look the same here.
public protocol FormStyle {}

/// The default appearance: `.formStyle(.automatic)`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups, which is the default: `.formStyle(.grouped)`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Columns of labels and values. It is the default here: `.formStyle(.columns)`.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default appearance.
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

extension View {
  /// Returns the view unchanged: a form shows its rows in groups.
  public func formStyle(_ style: some FormStyle) -> some View { self }
}
