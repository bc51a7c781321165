public import Foundation

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of texts that sorts by them.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the text of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that sorts by them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the text of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that sorts by them.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the text of a row.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of views that sorts by a text, as the user expects it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the text of a row.
  ///   - content: Creates the view of a row.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: content)
  }

  /// Creates a column of views that sorts by a text, as the user expects it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the text of a row.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: content)
  }

  /// Creates a column of views that sorts by a text, as the user expects it.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the text of a row.
  ///   - content: Creates the view of a row.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: .localizedStandard),
      content: content)
  }

  /// Creates a column of views that sorts by a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Comparable>(
    _ title: S, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by a value.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by an optional value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by an optional value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Comparable>(
    _ title: S, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by an optional value.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the value of a row.
  ///   - content: Creates the view of a row.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}
