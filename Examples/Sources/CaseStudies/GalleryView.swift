public import SwiftUI

/// The list of case studies.
public struct GalleryView: View {
  /// Creates the list.
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(Array(Chapter.all.enumerated()), id: \.element.id) { index, chapter in
          Section("\(index + 1). \(chapter.title)") {
            ForEach(chapter.studies) { study in
              NavigationLink(study.title) { CaseStudyView(study: study) }
            }
          }
        }
        Section {
        } footer: {
          Text("Each of them runs on the server. Your browser receives what changes.")
        }
      }
      .navigationTitle("Gallery")
    }
  }
}
