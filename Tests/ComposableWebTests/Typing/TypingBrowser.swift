#if Web
@_spi(Renderer) import ComposableUI
import Foundation

@testable import ComposableWeb

/// A model of a browser with one field for text: what the pages' script does with its text, caret and
/// events, statement by statement. The texts are in UTF-16 code units.
struct TypingBrowser {
  struct Event {
    let number: Int
    let kind: Kind
    /// The text of an edit.
    var text: String?
    var isSent = false

    enum Kind { case text, submit }
  }

  /// A message of the server.
  struct Message {
    let seq: Int
    let ack: Int?
    /// The text of the field, if the message sets it.
    let text: String?
    let isPage: Bool
  }

  let element: Int
  /// The text that the field shows, and the place of its caret.
  private(set) var shown: String
  var caret = 0
  private(set) var seq = 0
  private(set) var isConnected = true
  /// True after a patch could not be applied, until the whole page is received.
  private var isOutOfSync = false
  private var known: String?
  private var original: String
  private(set) var events: [Event] = []
  /// The newest text that waits for an answer or for its delay.
  private(set) var deferred: String?
  private(set) var isDelayed = false
  private var count = 0
  private var answered = 0
  /// The text that the field shows in a composition, and those that messages have set since.
  private var composed: [String] = []
  /// The messages to send.
  var outbox: [ClientMessage] = []

  private static let minEditedLength = 20

  init(element: Int, text: String) {
    self.element = element
    (shown, original) = (text, text)
    caret = text.utf16.count
  }

  private var knownText: String { known ?? original }
  private var latestText: String {
    deferred ?? events.last { $0.kind == .text }?.text ?? knownText
  }

  // MARK: The user

  /// Replaces a part of the text that the field shows.
  mutating func type(_ edit: TextEdit, delays: Bool) {
    shown = edit.applied(to: shown) ?? shown
    caret = edit.start + edit.replacement.utf16.count
    reportInput(delays: delays)
  }

  var isComposing: Bool { !composed.isEmpty }

  mutating func beginComposition() { composed = [shown] }

  mutating func endComposition() {
    composed = []
    setText(latestText)
  }

  private mutating func reportInput(delays: Bool) {
    var text = shown
    if isComposing {
      var base = composed[0]
      composed[0] = text
      for index in composed.indices.dropFirst() {
        let merged = TextEdit.merge(text, basedOn: base, into: composed[index]) ?? text
        (base, text) = (composed[index], merged)
        composed[index] = merged
      }
    }
    guard text != latestText else { return }
    deferred = text
    isDelayed = delays
    sendIfDue()
  }

  mutating func submit() {
    sendDeferred()
    enqueue(.submit, nil)
  }

  /// The delay of the deferred text ends.
  mutating func endDelay() {
    isDelayed = false
    sendIfDue()
  }

  private mutating func sendIfDue() {
    if !isDelayed, events.isEmpty { sendDeferred() }
  }

  private mutating func sendDeferred() {
    guard let text = deferred else { return }
    deferred = nil
    isDelayed = false
    enqueue(.text, text)
  }

  private mutating func enqueue(_ kind: Event.Kind, _ text: String?) {
    count += 1
    events.append(Event(number: count, kind: kind, text: text))
    flush()
  }

  // MARK: The connection

  private mutating func flush() {
    guard isConnected else { return }
    for index in events.indices where !events[index].isSent {
      events[index].isSent = true
      outbox.append(.event(encode(at: index)))
    }
  }

  private func encode(at index: Int) -> ClientEvent {
    let event = events[index]
    func made(_ action: ClientEvent.Action, _ seq: Int?) -> ClientEvent {
      ClientEvent(number: event.number, element: element, action: action, seq: seq)
    }
    guard let text = event.text else { return made(.interaction(.submit), nil) }
    let former = events[..<index].last { $0.kind == .text }
    let last = former.map(\.text) ?? known
    if let last, last.utf16.count >= Self.minEditedLength {
      if !isOutOfSync { return made(.edit(TextEdit(from: last, to: text)), seq) }
    }
    return made(.interaction(.text(text)), isOutOfSync ? nil : seq)
  }

  mutating func acknowledge() {
    if isConnected { outbox.append(.acknowledgement(seq)) }
  }

  mutating func disconnect() {
    isConnected = false
    for index in events.indices { events[index].isSent = false }
  }

  /// The connection is open again: events are sent before the missing messages are received.
  mutating func reconnect() {
    isConnected = true
    if isOutOfSync { outbox.append(.resync(seq)) }
    flush()
  }

  /// - Parameter fails: True if the patches of the message can't be applied.
  mutating func receive(_ message: Message, fails: Bool = false) {
    guard message.seq == seq + 1 else { return }
    seq = message.seq
    if let ack = message.ack, ack > answered {
      answered = ack
      for event in events where event.number <= ack && event.kind == .text { known = event.text }
      events.removeAll { $0.number <= ack }
    }
    if fails, !message.isPage {
      isOutOfSync = true
      outbox.append(.resync(seq))
    }
    if message.isPage {
      isOutOfSync = false
      composed = []
      let text = rebase(from: knownText, to: message.text ?? "")
      original = message.text ?? ""
      known = nil
      setText(text)
    } else if let text = message.text, !isOutOfSync {
      let rebased = rebase(from: knownText, to: text)
      known = text
      if isComposing { composed.append(rebased) } else { setText(rebased) }
    }
    flush()
    sendIfDue()
  }

  private mutating func rebase(from old: String, to text: String) -> String {
    var (old, text) = (old, text)
    func rebase(_ typed: String) -> String {
      let merged = TextEdit.merge(typed, basedOn: old, into: text) ?? text
      (old, text) = (typed, merged)
      return merged
    }
    for index in events.indices {
      if let typed = events[index].text { events[index].text = rebase(typed) }
    }
    deferred = deferred.map(rebase)
    return text
  }

  private mutating func setText(_ text: String) {
    let old = Array(shown.utf16)
    let units = Array(text.utf16)
    if old == units { return }
    shown = text
    let rest = old[min(caret, old.count)...]
    if old.count != units.count, units.count >= rest.count, units.suffix(rest.count) == rest {
      caret = units.count - rest.count
    } else {
      caret = TextEdit(from: String(decoding: old, as: UTF16.self), to: text)
        .offset(after: caret, in: units)
    }
  }
}
#endif
