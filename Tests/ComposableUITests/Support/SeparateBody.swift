import ComposableUI

/// A view that evaluates its content in a body of its own.
struct SeparateBody<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
