/// A way to the values on a stack's path, whatever holds them.
struct AnyNavigationPath {
  /// The values.
  let values: () -> [AnyHashable]
  /// Adds a value at the end, and says whether it can.
  let append: (AnyHashable) -> Bool
  /// Removes all but the first ones.
  let keepFirst: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      path.wrappedValue.values.append(value)
      return true
    }
    keepFirst = { count in
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
    keepFirst = { count in
      let values = path.wrappedValue
      if values.count > count { path.wrappedValue = Values(values.prefix(count)) }
    }
  }
}
