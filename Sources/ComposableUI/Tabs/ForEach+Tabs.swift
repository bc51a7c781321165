import ComposableConcurrency

// Several tabs, and conditions, in a loop among tabs whose values have a type.

extension ForEach where Content: TabContent {
  /// Creates tabs for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path of an element's id.
  ///   - content: Creates the tabs of an element.
  public init<TabValue>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content.TabValue == TabValue {
    self.init(
      data, id: { $0[keyPath: id] }, SourceLocation(fileID, filePath, line, column),
      content: content)
  }

  /// Creates tabs for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Creates the tabs of an element.
  public init<TabValue>(
    _ data: Data, @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == TabValue {
    self.init(
      data, id: { $0.id }, SourceLocation(fileID, filePath, line, column), content: content)
  }

  /// Creates tabs for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Creates the tabs of a number.
  public init<TabValue>(
    _ data: Range<Int>, @TabContentBuilder<TabValue> content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == Range<Int>, ID == Int, Content.TabValue == TabValue {
    self.init(
      data, id: { $0 }, SourceLocation(fileID, filePath, line, column), content: content)
  }
}
