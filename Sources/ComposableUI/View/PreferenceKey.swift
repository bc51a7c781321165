/// A key of values that views report to their ancestors.
///
/// ```swift
/// struct Unsaved: PreferenceKey {
///   static let defaultValue = false
///   static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
/// }
/// …
/// Form { … }.onPreferenceChange(Unsaved.self) { isUnsaved = $0 }
/// ```
///
/// A view in the form reports with `preference(key: Unsaved.self, value: true)`.
public protocol PreferenceKey {
  /// The type of the values.
  associatedtype Value
  /// The value if no view reports one.
  static var defaultValue: Value { get }
  /// Combines the values of several views, in the order of the views.
  ///
  /// - Parameters:
  ///   - value: The value of the views before.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Always `nil`, the value if no view reports one.
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  /// Reports a value to the ancestors of the view, in place of those that the view's subtree
  /// reports.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Key, Self>(content: self) { $0 = value }
  }

  /// Changes the value that the view's subtree reports to the ancestors of the view.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - callback: Changes the value, which is the default if the subtree reports none.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Key, Self>(content: self, transform: callback)
  }

  /// Calls an action with the value that the view's subtree reports: when the view appears, and when
  /// the value changes.
  ///
  /// What a sheet or another presentation contains is not a part of the subtree.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - action: The action, with the new value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserverView<Key, Self>(content: self, action: action)
  }
}

nonisolated extension View {
  /// Shows a view in front of this one, made from the value of a preference of its subtree.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - alignment: The position of the view.
  ///   - transform: Creates the view from the value.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Key, _, _>(content: self) { content, value in
      content.overlay(alignment: alignment) { transform(value) }
    }
  }

  /// Shows a view behind this one, made from the value of a preference of its subtree.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - alignment: The position of the view.
  ///   - transform: Creates the view from the value.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Key, _, _>(content: self) { content, value in
      content.background(alignment: alignment) { transform(value) }
    }
  }
}

/// A view made from another one and the value of a preference in it.
private nonisolated struct PreferenceReader<Key: PreferenceKey, Content: View, Result: View>: View
where Key.Value: Equatable {
  let content: Content
  let transform: (AnyView, Key.Value) -> Result
  @State private var value = Key.defaultValue

  init(content: Content, transform: @escaping (AnyView, Key.Value) -> Result) {
    self.content = content
    self.transform = transform
  }

  var body: some View {
    transform(AnyView(content.onPreferenceChange(Key.self) { value = $0 }), value)
  }
}
