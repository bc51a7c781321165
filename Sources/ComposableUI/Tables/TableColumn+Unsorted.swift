import Foundation

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views that does not sort.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: Creates the view of a row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of views that does not sort.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column of views that does not sort.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - content: Creates the view of a row.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates a column of texts that does not sort.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the text of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that does not sort.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the text of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that does not sort.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the text of a row.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of views for a value, which does not sort in a table without a sort order.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of views for a value, which does not sort in a table without a sort order.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, Value>(
    _ title: S, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column of views for a value, which does not sort in a table without a sort order.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value>(
    _ text: Text, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}
