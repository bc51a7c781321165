public import Foundation

nonisolated extension View {
  /// Makes this view a destination of files that the user drags from other programs.
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
  /// 3. A disabled view accepts no drops. Not everybody can drag: offer a `fileImporter`, too.
  ///
  /// Other types than `URL` can't be dropped.
  ///
  /// - Parameters:
  ///   - payloadType: `URL.self`.
  ///   - action: The action, with the files and the location of the drop, in points from the upper left
  ///     corner of the view. Its result has no effect here.
  public func dropDestination(
    for payloadType: URL.Type = URL.self,
    action: @escaping (_ items: [URL], _ location: CGPoint) -> Bool
  ) -> some View {
    DropDestination(content: self, action: action)
  }
}

private nonisolated struct DropDestination<Content: View>: View {
  let content: Content
  let action: ([URL], CGPoint) -> Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fileImportSizeLimit) private var sizeLimit

  var body: some View {
    ElementModifierView(
      element: .modified(
        .dropDestination(
          FileSelectionContent(
            allowedContentTypes: [.item], allowsMultipleSelection: true, maximumSize: sizeLimit,
            isEnabled: isEnabled))),
      handler: { interaction in
        guard case .fileSelection(let result) = interaction else { return false }
        if case .files(let urls, let location) = result { return action(urls, location) }
        return true
      },
      content: content)
  }
}
