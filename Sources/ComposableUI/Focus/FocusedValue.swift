/// A property wrapper that reads a value of the view with the focus; `nil` if it has none.
///
/// It works in a view, and in ``Commands``.
@propertyWrapper
public struct FocusedValue<Value>: GraphBoundProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private weak var window: WindowState?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value? {
    window.flatMap { $0.focusedValues[keyPath: keyPath] }
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    window = node.graph.windowState
  }
}

/// A property wrapper that reads and sets the value of a binding of the view with the focus; `nil` if it has
/// none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value. Setting it to `nil` does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

nonisolated extension View {
  /// Sets a value for the window while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, needsFocus: true)
  }

  /// Sets a value for the window while this view is shown.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, needsFocus: false)
  }

  /// Sets the place that has the focus first. See ``FocusState``.
  ///
  /// - Parameters:
  ///   - binding: The focus.
  ///   - value: The value of the view that gets the focus when this view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Sets the place that has the focus first.
  ///
  /// - Parameters:
  ///   - binding: The focus.
  ///   - value: The value of the view that gets the focus when this view appears.
  ///   - priority: Ignored.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority
  ) -> some View {
    defaultFocus(binding, value)
  }
}

/// The moments at which a default focus is used. It is used when the view appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// The priorities of SwiftUI.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The priorities of SwiftUI.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private nonisolated struct FocusedValueView<Content: View, Value>: View {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let needsFocus: Bool
  @FocusState private var isFocused: Bool
  @Environment(\.windowState) private var window

  init(
    content: Content, keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?,
    needsFocus: Bool
  ) {
    self.content = content
    self.keyPath = keyPath
    self.value = value
    self.needsFocus = needsFocus
  }

  @ViewBuilder var body: some View {
    let isActive = !needsFocus || isFocused
    if needsFocus {
      report(content.focused($isFocused), isActive)
    } else {
      report(content, isActive)
    }
  }

  private func report(_ content: some View, _ isActive: Bool) -> some View {
    Lifetime(content: content) {
      FocusedValueObserver(window) { owner in source(of: owner, isActive) }
    } update: { observer in
      (observer as? FocusedValueObserver)?.update { source(of: $0, isActive) }
    }
  }

  private func source(of owner: AnyObject, _ isActive: Bool) -> FocusedSource? {
    isActive ? value.map { FocusedSource(owner: owner, keyPath, $0) } : nil
  }
}

/// An observer that sets the value of a view while it is shown.
private final class FocusedValueObserver: LifetimeObserver {
  private weak var window: WindowState?
  private var source: (AnyObject) -> FocusedSource?
  private var isShown = false

  init(_ window: WindowState?, source: @escaping (AnyObject) -> FocusedSource?) {
    self.window = window
    self.source = source
  }

  func update(_ source: @escaping (AnyObject) -> FocusedSource?) {
    self.source = source
    if isShown { window?.setFocused(source(self), of: self) }
  }

  func appear() {
    isShown = true
    window?.setFocused(source(self), of: self)
  }

  func disappear() {
    isShown = false
    window?.setFocused(nil, of: self)
  }
}
