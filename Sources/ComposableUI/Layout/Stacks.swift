public import Foundation

/// Views beside one another.
public struct HStack<Content: View>: View {
  private let stack: Stack
  private let content: Content

  /// Lays views out from left to right.
  ///
  /// - Parameters:
  ///   - alignment: How they lie from top to bottom.
  ///   - spacing: Points between them; `nil` for what is usual.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .horizontal(alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  public var body: some View { ElementView(.stack(stack)) { content } }
}

/// Views below one another.
public struct VStack<Content: View>: View {
  private let stack: Stack
  private let content: Content

  /// Lays views out from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: How they lie from left to right.
  ///   - spacing: Points between them; `nil` for what is usual.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .vertical(alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  public var body: some View { ElementView(.stack(stack)) { content } }
}

/// Views in front of one another.
public struct ZStack<Content: View>: View {
  private let stack: Stack
  private let content: Content

  /// Lays views out from back to front.
  ///
  /// - Parameters:
  ///   - alignment: How they lie in both directions.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = .depth(alignment)
    self.content = content()
  }

  public var body: some View { ElementView(.stack(stack)) { content } }
}
