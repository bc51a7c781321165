import ComposableUI

/// The list of the previews of a program, with the chosen ones and the switches of their environment.
nonisolated struct PreviewCatalog: View {
  let previews: [Preview]
  /// The path of the pages of the previews: `/previews`.
  let path: String
  /// The identifiers of the languages to choose from.
  let languages: [String]
  @State private var selection = PreviewSelection()

  var body: some View {
    NavigationSplitView {
      List(selection: $selection.preview) {
        if !previews.isEmpty { Text(system: "All previews").tag(PreviewSelection.all) }
        ForEach(files, id: \.name) { file in
          Section {
            ForEach(file.previews) { preview in Text(verbatim: preview.title) }
          } header: {
            Text(verbatim: file.name)
          }
        }
      }
      .navigationTitle(Text(system: "Previews"))
    } detail: {
      detail.toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          PreviewSwitches(selection: $selection, languages: languages)
        }
      }
    }
    .pageAddress(
      Binding {
        selection.address
      } set: { address in
        selection = PreviewSelection(address)
      })
  }

  /// The files with previews.
  private var files: [(name: String, previews: [Preview])] {
    Dictionary(grouping: previews, by: \.file).sorted { $0.key < $1.key }
      .map { (name: $0.key, previews: $0.value) }
  }

  @ViewBuilder private var detail: some View {
    if previews.isEmpty {
      ContentUnavailableView {
        Label {
          Text(system: "No previews")
        } icon: {
          Image(systemName: "eye.slash")
        }
      } description: {
        Text(system: "Add one with “#Preview”, and build for debugging.")
      }
    } else if selection.preview == PreviewSelection.all {
      PreviewGrid(previews: previews, path: path, selection: $selection)
    } else if let preview = previews.first(where: { $0.id == selection.preview }) {
      PreviewCanvas(preview: preview, path: path, selection: selection)
        .navigationTitle(Text(verbatim: preview.title))
    } else {
      ContentUnavailableView {
        Label {
          Text(system: "Choose a preview")
        } icon: {
          Image(systemName: "eye")
        }
      }
    }
  }
}
