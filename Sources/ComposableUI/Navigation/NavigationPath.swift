/// The values on a stack of screens, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// …
/// path.append(book)
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes a path of no values.
  public init() {}

  /// Makes a path of values of one type.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes values from the end.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
