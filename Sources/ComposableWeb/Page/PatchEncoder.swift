import ComposableHTML
@_spi(Renderer) public import ComposableUI
import Foundation
import Transactions

/// An encoder that turns diffs into messages for a browser. It tracks the state of the browser's
/// DOM, and encodes only the changes.
///
/// ```swift
/// var encoder = PatchEncoder(rendering: graph.rendering)
/// encoder.record(.text("milk"), on: 7)  // The browser's field 7 now holds this text.
/// let message = encoder.encode(graph.update(), seq: 2, ack: 5)
/// ```
///
/// Guarantees:
/// 1. A message contains only what has changed in the DOM.
/// 2. After a message that acknowledges an event, the browser's control holds the value of the
///    view, even if the view changed or ignored the user's input.
/// 3. What the user has typed since is rebased onto the text of the view, see ``UnseenTexts``.
@_spi(Benchmarks) public struct PatchEncoder {
  private var clientTree: ClientTree
  /// The content that the view last rendered for each control that the user has changed since.
  private var renderedContents: [Int: AnyElementContent] = [:]
  private var timings: [Animation: CSSTiming] = [:]
  private var templates = HTMLTemplates()
  private var lastAck: Int?
  /// The number of the last message.
  private var lastSeq = 0
  /// The texts of the fields that the current diff updates more than once. The first update sets them,
  /// so that the user's input is rebased once.
  private var finalTexts: [Int: String] = [:]

  /// Starts with the rendering that the browser shows.
  public init(rendering: Rendering) {
    clientTree = ClientTree(rendering)
  }

  /// Records an interaction, before encoding the diff that results from it.
  ///
  /// Call this for each event, even if the view ignores it: the browser's control already shows it.
  mutating func record(_ interaction: Interaction, on id: Int) {
    guard let content = clientTree[id] else { return }
    if case .text(let text) = interaction, content.base.editableText != nil {
      _ = try? record(.whole(text), on: id)
      return
    }
    guard let edited = content.base.applying(interaction) else { return }
    if renderedContents[id] == nil { renderedContents[id] = content }
    clientTree[id] = AnyElementContent(edited)
  }

  /// Records a report of a text that the user has edited, before encoding the diff that results from
  /// it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - seq: The number of the last message that the browser had received; `nil` if it is not known.
  ///     Then a whole text replaces that of the views.
  ///   - id: The identifier of the control.
  ///   - text: The text of the field as the views show it now; `nil` for that of the last message.
  /// - Returns: The text of the views with the user's edit.
  /// - Throws: `malformed` if the report is not one of a text that the browser can have.
  mutating func record(
    _ report: TextReport, seenAt seq: Int? = nil, on id: Int, into text: String? = nil
  ) throws(RejectionReason) -> String {
    guard let content = clientTree[id], let old = content.base.editableText else {
      guard case .whole(let whole) = report else { throw .malformed }
      record(.text(whole), on: id)
      return whole
    }
    if renderedContents[id] == nil { renderedContents[id] = content }
    let merged = clientTree.unseenTexts.receive(report, seenAt: seq, of: id, text: old)
    // The text of the views is sent if the browser may hold another one.
    clientTree[id]?.setEditableText(merged ?? old + "\0")
    if merged == nil, seq == nil, case .whole(let whole) = report { return whole }
    guard let result = merged.flatMap({ TextEdit.merge($0, basedOn: old, into: text ?? old) })
    else { throw .malformed }
    return result
  }

  /// Records that the browser has applied the messages up to a number.
  mutating func acknowledge(_ seq: Int) { clientTree.unseenTexts.acknowledge(seq) }

  /// Encodes the message of a diff.
  ///
  /// - Parameters:
  ///   - diff: The changes since the last message.
  ///   - seq: The number of the message.
  ///   - ack: The number of the last event handled before the diff; `nil` before the first event.
  public mutating func encode(
    _ diff: Diff, seq: Int, ack: Int?
  ) -> String {
    encode(diff, BrowserCommands(), seq: seq, ack: ack)
  }

  /// Encodes the message of a diff and of other commands.
  mutating func encode(
    _ diff: Diff, _ commands: BrowserCommands, seq: Int, ack: Int?
  ) -> String {
    message(commands, seq: seq, ack: ack) { encoder, json in
      json.key("p")
      json.array { json in
        encoder.finalTexts = diff.finalTexts
        for change in diff { encoder.write(change, &json) }
        encoder.restoreControls(&json)
        encoder.updateLayout(&json)
      }
      json.write(encoder.templates.takeNewTemplates())
    }
  }

  /// Encodes a message with the whole page, which replaces whatever the browser shows.
  mutating func encode(
    page rendering: Rendering, _ commands: BrowserCommands, seq: Int, ack: Int?
  ) -> String {
    clientTree = ClientTree(rendering, replacing: clientTree, in: seq)
    renderedContents = [:]
    templates = HTMLTemplates()
    // Its browser may have missed the one before.
    lastAck = nil
    return message(commands, seq: seq, ack: ack) { encoder, json in
      json.key("page")
      json.value(HTML(rendering, of: encoder.clientTree).text)
    }
  }

  private mutating func message(
    _ commands: BrowserCommands, seq: Int, ack: Int?,
    _ content: (inout PatchEncoder, inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    lastSeq = seq
    json.object { json in
      json.key("seq")
      json.value(seq)
      if let ack, ack != lastAck {
        json.key("ack")
        json.value(ack)
        lastAck = ack
      }
      content(&self, &json)
      json.write(commands)
    }
    return json.text
  }

  private mutating func write(_ change: Change, _ json: inout JSONWriter) {
    let timing = timing(of: change.animation)
    switch change.patch {
    case .insert(let rendering, in: let parent, before: let next, let transition):
      let initialStyle = timing.map { _ in
        TransitionStyle.insertion(of: rendering.content.base, transition)
      }
      clientTree.insert(rendering, in: parent, before: next)
      let html = HTML(rendering, of: clientTree, collectsHoles: true)
      json.insert(
        templates.encode(html, root: rendering.id), in: parent, before: next, timing, initialStyle)
    case .remove(let id, let transition):
      let finalStyle = timing.map { _ in
        TransitionStyle.removal(of: clientTree[id]?.base, transition)
      }
      json.remove(id, timing, finalStyle)
      clientTree.remove(id)
      renderedContents[id] = nil
    case .move(let id, before: let next):
      clientTree.move(id, before: next)
      json.move(id, before: next, timing)
    case .update(let id, var content):
      if let text = finalTexts[id] { content.setEditableText(text) }
      update(id, content, timing, &json)
    case .scroll(let id, let anchor):
      json.scroll(to: id, anchor, isSmooth: timing != nil)
    }
  }

  private mutating func update(
    _ id: Int, _ content: AnyElementContent, _ timing: CSSTiming?, _ json: inout JSONWriter
  ) {
    guard let old = clientTree[id] else { return }
    renderedContents[id] = nil
    guard old != content else { return }
    let context = context(of: id, old, content)
    let changes = HTMLNodeDiff(
      from: HTMLNode(old, in: context), to: HTMLNode(content, in: context), id: id)
    if !changes.isEmpty { json.update(id, changes, timing) }
    if let before = old.base.editableText {
      if let text = content.base.editableText {
        if !text.isIdentical(to: before) {
          clientTree.unseenTexts.write(text, replacing: before, of: id, in: lastSeq)
        }
      } else {
        clientTree.unseenTexts.remove(id)
      }
    }
    if content.base.changesModifiedElement {
      updateModifiedElement(id, content, &json)
    } else {
      clientTree[id] = content
    }
  }

  /// Nearly all updates are of text, whose node doesn't depend on the context.
  private func context(of id: Int, _ old: AnyElementContent, _ new: AnyElementContent)
    -> RenderContext
  {
    if old.base.isText, new.base.isText { return RenderContext() }
    return clientTree.context(of: id)
  }

  /// Accessibility labels, values and hints are rendered as attributes of the element that they
  /// modify.
  private mutating func updateModifiedElement(
    _ id: Int, _ content: AnyElementContent, _ json: inout JSONWriter
  ) {
    guard let targetID = clientTree.elementModified(by: id), let target = clientTree[targetID]
    else {
      clientTree[id] = content
      return
    }
    let before = HTMLNode(target, in: clientTree.context(of: targetID))
    clientTree[id] = content
    let after = HTMLNode(target, in: clientTree.context(of: targetID))
    let changes = HTMLNodeDiff(from: before, to: after, id: targetID)
    if !changes.isEmpty { json.update(targetID, changes, nil) }
  }

  /// Updates the classes of elements whose subtrees have changed.
  private mutating func updateLayout(_ json: inout JSONWriter) {
    for (id, old) in clientTree.updateTraits() {
      guard let content = clientTree[id] else { continue }
      var context = clientTree.context(of: id)
      let after = HTMLNode(content, in: context)
      context.traits = old
      let changes = HTMLNodeDiff(
        from: HTMLNode(content, in: context), to: after, id: id)
      if !changes.isEmpty { json.update(id, changes, nil) }
    }
  }

  /// Restores the view's value in controls that still hold other input of the user.
  private mutating func restoreControls(_ json: inout JSONWriter) {
    for (id, content) in renderedContents.sorted(by: { $0.key < $1.key }) {
      update(id, content, nil, &json)
    }
    renderedContents = [:]
  }

  private mutating func timing(of animation: Animation?) -> CSSTiming? {
    guard let animation else { return nil }
    if let timing = timings[animation] { return timing }
    // Animations that are created anew for each change would grow the cache without bound.
    if timings.count >= 32 { timings = [:] }
    let timing = CSSTiming(animation)
    timings[animation] = timing
    return timing
  }
}

extension Diff {
  /// The last texts of the fields that are updated more than once.
  fileprivate var finalTexts: [Int: String] {
    var texts: [Int: String] = [:]
    var repeated: Set<Int> = []
    for change in self {
      guard case .update(let id, let content) = change.patch, let text = content.base.editableText,
        texts.updateValue(text, forKey: id) != nil
      else { continue }
      repeated.insert(id)
    }
    return texts.filter { repeated.contains($0.key) }
  }
}

extension AnyElementContent {
  /// Sets the text of a field.
  fileprivate mutating func setEditableText(_ text: String) {
    var content = base
    content.editableText = text
    self = AnyElementContent(content)
  }
}
