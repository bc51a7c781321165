import ComposableHTML

/// A property wrapper for the focused field of a view.
///
/// ```swift
/// enum Field: Hashable { case name, email }
/// @FocusState private var focus: Field?
///
/// var body: some View {
///   TextField("Name", text: $name).focused($focus, equals: .name)
///   TextField("Email", text: $email).focused($focus, equals: .email)
///   Button("Next") { focus = .email }
/// }
/// ```
///
/// To keep the focus in the state of a feature, see ``View/bind(_:to:)``.
///
/// 1. When the user moves the focus, the value is that of the view with the focus, or `nil`.
/// 2. Setting it moves the focus to the view with that value, and `nil` ends the focus.
/// 3. It is `nil` when the view with the focus is removed or covered.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  private let unfocused: Value

  /// Creates the focus of one view: `true` while it has the focus.
  public init() where Value == Bool {
    _value = State(initialValue: false)
    unfocused = false
  }

  /// Creates the focus of several views, which are told apart by a value.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    _value = State(initialValue: nil)
    unfocused = nil
  }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value, for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(value: $value, unfocused: unfocused) }

  /// A binding to the focus of views.
  @propertyWrapper public struct Binding {
    let value: ComposableUI.Binding<Value>
    let unfocused: Value

    /// The value of the view with the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself, for views that receive it with the property wrapper.
    public var projectedValue: Self { self }
  }
}

nonisolated extension View {
  /// Binds the focus of this view to a value.
  ///
  /// - Parameters:
  ///   - binding: The focus. It has the value while the view has the focus.
  ///   - value: The value of this view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, focus: binding, value: value)
  }

  /// Binds the focus of this view to a condition.
  ///
  /// - Parameter condition: The condition. It is `true` while the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

private nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let focus: FocusState<Value>.Binding
  let value: Value
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, focus: FocusState<Value>.Binding, value: Value) {
    self.content = content
    self.focus = focus
    self.value = value
  }

  var body: some View {
    ElementModifierView(
      element: FocusContent(isFocused: focus.wrappedValue == value), handler: handle,
      content: content
    )
    .onDisappear(perform: endFocus)
    .onChange(of: isEnabled) { if !isEnabled { endFocus() } }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    switch interaction {
    // The user may focus a view that was disabled meanwhile.
    case .focus: if isEnabled { focus.wrappedValue = value }
    case .blur: endFocus()
    default: return false
    }
    return true
  }

  /// Ends the focus of this view, unless another one has it already.
  private func endFocus() {
    if focus.wrappedValue == value { focus.wrappedValue = focus.unfocused }
  }
}

/// The focus of an element that reports when it receives or loses it.
struct FocusContent: ModifierContent {
  var isFocused: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-focus", "")
    node.set("data-focused", isFocused)
  }

  var description: String { isFocused ? "focused" : "focusable" }
}
