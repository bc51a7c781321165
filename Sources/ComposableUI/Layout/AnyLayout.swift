public import Foundation

/// A layout of views: a horizontal, a vertical or a layered stack. SwiftUI's requirements for layouts of your
/// own are not available.
public protocol Layout {
  /// The element that arranges the views.
  var _stack: _StackLayout { get }
}

/// The element of a stack.
public struct _StackLayout {
  let content: AnyElementContent
}

extension Layout {
  /// Returns the views in the layout.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ElementView(_stack.content, content: content)
  }
}

/// The layout of an ``HStack``.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between adjacent views, in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The element that arranges the views.
  public var _stack: _StackLayout {
    _StackLayout(
      content: AnyElementContent(
        HStackContent(alignment: alignment, spacing: spacing.map { Double($0) })))
  }
}

/// The layout of a ``VStack``.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent views, in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The element that arranges the views.
  public var _stack: _StackLayout {
    _StackLayout(
      content: AnyElementContent(
        VStackContent(alignment: alignment, spacing: spacing.map { Double($0) })))
  }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The element that arranges the views.
  public var _stack: _StackLayout {
    _StackLayout(content: AnyElementContent(ZStackContent(alignment: alignment)))
  }
}

/// A layout whose type is erased: the views keep their state when it changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("a"); Text("b") }
/// ```
public struct AnyLayout: Layout {
  /// The element that arranges the views.
  public let _stack: _StackLayout

  /// Erases the type of a layout.
  public init(_ layout: some Layout) { _stack = layout._stack }
}
