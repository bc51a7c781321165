import ComposableUI

/// A preview, in a frame as wide as the chosen device.
nonisolated struct PreviewCanvas: View {
  let preview: Preview
  let path: String
  let selection: PreviewSelection

  var body: some View {
    if let size = selection.width.size {
      ScrollView([.horizontal, .vertical]) {
        PreviewDevice(preview: preview, path: path, settings: selection.settings)
          .frame(width: size.width, height: size.height)
          .padding()
      }
    } else {
      PreviewDevice(preview: preview, path: path, settings: selection.settings)
    }
  }
}

/// All previews, each with a button that shows it alone.
nonisolated struct PreviewGrid: View {
  let previews: [Preview]
  let path: String
  @Binding var selection: PreviewSelection

  var body: some View {
    let size = selection.width.size
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: size?.width ?? 320), spacing: 24)]) {
        ForEach(previews) { preview in
          VStack(alignment: .leading) {
            Button(preview.title) { selection.preview = preview.id }.buttonStyle(.borderless)
            PreviewDevice(preview: preview, path: path, settings: selection.settings)
              .frame(width: size?.width, height: size?.height ?? 480)
          }
        }
      }
      .padding()
    }
    .navigationTitle(Text(system: "All previews"))
  }
}

/// The frame with the page of a preview. Other settings load the page again.
private nonisolated struct PreviewDevice: View {
  let preview: Preview
  let path: String
  let settings: PreviewSettings

  var body: some View {
    let address = PageAddress(path: path, query: settings.query)
    PageFrame(address.appending(preview.id), title: preview.title)
      .id(preview.id)
      .clipShape(.rect(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator).allowsHitTesting(false) }
  }
}

extension PageAddress {
  /// Returns the address of a page below this one.
  func appending(_ component: String) -> PageAddress {
    var address = self
    address.components.append(component)
    return address
  }
}
