import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let outlines = CaseStudy(
    "Outlines",
    """
    A tree of files in an `OutlineGroup`, made of elements that may have children. The files and the selected one \
    are state; which folders are open is the view's. The `.relative` text of a date follows the clock, and an \
    action asks the dependency `date` what time it is: a test controls both.
    """
  ) {
    FileBrowserView(store: Store(initialState: FileBrowser.State()) { FileBrowser() })
  }
}

/// A file, or a folder with its contents.
struct FileItem: Equatable, Identifiable {
  /// The path.
  let id: String
  var size = 0
  var modified: Date
  /// The contents of a folder; `nil` for a file.
  var children: [FileItem]?

  var name: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// Returns the file with an id in this one or below it, if there is one.
  func item(_ id: ID?) -> FileItem? {
    self.id == id ? self : children?.lazy.compactMap { $0.item(id) }.first
  }

  /// Sets the dates of a file and of the folders around it.
  mutating func touch(_ id: ID, at date: Date) {
    guard item(id) != nil else { return }
    modified = date
    for index in children?.indices ?? 0..<0 { children?[index].touch(id, at: date) }
  }
}

@Reducer
struct FileBrowser {
  @ObservableState
  struct State: Equatable {
    var root: FileItem
    var selection: FileItem.ID?

    var selectedItem: FileItem? { root.item(selection) }

    init() {
      @Dependency(\.date.now) var now
      func file(_ path: String, size: Int, hours: Double) -> FileItem {
        FileItem(id: path, size: size, modified: now.addingTimeInterval(-3600 * hours))
      }
      func folder(_ path: String, _ children: [FileItem]) -> FileItem {
        let modified = children.map(\.modified).max() ?? now
        return FileItem(
          id: path, size: children.map(\.size).reduce(0, +), modified: modified, children: children)
      }
      root = folder(
        "Home",
        [
          folder(
            "Home/Letters",
            [
              file("Home/Letters/Ann.txt", size: 4_200, hours: 0.4),
              file("Home/Letters/Bo.txt", size: 1_800, hours: 27),
            ]),
          folder(
            "Home/Pictures",
            [
              folder(
                "Home/Pictures/Garden",
                [
                  file("Home/Pictures/Garden/Figs.jpg", size: 2_400_000, hours: 60),
                  file("Home/Pictures/Garden/Roses.jpg", size: 3_100_000, hours: 200),
                ]),
              file("Home/Pictures/Sea.jpg", size: 1_900_000, hours: 500),
            ]),
          file("Home/Budget.txt", size: 900, hours: 3.5),
        ])
    }
  }

  enum Action {
    case fileTapped(FileItem.ID)
    case saveTapped
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fileTapped(let id):
        state.selection = id
        return .none

      case .saveTapped:
        if let id = state.selection { state.root.touch(id, at: now) }
        return .none
      }
    }
  }
}

struct FileBrowserView: View {
  let store: StoreOf<FileBrowser>

  var body: some View {
    Form {
      Section(store.root.name) {
        OutlineGroup(store.root.children ?? [], children: \.children) { item in
          if item.children == nil {
            Button {
              store.send(.fileTapped(item.id))
            } label: {
              FileLabel(item: item)
                .bold(item.id == store.selection)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.borderless)
            .accessibilityAddTraits(item.id == store.selection ? .isSelected : [])
          } else {
            FileLabel(item: item)
          }
        }
      }
      if let item = store.selectedItem {
        Section(item.name) {
          LabeledContent("Size") { Text(Int64(item.size), format: .byteCount(style: .file)) }
          LabeledContent("Modified") {
            HStack(spacing: 4) {
              Text(item.modified, style: .relative)
              Text("ago")
            }
          }
          Button("Save") { store.send(.saveTapped) }
        }
      }
    }
  }
}

private struct FileLabel: View {
  let item: FileItem

  private var symbol: String {
    if item.children != nil {
      "folder.fill"
    } else {
      item.name.hasSuffix(".jpg") ? "photo" : "doc.text"
    }
  }

  var body: some View { Label(item.name, systemImage: symbol) }
}

#Preview {
  FileBrowserView(store: Store(initialState: FileBrowser.State()) { FileBrowser() })
}
