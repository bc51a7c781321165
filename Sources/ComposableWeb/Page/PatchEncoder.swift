import ComposableHTML
@_spi(Renderer) public import ComposableUI
import Foundation
import Transactions

/// An encoder that turns diffs into messages for a browser, with only the changes of its DOM.
///
/// It knows what the user has entered since the last message. Everything else that the browser shows is part of the
/// diffs.
///
/// ```swift
/// var encoder = PatchEncoder()
/// encoder.record(.text("milk"), on: 7, showing: graph.shownElement(7))
/// let message = encoder.encode(graph.update(), seq: 2, ack: 5, isShown: graph.isShown)
/// ```
///
/// Guarantees:
/// 1. A message contains only what has changed in the DOM.
/// 2. After a message that acknowledges an event, the browser's control holds the value of the
///    view, even if the view changed or ignored the user's input.
/// 3. What the user has typed since is rebased onto the text of the view, see ``UnseenTexts``.
@_spi(Benchmarks) public struct PatchEncoder {
  /// A control that the user has changed.
  private struct EditedControl {
    /// The control as the view has rendered it last.
    let rendered: ShownElement
    /// The content that the browser shows.
    var content: AnyElementContent
  }

  /// The controls that the user has changed since the last message.
  private var edited: [Int: EditedControl] = [:]
  private var unseenTexts = UnseenTexts()
  private var timings: [Animation: CSSTiming] = [:]
  private var templates = HTMLTemplates()
  private var lastAck: Int?
  /// The number of the last message.
  private var lastSeq = 0
  /// The texts of the fields that the current diff updates more than once. The first update sets them,
  /// so that the user's input is rebased once.
  private var finalTexts: [Int: String] = [:]
  /// The fields of ``finalTexts`` that the current diff has updated.
  private var updatedFields: Set<Int> = []

  /// Creates an encoder for a browser that shows a whole page.
  public init() {}

  /// Records an interaction, before encoding the diff that results from it.
  ///
  /// Call this for each event, even if the view ignores it: the browser's control already shows it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - id: The identifier of the element.
  ///   - element: The element as of the last message; `nil` if there is none.
  mutating func record(_ interaction: Interaction, on id: Int, showing element: ShownElement?) {
    guard let element else { return }
    let content = edited[id]?.content ?? element.content
    if case .text(let text) = interaction, content.base.editableText != nil {
      _ = try? record(.whole(text), on: id, showing: element)
      return
    }
    guard let changed = content.base.applying(interaction) else { return }
    record(AnyElementContent(changed), of: id, element)
  }

  private mutating func record(_ content: AnyElementContent, of id: Int, _ element: ShownElement) {
    edited[id, default: EditedControl(rendered: element, content: content)].content = content
  }

  /// Records a report of a text that the user has edited, before encoding the diff that results from
  /// it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - seq: The number of the last message that the browser had received; `nil` if it is not known.
  ///     Then a whole text replaces that of the views.
  ///   - id: The identifier of the control.
  ///   - element: The control as of the last message; `nil` if there is none.
  ///   - text: The text of the field as the views show it now; `nil` for that of the last message.
  /// - Returns: The text of the views with the user's edit.
  /// - Throws: `malformed` if the report is not one of a text that the browser can have.
  mutating func record(
    _ report: TextReport, seenAt seq: Int? = nil, on id: Int, showing element: ShownElement?,
    into text: String? = nil
  ) throws(RejectionReason) -> String {
    let shown = element.map { edited[id]?.content ?? $0.content }
    guard let element, var content = shown, let old = content.base.editableText
    else {
      guard case .whole(let whole) = report else { throw .malformed }
      record(.text(whole), on: id, showing: element)
      return whole
    }
    let merged = unseenTexts.receive(report, seenAt: seq, of: id, text: old)
    // The text of the views is sent if the browser may hold another one.
    content.setEditableText(merged ?? old + "\0")
    record(content, of: id, element)
    if merged == nil, seq == nil, case .whole(let whole) = report { return whole }
    guard let result = merged.flatMap({ TextEdit.merge($0, basedOn: old, into: text ?? old) })
    else { throw .malformed }
    return result
  }

  /// Records that the browser has applied the messages up to a number.
  mutating func acknowledge(_ seq: Int) { unseenTexts.acknowledge(seq) }

  /// Encodes the message of a diff.
  ///
  /// - Parameters:
  ///   - diff: The changes since the last message.
  ///   - seq: The number of the message.
  ///   - ack: The number of the last event handled before the diff; `nil` before the first event.
  ///   - isShown: Returns true if an element is part of the rendering after the diff.
  public mutating func encode(
    _ diff: Diff, seq: Int, ack: Int?, isShown: (Int) -> Bool
  ) -> String {
    encode(diff, BrowserCommands(), seq: seq, ack: ack, isShown: isShown)
  }

  /// Encodes the message of a diff and of other commands.
  mutating func encode(
    _ diff: Diff, _ commands: BrowserCommands, seq: Int, ack: Int?, isShown: (Int) -> Bool
  ) -> String {
    message(commands, seq: seq, ack: ack) { encoder, json in
      json.key("p")
      json.array { json in
        (encoder.finalTexts, encoder.updatedFields) = (diff.finalTexts, [])
        for change in diff { encoder.write(change, &json) }
        // The fields within a removed element are gone as well.
        if diff.contains(where: \.isRemoval) { encoder.unseenTexts.keep(where: isShown) }
        encoder.restoreControls(where: isShown, &json)
      }
      json.write(encoder.templates.takeNewTemplates())
    }
  }

  /// Encodes a message with the whole page, which replaces whatever the browser shows.
  ///
  /// - Parameter diff: The changes since the last message, which the page includes.
  mutating func encode(
    page rendering: Rendering, after diff: Diff, _ commands: BrowserCommands, seq: Int, ack: Int?
  ) -> String {
    recordTexts(of: rendering, after: diff, in: seq)
    edited = [:]
    templates = HTMLTemplates()
    // Its browser may have missed the one before.
    lastAck = nil
    return message(commands, seq: seq, ack: ack) { encoder, json in
      json.key("page")
      json.value(HTML(rendering).text)
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
      forgetInput(in: rendering)
      let html = HTML(rendering, in: change.element.context, collectsHoles: true)
      json.insert(
        templates.encode(html, root: rendering.id), in: parent, before: next, timing, initialStyle)
    case .remove(let id, let transition):
      let finalStyle = timing.map { _ in
        TransitionStyle.removal(of: change.element.content.base, transition)
      }
      json.remove(id, timing, finalStyle)
    case .move(let id, before: let next):
      json.move(id, before: next, timing)
    case .update(let id, var content):
      if let text = finalTexts[id] { content.setEditableText(text) }
      update(id, from: change.element, to: content, timing, &json)
    case .layout(let id, let traits):
      updateLayout(id, from: change.element, to: traits, &json)
    case .scroll(let id, let anchor):
      json.scroll(to: id, anchor, isSmooth: timing != nil)
    }
  }

  private mutating func update(
    _ id: Int, from element: ShownElement, to content: AnyElementContent, _ timing: CSSTiming?,
    _ json: inout JSONWriter
  ) {
    var old = edited.removeValue(forKey: id)?.content ?? element.content
    if let text = finalTexts[id], !updatedFields.insert(id).inserted { old.setEditableText(text) }
    guard old != content else { return }
    json.update(id, from: (old, element.context), to: (content, element.context), timing)
    recordText(of: id, from: old, to: content, in: lastSeq)
    guard let modified = element.modified else { return }
    // Accessibility labels, values and hints are attributes of the element that they modify.
    let target = edited[modified.id]?.content ?? modified.content
    json.update(
      modified.id, from: (target, modified.contextBefore), to: (target, modified.contextAfter),
      nil)
  }

  /// Updates the classes of an element whose subtree has changed.
  private func updateLayout(
    _ id: Int, from element: ShownElement, to traits: LayoutTraits, _ json: inout JSONWriter
  ) {
    let content = edited[id]?.content ?? element.content
    var context = element.context
    context.traits = traits
    json.update(id, from: (content, element.context), to: (content, context), nil)
  }

  /// Restores the view's value in controls that still hold other input of the user.
  private mutating func restoreControls(where isShown: (Int) -> Bool, _ json: inout JSONWriter) {
    for (id, control) in edited.sorted(by: { $0.key < $1.key }) where isShown(id) {
      update(id, from: control.rendered, to: control.rendered.content, nil, &json)
    }
    edited = [:]
  }

  /// Forgets what the user has entered in elements that were shown before, and are inserted again.
  private mutating func forgetInput(in rendering: Rendering) {
    guard !edited.isEmpty || !unseenTexts.isEmpty else { return }
    rendering.forEach {
      edited[$0.id] = nil
      unseenTexts.remove($0.id)
    }
  }

  /// Records the text of a field that a message changes.
  private mutating func recordText(
    of id: Int, from old: AnyElementContent, to new: AnyElementContent, in seq: Int
  ) {
    guard let before = old.base.editableText else { return }
    guard let text = new.base.editableText else { return unseenTexts.remove(id) }
    if !text.isIdentical(to: before) { unseenTexts.write(text, replacing: before, of: id, in: seq) }
  }

  /// Records the texts of the fields in a page that have changed since the last message.
  private mutating func recordTexts(of rendering: Rendering, after diff: Diff, in seq: Int) {
    var before = edited.mapValues(\.content)
    for change in diff {
      guard case .update(let id, _) = change.patch, before[id] == nil else { continue }
      before[id] = change.element.content
    }
    var fields: [Int: AnyElementContent] = [:]
    rendering.forEach { if $0.content.base.editableText != nil { fields[$0.id] = $0.content } }
    unseenTexts.keep { fields[$0] != nil }
    for (id, content) in fields {
      if let old = before[id] { recordText(of: id, from: old, to: content, in: seq) }
    }
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

extension Change {
  fileprivate var isRemoval: Bool { if case .remove = patch { true } else { false } }
}

extension Rendering {
  fileprivate func forEach(_ body: (Rendering) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

extension JSONWriter {
  /// Writes a patch with the differences between two nodes, if there are any.
  fileprivate mutating func update(
    _ id: Int, from old: (content: AnyElementContent, context: RenderContext),
    to new: (content: AnyElementContent, context: RenderContext), _ timing: CSSTiming?
  ) {
    let changes = HTMLNodeDiff(
      from: HTMLNode(old.content, in: old.context), to: HTMLNode(new.content, in: new.context),
      id: id)
    guard !changes.isEmpty else { return }
    update(
      id, changes, timing,
      isAnimatedByScript: new.content.base.isAnimatedByScript || new.context.isAnimatedByScript)
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
