public import Foundation

/// A translucent background: `.glassEffect(.regular)`.
public struct Glass: Hashable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// A material that blurs what is behind it.
  public static let regular = Glass(.regular)
  /// A material that is mostly translucent.
  public static let clear = Glass(.clear)
  /// Nothing.
  public static let identity = Glass(.identity)

  /// Returns the material in a color; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the material unchanged: it does not follow the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate var style: AnyShapeStyle {
    switch kind {
    case .identity: AnyShapeStyle(.clear)
    case .regular: tint.map { AnyShapeStyle($0.opacity(0.5)) } ?? AnyShapeStyle(.thinMaterial)
    case .clear: tint.map { AnyShapeStyle($0.opacity(0.3)) } ?? AnyShapeStyle(.ultraThinMaterial)
    }
  }
}

nonisolated extension View {
  /// Fills a shape behind this view with a translucent material. Unlike in SwiftUI, it does not bend the light.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    background(glass.style, in: shape)
  }

  /// Returns the view unchanged: shapes of glass do not flow into each other.
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// A container of views with glass, which do not flow into each other here.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: Ignored.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}
