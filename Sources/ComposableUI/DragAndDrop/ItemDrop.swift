public import Foundation
import IssueReporting

nonisolated extension View {
  /// Makes this view a destination of items that the user drags.
  ///
  /// ```swift
  /// BasketView(basket: basket)
  ///   .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
  ///     providers.first?.loadObject(ofClass: String.self) { id, _ in … }
  ///     return true
  ///   }
  /// ```
  ///
  /// 1. An item is accepted if one of its types conforms to one of the destination. Destinations of text and addresses
  ///    accept those of other programs, too, and those of ``UTType/fileURL``, ``UTType/image`` and other types of
  ///    files accept files, as a `dropDestination` of URLs does.
  /// 2. A disabled view accepts no drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: A binding that is true while an item that is accepted is above the view; `nil` for none.
  ///   - action: The action, with the items. Its result has no effect here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes this view a destination of items that the user drags.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: A binding that is true while an item that is accepted is above the view; `nil` for none.
  ///   - action: The action, with the items, and the location in points from the upper left corner of the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ActionDelegate(
        types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Makes this view a destination of items that the user drags, which a delegate handles.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - delegate: The delegate.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    ItemDrop(content: self, types: supportedContentTypes, delegate: delegate)
  }
}

private nonisolated struct ActionDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    action(info.itemProviders(for: types), info.location)
  }
}

private nonisolated struct ItemDrop<Content: View>: View {
  let content: Content
  let types: [UTType]
  let delegate: any DropDelegate
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fileImportSizeLimit) private var sizeLimit
  @Environment(\.windowState) private var windowState
  @State private var isTargeted = false

  var body: some View {
    ElementModifierView(
      element: destination,
      handler: { interaction in
        MainActor.assumeOwnsViews(self) { $0.handle(interaction) }
      },
      content: content)
  }

  private var destination: DropDestinationContent {
    let files = fileTypes
    return DropDestinationContent(
      contentTypes: isEnabled ? acceptedTypes : [],
      files: files.isEmpty
        ? nil
        : FileSelectionContent(
          allowedContentTypes: files, allowsMultipleSelection: true, maximumSize: sizeLimit,
          isEnabled: isEnabled),
      reportsTargeting: true)
  }

  /// The types as a browser compares them: by their names. Other programs offer text and addresses.
  private var acceptedTypes: [UTType] {
    let others = [UTType.utf8PlainText, .url].filter { offered in
      types.contains { offered != $0 && offered.conforms(to: $0) }
    }
    return types + others + [.provided]
  }

  /// The types of the files that are accepted.
  private var fileTypes: [UTType] {
    if types.contains(where: { UTType.fileURL.conforms(to: $0) && $0 != .url }) { return [.item] }
    return types.filter { $0.conforms(to: .content) && !$0.conforms(to: .text) }
  }

  @MainActor private func handle(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .fileSelection(.files(let urls, let location)):
      return drop(urls.compactMap { NSItemProvider(contentsOf: $0) }, at: location)
    case .fileSelection:
      return !fileTypes.isEmpty
    case .dropTargeted(let isTargeted):
      guard isEnabled || !isTargeted else { return false }
      setTargeted(isTargeted)
      return true
    case .drop(let text, let location):
      guard isEnabled else { return false }
      let item = text.map { DraggedItem(text: $0) } ?? windowState?.draggedItem
      windowState?.draggedItem = nil
      return drop(providers(of: item) ?? [], at: location)
    default:
      return false
    }
  }

  @MainActor private func setTargeted(_ isTargeted: Bool) {
    let items = providers(of: windowState?.draggedItem)
    let info = DropInfo(location: .zero, providers: items, types: types)
    if isTargeted {
      guard items?.contains(where: { $0.conforms(to: types) }) ?? true,
        delegate.validateDrop(info: info)
      else { return }
      self.isTargeted = true
      delegate.dropEntered(info: info)
      _ = delegate.dropUpdated(info: info)
    } else if self.isTargeted {
      self.isTargeted = false
      delegate.dropExited(info: info)
    }
  }

  @MainActor private func drop(_ providers: [NSItemProvider], at location: CGPoint) -> Bool {
    let accepted = providers.filter { $0.conforms(to: types) }
    let info = DropInfo(location: location, providers: accepted, types: types)
    guard !accepted.isEmpty, delegate.validateDrop(info: info) else { return false }
    _ = delegate.performDrop(info: info)
    return true
  }

  /// Returns the items that the user drags; `nil` if they are those of another program.
  private func providers(of item: DraggedItem?) -> [NSItemProvider]? {
    guard let item else { return nil }
    do {
      return [try item.provider()]
    } catch {
      reportIssue("A dragged value can't be exported: \(error)")
      return []
    }
  }
}
