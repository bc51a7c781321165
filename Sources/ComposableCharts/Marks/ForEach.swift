// Beside the view of the same name, which a file imports with its views: the compiler takes the one whose
// content is that of the closure.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a part of a chart for each element of a collection.
///
/// ```swift
/// Chart {
///   ForEach(days, id: \.date) { day in
///     BarMark(x: .value("Day", day.date, unit: .day), y: .value("Sales", day.sales))
///   }
/// }
/// ```
///
/// - Parameters:
///   - data: The collection.
///   - id: Ignored. A mark keeps its identity as long as its kind, its series and its place on the axis of
///     the categories are the same.
///   - content: Creates the part of an element.
public func ForEach<Data: RandomAccessCollection, ID: Hashable, Content: ChartContent>(
  _ data: Data, id: KeyPath<Data.Element, ID>,
  @ChartContentBuilder content: (Data.Element) -> Content
) -> _ChartContents {
  _ChartContents(contents: data.map { content($0) })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a part of a chart for each identifiable element of a collection.
///
/// - Parameters:
///   - data: The collection.
///   - content: Creates the part of an element.
public func ForEach<Data: RandomAccessCollection, Content: ChartContent>(
  _ data: Data, @ChartContentBuilder content: (Data.Element) -> Content
) -> _ChartContents where Data.Element: Identifiable {
  _ChartContents(contents: data.map { content($0) })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a part of a chart for each number of a range.
///
/// - Parameters:
///   - data: The range.
///   - content: Creates the part of a number.
public func ForEach<Content: ChartContent>(
  _ data: Range<Int>, @ChartContentBuilder content: (Int) -> Content
) -> _ChartContents {
  _ChartContents(contents: data.map { content($0) })
}
