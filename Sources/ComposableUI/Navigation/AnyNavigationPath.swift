/// Type-erased access to the values on a stack's path.
struct AnyNavigationPath {
  /// Returns the values.
  let values: () -> [AnyHashable]
  /// Appends a value. Returns false if the path doesn't accept its type.
  let append: (AnyHashable) -> Bool
  /// Removes the values after the given number of first ones.
  let truncate: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      // No path but that of a feature's stack holds the state of features.
      if value.base is PushedElement { return false }
      path.wrappedValue.values.append(value)
      return true
    }
    truncate = { count in
      let surplus = path.wrappedValue.count - count
      if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
  }

  init<Values>(_ path: Binding<Values>)
  where
    Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Values.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Values.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    truncate = { count in
      let values = path.wrappedValue
      if values.count > count { path.wrappedValue = Values(values.prefix(count)) }
    }
  }
}
