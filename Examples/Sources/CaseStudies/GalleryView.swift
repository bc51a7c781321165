public import SwiftUI

/// The list of case studies: beside the chosen one in a wide window, and below it in a narrow one.
public struct GalleryView: View {
  @State private var selection: CaseStudy.ID?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Creates the list.
  public init() {}

  public var body: some View {
    if horizontalSizeClass == .regular {
      NavigationSplitView {
        List(selection: $selection) { chapters }
          .listStyle(.sidebar)
          .navigationTitle("Gallery")
      } detail: {
        if let study = Chapter.study(selection) {
          CaseStudyView(study: study).id(study.id)
        } else {
          ContentUnavailableView(
            "Choose a case study", systemImage: "book",
            description: explanation)
        }
      }
    } else {
      NavigationStack {
        List {
          chapters
          Section {
          } footer: {
            explanation
          }
        }
        .navigationTitle("Gallery")
        .navigationDestination(for: CaseStudy.ID.self) { id in
          if let study = Chapter.study(id) { CaseStudyView(study: study) }
        }
      }
    }
  }

  private var explanation: Text {
    Text("Each of them runs on the server. Your browser receives what changes.")
  }

  private var chapters: some View {
    ForEach(Array(Chapter.all.enumerated()), id: \.element.id) { index, chapter in
      Section("\(index + 1). \(chapter.title)") {
        ForEach(chapter.studies) { study in NavigationLink(study.title, value: study.id) }
      }
    }
  }
}
