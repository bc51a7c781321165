/// What is done to a view, for use with many.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().background(.gray) }
/// }
/// …
/// Text("Hello").modifier(Card())
/// ```
public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifierContent<Self>

  /// What is shown in the place of a view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifierContent<Modifier>: View {
  let view: AnyView

  public var body: some View { view }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: _ViewModifierContent(view: AnyView(content)))
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
