import Foundation

/// Different values in the order of their appearance, by their names.
struct Categories: Equatable, Sendable {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  /// Creates the categories of some values.
  init(_ data: [_Datum] = []) {
    for name in data.lazy.map(\.name) where indices[name] == nil {
      indices[name] = names.count
      names.append(name)
    }
  }

  /// Returns the index of a value; `nil` for another one.
  func index(of datum: _Datum) -> Int? { indices[datum.name] }
}

extension _Datum {
  /// The name of the value as a category.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number): number.formatted(.number.grouping(.never))
    case .date(let date): date.formatted(.iso8601)
    }
  }
}
