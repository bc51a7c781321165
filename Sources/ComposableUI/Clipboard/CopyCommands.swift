import ComposableCore
import Foundation
import IssueReporting

nonisolated extension View {
  /// Adds an action for the copy command of the browser while the focus is in this view.
  ///
  /// ```swift
  /// List(selection: $selection) { … }
  ///   .onCopyCommand { selection.map { NSItemProvider(object: $0.title as NSString) } }
  /// ```
  ///
  /// 1. The text or address of the items is copied, each on a line of its own: a page copies no other data.
  /// 2. Texts that the user has selected, and those of fields, are copied by the browser.
  ///
  /// - Parameter payloadAction: Returns the items; `nil` for no action.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copying("copy", payloadAction.map { action in { action().map(DraggedItem.init) } })
  }

  /// Adds an action for the cut command of the browser while the focus is in this view, as
  /// ``onCopyCommand(perform:)`` does.
  ///
  /// - Parameter payloadAction: Removes and returns the items; `nil` for no action.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copying("cut", payloadAction.map { action in { action().map(DraggedItem.init) } })
  }

  /// Lets the copy command of the browser copy values while the focus is in this view.
  ///
  /// Values are copied as the text or the address that they are exported as, each on a line of its own.
  ///
  /// - Parameter payload: The values, evaluated for each command.
  public func copyable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> [Item]
  ) -> some View {
    copying("copy") { payload().map { DraggedItem($0) } }
  }

  /// Lets the cut command of the browser copy values while the focus is in this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Removes and returns the values.
  public func cuttable<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
  ) -> some View {
    copying("cut") { action().map { DraggedItem($0) } }
  }

  private func copying(_ command: String, _ items: (() -> [DraggedItem])?) -> some View {
    ElementModifierView(
      element: ClipboardContent(commands: items == nil ? [] : [command]),
      needsEnabled: true,
      handler: { interaction in
        guard case .event(command, _) = interaction, let items else { return false }
        let texts = items().compactMap(\.text)
        guard !texts.isEmpty else { return false }
        DependencyValues._current.clipboard.copy(texts.joined(separator: "\n"))
        return true
      },
      content: self
    )
    .needing("clipboard.js")
  }
}

extension DraggedItem {
  /// The text or the address of the item; `nil` if it has neither.
  fileprivate var text: String? {
    let types: [UTType] = [.plainText, .url]
    guard
      let export = types.lazy.compactMap({ type in
        exports.first { $0.contentType.conforms(to: type) }
      }).first
    else { return nil }
    do {
      return String(decoding: try export.data(), as: UTF8.self)
    } catch {
      reportIssue("A copied value can't be exported: \(error)")
      return nil
    }
  }
}
