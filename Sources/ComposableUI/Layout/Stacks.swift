public import Foundation

/// A container that arranges its content in a horizontal line.
///
/// SwiftUI's alignment guides and custom layouts are not available.
public nonisolated struct HStack<Content: View>: _UnobservedView {
  private let stack: Stack
  private let content: Content

  /// Creates a stack that arranges its content from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - content: The views of the stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .horizontal(alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(.stack(stack)) { content } }
}

/// A container that arranges its content in a vertical line.
public nonisolated struct VStack<Content: View>: _UnobservedView {
  private let stack: Stack
  private let content: Content

  /// Creates a stack that arranges its content from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - content: The views of the stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .vertical(alignment, spacing: spacing.map(Double.init))
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(.stack(stack)) { content } }
}

/// A container that overlays its content, aligned in both axes.
public nonisolated struct ZStack<Content: View>: _UnobservedView {
  private let stack: Stack
  private let content: Content

  /// Creates a stack that arranges its content from back to front.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in both axes.
  ///   - content: The views of the stack, the rearmost first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = .depth(alignment)
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(.stack(stack)) { content } }
}
