public import Foundation

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of texts that sorts by them with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of the texts.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Content == Text, Comparator.Compared == String {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that sorts by them with a comparator.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of the texts.
  @_disfavoredOverload
  public init<S: StringProtocol, Comparator: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) where Content == Text, Comparator.Compared == String {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts that sorts by them with a comparator.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the text of a row.
  ///   - comparator: The comparator of the texts.
  public init<Comparator: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) where Content == Text, Comparator.Compared == String {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of views that sorts by a value with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of views that sorts by a value with a comparator.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, Value, Comparator: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of views that sorts by a value with a comparator.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  public init<Value, Comparator: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column of views that sorts by an optional value with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value?> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of views that sorts by an optional value with a comparator.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol, Value, Comparator: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, Value?> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of views that sorts by an optional value with a comparator.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: The key path to the value of a row.
  ///   - comparator: The comparator of the values.
  ///   - content: Creates the view of a row.
  public init<Value, Comparator: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, Value?> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

nonisolated extension TableColumn where Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views that sorts with a comparator of rows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - comparator: The comparator of the rows.
  ///   - content: Creates the view of a row.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column of views that sorts with a comparator of rows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - comparator: The comparator of the rows.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column of views that sorts with a comparator of rows.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - comparator: The comparator of the rows.
  ///   - content: Creates the view of a row.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
