import ComposableUI

/// A warning about a document.
struct DocumentNotice: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Label {
      Text(text)
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
    }
  }
}
