/// A container of views beside one another.
///
/// Unlike in SwiftUI, the user can't change the sizes of the views.
public nonisolated struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View { HStack(spacing: 8) { content } }
}

/// A container of views below one another.
///
/// Unlike in SwiftUI, the user can't change the sizes of the views.
public nonisolated struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View { VStack(spacing: 8) { content } }
}
