/// A reusable modification of views.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().background(.gray) }
/// }
/// …
/// Text("Hello").modifier(Card())
/// ```
@MainActor @preconcurrency public protocol ViewModifier: _PropertyContainer {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view before the modification.
  typealias Content = _ViewModifierContent<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifierContent<Modifier>: _UnobservedView {
  let view: AnyView

  /// The content of the view.
  public var body: some View { view }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier that creates the view around the content.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The content of the view.
  @MainActor public var body: some View {
    modifier.body(content: _ViewModifierContent(view: AnyView(content)))
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    (Self.self as? any AnimatableView.Type)?.makeAnimatableNode(view, in: context)
      ?? ObservingBodyNode(view, in: context)
  }
}

/// A view that may be animatable, which only its type at run time tells.
private protocol AnimatableView {
  static func makeAnimatableNode<Content>(
    _ view: Content, in context: _Context
  ) -> _ViewNode<Content>?
}

nonisolated extension ModifiedContent: AnimatableView, Animatable
where Content: View, Modifier: ViewModifier & Animatable {
  /// The numbers of the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.vector }
    set { modifier = modifier.with(newValue) }
  }

  fileprivate static func makeAnimatableNode<View>(
    _ view: View, in context: _Context
  ) -> _ViewNode<View>? {
    guard Modifier.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return (view as? Self).map { AnimatableNode($0, in: context) } as? _ViewNode<View>
  }
}

nonisolated extension View {
  /// Applies a modifier to a view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier.
  public init() {}

  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}

/// A modifier whose numbers are animated. Write `ViewModifier, Animatable` instead.
public typealias AnimatableModifier = Animatable & ViewModifier
