import ComposableUI

/// A warning about a document.
struct DocumentNotice: View {
  private let text: Text

  init(_ text: Text) {
    self.text = text
  }

  var body: some View {
    Label {
      text
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
    }
  }
}
