/// A button that pastes the text or the address of the user's clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///   store.send(.pasted(texts))
/// }
/// ```
///
/// 1. The browser reads the clipboard after the click, and may ask its user first. Without permission, nothing happens.
/// 2. A text of at most 20,000 characters as JSON is pasted, as the first content type that the payload imports, see
///    ``Transferable``: `String` and `URL` do.
/// 3. The button is enabled whatever the clipboard has, since a page does not know it.
public nonisolated struct PasteButton: View {
  private let action: (DraggedItem) throws -> Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: The action, with the values.
  public init<Item: Transferable>(
    payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void
  ) {
    action = { item in
      guard let value = try item.value(as: Item.self) else { return false }
      onPaste([value])
      return true
    }
  }

  /// Creates a button that pastes items of several types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: The action, with the items.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    action = { item in
      let provider = try item.provider()
      guard provider.conforms(to: supportedContentTypes) else { return false }
      payloadAction([provider])
      return true
    }
  }

  /// The content of the view.
  public var body: some View {
    ElementModifierView(
      element: ClipboardContent(commands: isEnabled ? ["click"] : []),
      handler: { interaction in isEnabled && paste(interaction, action) },
      content: Button {
      } label: {
        Label {
          Text(system: .paste)
        } icon: {
          Image(systemName: "doc.on.doc")
        }
      }
      .buttonStyle(.bordered)
    )
    .needing("clipboard.js")
  }
}
