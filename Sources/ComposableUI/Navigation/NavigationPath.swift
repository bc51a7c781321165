/// The path of a ``NavigationStack`` with values of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// …
/// path.append(book)
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values of one type.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// The number of pushed values.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the given number of values from the end.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
