import ComposableUI

/// A warning about a document.
nonisolated struct DocumentNotice: View {
  private let text: Text

  init(_ text: Text) {
    self.text = text
  }

  init(_ error: DocumentError) {
    self.init(Text(system: error.message))
  }

  var body: some View {
    Label {
      text
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
    }
  }
}
