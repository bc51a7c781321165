import Foundation
import IssueReporting

nonisolated extension View {
  /// Adds an action for the paste command of the browser while the focus is in this view.
  ///
  /// A page pastes texts and addresses, of at most 20,000 characters as JSON. Those that are pasted into fields are theirs.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: The action, with the items.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    pasting { item in
      let provider = try item.provider()
      guard provider.conforms(to: supportedContentTypes) else { return false }
      payloadAction([provider])
      return true
    }
  }

  /// Adds an action for the paste command of the browser while the focus is in this view.
  ///
  /// A page pastes texts and addresses, of at most 20,000 characters as JSON. Those that are pasted into fields are theirs.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values, one that is imported from text or addresses.
  ///   - action: The action, with the values.
  ///   - validator: Returns the values that are accepted; none refuses the paste.
  public func pasteDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> some View {
    pasting { item in
      let values = validator(try item.value(as: Item.self).map { [$0] } ?? [])
      guard !values.isEmpty else { return false }
      action(values)
      return true
    }
  }

  private func pasting(_ action: @escaping (DraggedItem) throws -> Bool) -> some View {
    ElementModifierView(
      element: ClipboardContent(commands: ["paste"]),
      needsEnabled: true,
      handler: { paste($0, action) },
      content: self
    )
    .needing("clipboard.js")
  }
}

/// Performs an action with the item of a paste.
///
/// - Returns: True if the interaction is a paste, and the action accepts it.
func paste(_ interaction: Interaction, _ action: (DraggedItem) throws -> Bool) -> Bool {
  guard let text = interaction.value(of: "paste", as: String.self) else { return false }
  do {
    return try action(DraggedItem(text: text))
  } catch {
    reportIssue("A pasted value can't be used: \(error)")
    return false
  }
}
