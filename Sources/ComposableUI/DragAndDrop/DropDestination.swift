import ComposableHTML
public import Foundation
import IssueReporting

nonisolated extension View {
  /// Makes this view a destination of values that the user drags from `draggable` views.
  ///
  /// ```swift
  /// ColumnView(column: column)
  ///   .dropDestination(for: Card.self) { cards, _ in
  ///     store.send(.cardsDropped(cards, column.id))
  ///     return true
  ///   }
  /// ```
  ///
  /// 1. A value is accepted if it is exported as a content type that the destination imports, see
  ///    ``Transferable``. Destinations of strings also accept text from other programs.
  /// 2. If several views around the pointer accept the value, the innermost one gets it.
  /// 3. A value that can't be converted is reported as an issue, and not dropped.
  /// 4. A disabled view accepts no drops.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The action, with the value and the location of the drop, in points from the upper left
  ///     corner of the view. Its result has no effect here.
  ///   - isTargeted: An action to perform when a value that is accepted is dragged above the view, and
  ///     when it leaves. The view is outlined in any case.
  public func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self,
    action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: ((Bool) -> Void)? = nil
  ) -> some View {
    DropDestination(content: self, acceptsFiles: false, action: action, isTargeted: isTargeted)
  }

  /// Makes this view a destination of files that the user drags from other programs, and of URLs.
  ///
  /// ```swift
  /// List(store.photos) { PhotoRow(photo: $0) }
  ///   .dropDestination(for: URL.self) { urls, _ in
  ///     store.send(.photosDropped(urls))
  ///     return true
  ///   }
  /// ```
  ///
  /// 1. The files are those of a `fileImporter` that accepts any type: copies in a folder of the
  ///    session, whose number, names and sizes are checked on the server. Check their types by their
  ///    path extensions.
  /// 2. The action is performed when all files have arrived. The page shows the progress until then,
  ///    a button to cancel, and the error if one doesn't arrive.
  /// 3. A link, or a `draggable` with a URL, has that URL: check with `isFileURL` which it is.
  /// 4. A disabled view accepts no drops. Not everybody can drag: offer a `fileImporter`, too.
  ///
  /// - Parameters:
  ///   - payloadType: `URL.self`.
  ///   - action: The action, with the URLs and the location of the drop, in points from the upper left
  ///     corner of the view. Its result has no effect here.
  ///   - isTargeted: An action to perform when files or a URL are dragged above the view, and when they
  ///     leave. The view is outlined in any case.
  public func dropDestination(
    for payloadType: URL.Type = URL.self,
    action: @escaping (_ items: [URL], _ location: CGPoint) -> Bool,
    isTargeted: ((Bool) -> Void)? = nil
  ) -> some View {
    DropDestination(content: self, acceptsFiles: true, action: action, isTargeted: isTargeted)
  }
}

private nonisolated struct DropDestination<Content: View, Item: Transferable>: View {
  let content: Content
  let acceptsFiles: Bool
  let action: ([Item], CGPoint) -> Bool
  let isTargeted: ((Bool) -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fileImportSizeLimit) private var sizeLimit
  @Environment(\.windowState) private var windowState

  var body: some View {
    ElementModifierView(
      element: destination, handler: handle, content: content)
  }

  private var destination: DropDestinationContent {
    DropDestinationContent(
      contentTypes: isEnabled ? Item.importedContentTypes : [],
      files: acceptsFiles
        ? FileSelectionContent(
          allowedContentTypes: [.item], allowsMultipleSelection: true, maximumSize: sizeLimit,
          isEnabled: isEnabled) : nil,
      reportsTargeting: isTargeted != nil)
  }

  private func handle(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .fileSelection(.files(let urls, let location)):
      return (urls as? [Item]).map { action($0, location) } ?? false
    case .fileSelection:
      return acceptsFiles
    case .dropTargeted(let isTargeted):
      guard isEnabled || !isTargeted else { return false }
      self.isTargeted?(isTargeted)
      return self.isTargeted != nil
    case .drop(let text, let location):
      guard isEnabled else { return false }
      let item = text.map { DraggedItem(text: $0) } ?? windowState?.draggedItem
      windowState?.draggedItem = nil
      return drop(item, at: location)
    default:
      return false
    }
  }

  private func drop(_ item: DraggedItem?, at location: CGPoint) -> Bool {
    do {
      guard let value = try item?.value(as: Item.self) else { return false }
      _ = action([value], location)
      return true
    } catch {
      reportIssue("A dragged value is no \(Item.self): \(error)")
      return false
    }
  }
}

/// The values and files that an element accepts.
struct DropDestinationContent: ModifierContent {
  /// The content types of the values.
  var contentTypes: [UTType]
  /// The files; `nil` if the element accepts none.
  var files: FileSelectionContent?
  /// True if the element wants to know what is dragged above it.
  var reportsTargeting = false

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-files", files?.isEnabled == true ? "drop" : nil)
    guard !contentTypes.isEmpty else { return }
    node.set("data-drop", contentTypes.attribute)
    node.set("data-targets", reportsTargeting)
  }

  var fileSelection: FileSelectionContent? { files.flatMap { $0.isEnabled ? $0 : nil } }

  var description: String {
    "dropDestination" + contentTypes.map { " \($0)" }.joined()
      + (files.map { " files\($0.limits)" } ?? "")
  }
}
