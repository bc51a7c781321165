@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the control of a file importer. The client script opens the dialog of the system at once if
  /// the browser lets it, and sends the chosen files.
  static func fileInput(_ selection: FileSelectionContent, in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i", class: "file-input")
    input.set("type", "file")
    input.set(
      "aria-label",
      context.accessibilityLabel
        ?? (selection.allowsMultipleSelection ? "Choose files" : "Choose a file"))
    let tags = selection.acceptedTags
    input.set("accept", tags.isEmpty ? nil : tags.joined(separator: ","))
    input.set("multiple", selection.allowsMultipleSelection)
    input.set("disabled", !selection.isEnabled)
    var node = HTMLNode("div", class: "files", [.node(input)])
    node.set("data-files", "")
    return node
  }

  /// Makes a control that shares a text or a URL, which the client script does. A URL is also a link,
  /// which can be followed and copied without the script.
  static func shareLink(_ share: ShareLinkContent, in context: RenderContext) -> HTMLNode {
    let address = share.url.map { WebAddress($0.absoluteString) }
    guard let address, share.isEnabled, !context.isInButton else {
      var node = pressable(nil, "link share", context, share.isEnabled)
      node.content = [.children]
      node.setShared(share)
      return node
    }
    var node = anchor(address, class: "link share")
    node.content = [.children]
    node.setShared(share)
    return node
  }

  private mutating func setShared(_ share: ShareLinkContent) {
    set("data-share", share.text)
    set("data-share-url", share.url != nil)
    set("data-share-title", share.subject)
    set("data-share-text", share.message)
  }
}
