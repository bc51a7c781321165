import Foundation

/// The sort order of a table, without the type of its comparators.
struct TableSorting {
  /// Returns the order of a column if it is the first one that rows are sorted by; `nil` for others.
  let order: (any SortComparator) -> SortOrder?
  /// Sorts by a column first, or in the other order if it is the first one.
  let toggle: (any SortComparator) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
        first.isOfSameColumn(as: comparator)
      else { return nil }
      return first.order
    }
    toggle = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, first.isOfSameColumn(as: comparator) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order.removeAll { $0.isOfSameColumn(as: comparator) }
        order.insert(comparator, at: 0)
      }
      binding.wrappedValue = order
    }
  }
}

extension SortComparator {
  /// Returns true if another comparator compares the same values, in either order.
  fileprivate func isOfSameColumn(as other: Self) -> Bool {
    if let path = (self as? any KeyPathComparing)?.comparedKeyPath {
      // An application may compare the values of a column in another way at first.
      return path == (other as? any KeyPathComparing)?.comparedKeyPath
    }
    var other = other
    other.order = order
    return self == other
  }
}

/// A comparator of the values of a key path.
private protocol KeyPathComparing {
  var comparedKeyPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathComparing {
  fileprivate var comparedKeyPath: AnyKeyPath { keyPath }
}
