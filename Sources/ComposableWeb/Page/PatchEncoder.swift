public import ComposableUI
import Foundation
import Transactions

/// Makes a browser's messages of diffs. It knows what the browser shows, and tells what changes.
///
/// ```swift
/// var encoder = PatchEncoder(rendering: graph.rendering)
/// encoder.took(.text("milk"), on: 7)  // The browser's field 7 holds this now.
/// let message = encoder.encode(graph.update(), seq: 2, ack: 5)
/// ```
///
/// Guarantees:
/// 1. Only what changed is sent; a change that can't be seen is not.
/// 2. After a message that acknowledges an event the browser's control holds what the view says, also
///    where the view took something else, or nothing, from what the user entered.
@_spi(Benchmarks) public struct PatchEncoder {
  private var shown: ClientTree
  /// What controls are for the view that hold in the browser what a user did with them.
  private var touched: [Int: ElementContent] = [:]
  private var easings: [Animation: CSSTiming] = [:]
  private var acknowledged: Int?

  /// Begins with what the browser shows.
  public init(rendering: Rendering) {
    shown = ClientTree(rendering)
  }

  /// Takes note of what a user has done with an element, before the diff that follows from it.
  ///
  /// To be called for each event, whether the view takes it or not: the browser shows it already.
  mutating func took(_ interaction: Interaction, on id: Int) {
    guard let content = shown[id], let held = content.holding(interaction) else { return }
    if touched[id] == nil { touched[id] = content }
    shown[id] = held
  }

  /// Makes the message of a diff.
  ///
  /// - Parameters:
  ///   - diff: What changed since the last one.
  ///   - urls: The URLs that the browser is to open.
  ///   - seq: The message's number.
  ///   - ack: The last event that was handled before the diff was made; `nil` before the first.
  public mutating func encode(
    _ diff: Diff, opening urls: [URL] = [], seq: Int, ack: Int?
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("seq")
      json.value(seq)
      if let ack, ack != acknowledged {
        json.key("ack")
        json.value(ack)
        acknowledged = ack
      }
      json.key("p")
      json.array { json in
        for change in diff { write(change, &json) }
        settle(&json)
      }
      if !urls.isEmpty {
        json.key("open")
        json.array { json in
          for url in urls { json.value(WebAddress(url.absoluteString).text) }
        }
      }
    }
    return json.text
  }

  private mutating func write(_ change: Change, _ json: inout JSONWriter) {
    let easing = easing(of: change.animation)
    switch change.patch {
    case .insert(let rendering, in: let parent, before: let next, let transition):
      let start = easing.map { _ in
        TransitionStyle.insertion(transition ?? rendering.content.usualTransition)
      }
      json.insert(
        HTML(rendering, in: shown.surroundings(in: parent)), in: parent, before: next, easing, start
      )
      shown.insert(rendering, in: parent)
    case .remove(let id, let transition):
      let usual = shown[id]?.usualTransition ?? .opacity
      json.remove(id, easing, easing.map { _ in TransitionStyle.removal(transition ?? usual) })
      shown.remove(id)
      touched[id] = nil
    case .move(let id, before: let next):
      json.move(id, before: next, easing)
    case .update(let id, let content):
      update(id, content, easing, &json)
    }
  }

  private mutating func update(
    _ id: Int, _ content: ElementContent, _ easing: CSSTiming?, _ json: inout JSONWriter
  ) {
    guard let old = shown[id] else { return }
    touched[id] = nil
    guard old != content else { return }
    let surroundings = surroundings(of: id, old, content)
    let changes = HTMLNodeDiff(
      from: HTMLNode(old, id: id, in: surroundings), to: HTMLNode(content, id: id, in: surroundings), id: id
    )
    if !changes.isEmpty { json.update(id, changes, easing) }
    guard case .modified(.accessibilityLabel) = content else {
      shown[id] = content
      return
    }
    rename(id, content, &json)
  }

  /// Nearly all updates are of text, which looks the same wherever it is.
  private func surroundings(of id: Int, _ old: ElementContent, _ new: ElementContent) -> RenderContext {
    if case .text = old, case .text = new { return RenderContext() }
    return shown.surroundings(of: id)
  }

  /// A name that a modifier gives stands at the element that it is for.
  private mutating func rename(_ id: Int, _ content: ElementContent, _ json: inout JSONWriter) {
    guard let named = shown.modified(by: id), let target = shown[named] else {
      shown[id] = content
      return
    }
    let before = HTMLNode(target, id: named, in: shown.surroundings(of: named))
    shown[id] = content
    let after = HTMLNode(target, id: named, in: shown.surroundings(of: named))
    let changes = HTMLNodeDiff(from: before, to: after, id: named)
    if !changes.isEmpty { json.update(named, changes, nil) }
  }

  /// Has controls hold again what the view says, where that is not what the user did.
  private mutating func settle(_ json: inout JSONWriter) {
    for (id, content) in touched.sorted(by: { $0.key < $1.key }) { update(id, content, nil, &json) }
    touched = [:]
  }

  private mutating func easing(of animation: Animation?) -> CSSTiming? {
    guard let animation else { return nil }
    if let easing = easings[animation] { return easing }
    // Animations that are made anew for each change would fill it.
    if easings.count >= 32 { easings = [:] }
    let easing = CSSTiming(animation)
    easings[animation] = easing
    return easing
  }
}

extension ElementContent {
  /// A control as it looks in a browser right after a user did something with it; `nil` where that
  /// looks no different.
  fileprivate func holding(_ interaction: Interaction) -> ElementContent? {
    switch (self, interaction) {
    case (.field(var field), .text(let text)):
      field.text = text
      return .field(field)
    case (.toggle(_, let isEnabled), .bool(let isOn)):
      return .toggle(isOn: isOn, isEnabled: isEnabled)
    case (.slider(var slider), .number(let number)):
      slider.value = number
      return .slider(slider)
    case (.picker(var picker), .choice(let place)):
      picker.selection = place
      return .picker(picker)
    default:
      return nil
    }
  }

  /// How it comes and goes under an animation, when nothing else is said.
  fileprivate var usualTransition: Transition {
    if case .screen = self { .move(.trailing) } else { .opacity }
  }
}
