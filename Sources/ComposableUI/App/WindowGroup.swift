/// A scene that presents a group of windows with the same content, each with state of its own. In a
/// browser, each tab is a window.
///
/// 1. The content is created anew for each window, on the actor that owns the window: a store that
///    is created in it belongs to that window.
///
/// ```swift
/// WindowGroup(id: "item", for: Item.ID.self) { $id in ItemView(id: id) }
/// ```
///
/// 2. A group for values is opened by ``EnvironmentValues/openWindow``. The value is part of the address of its page; it is
///    `nil` for an address without one.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let content: () -> Content
  private var valueType: (any Any.Type)?

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window group.
  ///
  /// - Parameter content: The view of each window.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil, content)
  }

  /// Creates a window group with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group, unique in the app. In a browser it is the path of the
  ///     windows, unless they are the first of the app, at `/`.
  ///   - content: The view of each window.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id, content)
  }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows, in the language of each.
  ///   - content: The view of each window.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, nil, content)
  }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows, in the language of each.
  ///   - content: The view of each window.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a window group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a window group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }

  /// Creates a window group with a title and an identifier.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  /// Creates a window group with a title and an identifier.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'WindowGroup' has no body.") }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    var window = _Window(
      id: scene.id, title: scene.title, content: .view { AnyView(scene.content()) })
    window.valueType = scene.valueType
    return [window]
  }
}

nonisolated extension WindowGroup {
  /// Creates a window group for values of a type.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group; `nil` for its number as the path of the windows.
  ///   - type: The type of the values.
  ///   - content: Creates the view of each window from a binding to its value.
  public init<Value: Codable & Hashable, Presented: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Presented
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(nil, id) { PresentedWindowContent(content: content) }
    valueType = type
  }

  /// Creates a window group for values of a type, with a title.
  public init<Value: Codable & Hashable, Presented: View>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Presented
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(Text(title), id) { PresentedWindowContent(content: content) }
    valueType = type
  }

  /// Creates a window group for values of a type, with a title.
  public init<Value: Codable & Hashable, Presented: View>(
    _ title: Text, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Presented
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(title, id) { PresentedWindowContent(content: content) }
    valueType = type
  }

  /// Creates a window group for values of a type, with a title.
  @_disfavoredOverload
  public init<Value: Codable & Hashable, Presented: View>(
    _ title: some StringProtocol, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Presented
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(Text(title), id: id, for: type, content: content)
  }

  /// Creates a window group for values of a type, with a title and a value for windows that have none.
  public init<Value: Codable & Hashable, Presented: View>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Presented,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(Text(title), id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a window group for values of a type, with a title and a value for windows that have none.
  public init<Value: Codable & Hashable, Presented: View>(
    _ title: Text, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Presented,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(title, for: type, id: id, content, defaultValue)
  }

  /// Creates a window group for values of a type, with a value for windows that have none.
  public init<Value: Codable & Hashable, Presented: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Presented,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(nil, for: type, id: id, content, defaultValue)
  }

  private init<Value: Codable & Hashable, Presented: View>(
    _ title: Text?, for type: Value.Type, id: String?,
    _ content: @escaping (Binding<Value>) -> Presented, _ defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Presented> {
    self.init(title, id) {
      PresentedWindowContent(
        content: { value in
          content(
            Binding {
              value.wrappedValue ?? defaultValue()
            } set: {
              value.wrappedValue = $0
            })
        }, defaultValue: defaultValue)
    }
    valueType = type
  }
}

/// The content of a window for a value.
public nonisolated struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Value?>) -> Content
  private let defaultValue: (() -> Value)?
  @Environment(\.requestedAddress) private var address

  fileprivate init(
    content: @escaping (Binding<Value?>) -> Content, defaultValue: (() -> Value)? = nil
  ) {
    self.content = content
    self.defaultValue = defaultValue
  }

  /// The content of the window.
  public var body: some View {
    PresentedValueView(
      addressed: WindowValueAddress.value(Value.self, of: address), content: content,
      defaultValue: defaultValue)
  }
}

/// The content of a window for a value, which is not evaluated again for another environment.
private nonisolated struct PresentedValueView<Value: Codable & Hashable, Content: View>: View {
  /// The value of the address.
  let addressed: Value?
  let content: (Binding<Value?>) -> Content
  let defaultValue: (() -> Value)?
  /// The value; `nil` for that of the address, or else the default.
  @State private var value: Value??
  @State private var initialValue = InitialValue<Value>()

  init(
    addressed: Value?, content: @escaping (Binding<Value?>) -> Content,
    defaultValue: (() -> Value)?
  ) {
    self.addressed = addressed
    self.content = content
    self.defaultValue = defaultValue
  }

  var body: some View {
    let initial = addressed ?? initialValue.value(defaultValue)
    content(
      Binding { [value = _value] in
        value.wrappedValue ?? initial
      } set: { [value = _value] in
        value.wrappedValue = .some($0)
      })
  }
}

/// The value of a window that is opened without one, which is created once.
private final class InitialValue<Value> {
  private var value: Value?

  func value(_ make: (() -> Value)?) -> Value? {
    if value == nil { value = make?() }
    return value
  }
}
