/// Several views as one, to have a modifier apply to each, without a look of its own.
public struct Group<Content: View>: View {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
