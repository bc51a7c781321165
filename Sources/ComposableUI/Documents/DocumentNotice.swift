/// Something that the user has to know about a document.
struct DocumentNotice: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Label(text, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
  }
}
