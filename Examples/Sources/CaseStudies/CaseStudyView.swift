import SwiftUI

/// A case study with its text, its running screen and its files.
struct CaseStudyView: View {
  let study: CaseStudy
  @State private var screen: AnyView

  init(study: CaseStudy) {
    self.study = study
    // The screen's store lives as long as this view is shown.
    _screen = State(wrappedValue: study.screen())
  }

  var body: some View {
    VStack(alignment: .leading) {
      introduction
        .foregroundStyle(.secondary)
        .padding()
      screen
      ForEach(study.listings) { listing in
        DisclosureGroup(listing.file) {
          ScrollView(.horizontal) {
            Text(verbatim: listing.source).monospaced().font(.footnote)
          }
        }
        .padding(.horizontal)
      }
    }
    .navigationTitle(study.title)
  }

  /// The text, with what is between backticks in a monospaced font.
  private var introduction: Text {
    let parts = study.text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().reduce(Text(verbatim: "")) { text, part in
      let isCode = !part.offset.isMultiple(of: 2)
      return text + (isCode ? Text(part.element).monospaced() : Text(part.element))
    }
  }
}
