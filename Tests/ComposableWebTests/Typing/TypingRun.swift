#if Web
import ComposableCore
import Foundation
import NIOCore

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The state of a page with one field.
@Observable final class TypingModel {
  var text = ""
  @ObservationIgnored var sent: [String] = []
  @ObservationIgnored var transform: (String) -> String = { $0 }
}

private struct TypingView: View {
  let model: TypingModel

  var body: some View {
    TextField(
      "Message",
      text: Binding(get: { model.text }, set: { model.text = model.transform($0) })
    )
    .onSubmit {
      model.sent.append(model.text)
      model.text = ""
    }
  }
}

/// A random run of a user, a browser, a slow and unreliable connection, a server and an application
/// that changes the text, too.
@MainActor
struct TypingRun {
  /// The behavior of the user and the application.
  enum Kind: CaseIterable {
    /// The user writes messages, and the application empties the field when one is sent.
    case messages
    /// Both only insert text.
    case insertions
    /// The application changes each text that it receives, and everyone does anything.
    case anything
  }

  static let stepsOfRun = 250

  private let kind: Kind
  private let seed: UInt64
  private var random: SplitMix
  private let model = TypingModel()
  private let graph: ViewGraph
  private var state: SessionProtocolState
  private var browser: TypingBrowser
  private var toServer: [ClientMessage] = []
  private var toBrowser: [TypingBrowser.Message] = []
  private var keys = 0
  /// The messages that the user has written, the last one not sent yet.
  private var written = [""]
  /// The user's keys in their order.
  private var ownText: [Character] = []
  private let delays: Bool

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
    random = SplitMix(seed: seed)
    let model = model
    if kind == .anything {
      model.text = ["", "Tea 😀", "a long text that is sent as edits"].randomElement(using: &random)!
      let transforms: [(String) -> String] = [
        { $0 }, { $0.uppercased() }, { $0.filter(\.isASCII) }, { String($0.prefix(9)) },
        { $0.replacing("a", with: "") }, { $0.replacing(" ", with: "--") },
      ]
      model.transform = transforms.randomElement(using: &random)!
    }
    graph = ViewGraph(isolation: MainActor.shared) { TypingView(model: model) }
    _ = graph.update()
    let rendering = graph.rendering
    state = SessionProtocolState()
    browser = TypingBrowser(element: rendering.field!.0, text: rendering.field!.1)
    delays = Bool.random(using: &random)
  }

  /// Performs the run. Returns the differences at its end.
  mutating func differences() -> [String] {
    for step in 1...Self.stepsOfRun {
      perform()
      if step.isMultiple(of: 50) {
        settle()
        let found = differencesAtRest
        if !found.isEmpty { return ["seed \(seed) \(kind), step \(step)"] + found }
      }
    }
    return []
  }

  private mutating func perform() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: performUserAction()
    case 7..<9: if !toServer.isEmpty { deliverToServer() }
    case 9..<13: if !toBrowser.isEmpty { deliverToBrowser() }
    case 13: changeText()
    case 14: update()
    case 15: browser.acknowledge()
    case 16: browser.endDelay()
    case 17:
      if browser.isComposing {
        browser.endComposition()
      } else {
        browser.beginComposition()
      }
    case 18 where Int.random(in: 0..<4, using: &random) == 0:
      if browser.isConnected { loseConnection() } else { reconnect() }
    case 19 where Int.random(in: 0..<10, using: &random) == 0: resync()
    default: update()
    }
    drainOutbox()
  }

  // MARK: The user

  private mutating func performUserAction() {
    let units = Array(browser.shown.utf16)
    func place(_ offset: Int) -> Int {
      offset < units.count && UTF16.isTrailSurrogate(units[offset]) ? offset - 1 : offset
    }
    switch kind {
    case .messages:
      browser.caret = units.count
      if Int.random(in: 0..<5, using: &random) == 0 {
        if browser.isComposing { browser.endComposition() }
        browser.submit()
        written.append("")
      } else {
        let key = nextKey()
        written[written.count - 1].append(key)
        insert(key)
      }
    case .insertions:
      if Int.random(in: 0..<4, using: &random) == 0, !browser.isComposing {
        browser.caret = place(Int.random(in: 0...units.count, using: &random))
      }
      let key = nextKey()
      let before = String(decoding: units[..<browser.caret], as: UTF16.self)
      ownText.insert(key, at: before.count { isKey($0) })
      insert(key)
    case .anything:
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where !browser.isComposing:
        browser.caret = place(Int.random(in: 0...units.count, using: &random))
      case 1 where !browser.isComposing: browser.submit()
      case 2, 3:
        let start = place(Int.random(in: 0...units.count, using: &random))
        let end = place(Int.random(in: start...units.count, using: &random))
        type(TextEdit(start: start, count: end - start, replacement: randomText()))
      default: insert("a😀 bé1".randomElement(using: &random)!)
      }
    }
  }

  private mutating func nextKey() -> Character {
    keys += 1
    return Character(UnicodeScalar(UInt32((keys % 3 == 0 ? 0x1F300 : 0x4E00) + keys))!)
  }

  private func isKey(_ character: Character) -> Bool {
    character.unicodeScalars.first!.value >= 0x4E00
  }

  private mutating func insert(_ key: Character) {
    type(TextEdit(start: browser.caret, count: 0, replacement: String(key)))
  }

  private mutating func type(_ edit: TextEdit) {
    browser.type(edit, delays: delays && Bool.random(using: &random))
  }

  private mutating func randomText() -> String {
    let count = Int.random(in: 0...3, using: &random)
    return String((0..<count).map { _ in "ab😀 2".randomElement(using: &random)! })
  }

  // MARK: The application

  private mutating func changeText() {
    switch kind {
    case .messages: break
    case .insertions:
      // Changes at several places are seen as one change of all between them, in which places get
      // lost. So each is sent by itself.
      guard browser.isConnected else { return }
      update()
      let place = Int.random(in: 0...model.text.count, using: &random)
      model.text.insert("*", at: model.text.index(model.text.startIndex, offsetBy: place))
    case .anything:
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.text = ""
      case 1: model.text = randomText() + "😁 set"
      case 2: model.text += randomText()
      case 3: model.text = randomText() + model.text
      case 4: model.text = model.text.uppercased()
      default: model.text = String(model.text.reversed())
      }
    }
    // Otherwise the next event finds a change that was not sent.
    if Bool.random(using: &random) { update() }
  }

  // MARK: The server

  private mutating func update() {
    guard browser.isConnected else { return }
    let diff = graph.update()
    if !diff.isEmpty || state.owesAnswer {
      send(state.write(diff, isShown: graph.isShown), isPage: false)
    }
  }

  private mutating func resync() {
    guard browser.isConnected else { return }
    let diff = graph.update()
    send(state.write(page: graph.rendering, after: diff), isPage: true)
  }

  private mutating func send(_ buffer: ByteBuffer, isPage: Bool) {
    toBrowser.append(message(buffer, pageText: isPage ? graph.rendering.field?.1 : nil))
  }

  private var sentPages: [Int: String] = [:]

  private mutating func message(_ buffer: ByteBuffer, pageText: String?) -> TypingBrowser.Message {
    let object = try! JSONSerialization.jsonObject(with: Data(buffer.readableBytesView))
    let fields = object as! [String: Any]
    let seq = fields["seq"] as! Int
    if let pageText { sentPages[seq] = pageText }
    var text = sentPages[seq]
    for case let patch as [Any] in fields["p"] as? [Any] ?? [] where patch[0] as? String == "u" {
      let parts = (patch[2] as? [String: Any])?["p"] as? [String: Any]
      let attributes = (parts?["i"] as? [String: Any])?["a"] as? [String: Any]
      text = attributes?["value"] as? String ?? text
    }
    return TypingBrowser.Message(
      seq: seq, ack: fields["ack"] as? Int, text: text, isPage: fields["page"] != nil)
  }

  private mutating func deliverToServer() {
    switch toServer.removeFirst() {
    case .acknowledgement(let number): _ = state.acknowledge(number, flushed: number)
    case .event(let event):
      guard
        let interaction = try? state.receive(
          event, on: { graph.shownElement(event.element) },
          editing: { graph.text(of: event.element) })
      else { return update() }
      _ = graph.handle(interaction, on: event.element)
      update()
    case .resync: resync()
    default: break
    }
  }

  // MARK: The connection

  private mutating func deliverToBrowser() {
    let fails = kind == .anything && Int.random(in: 0..<100, using: &random) == 0
    browser.receive(toBrowser.removeFirst(), fails: fails)
  }

  private mutating func drainOutbox() {
    toServer += browser.outbox
    browser.outbox = []
  }

  /// Loses all messages that are under way, except for some of the first ones to the server.
  private mutating func loseConnection() {
    drainOutbox()
    for _ in 0..<Int.random(in: 0...toServer.count, using: &random) { deliverToServer() }
    toServer = []
    toBrowser = []
    browser.disconnect()
  }

  private mutating func reconnect() {
    _ = state.acknowledge(browser.seq, flushed: browser.seq)
    let missing = Array(state.missing(after: browser.seq) ?? [])
    browser.reconnect()
    drainOutbox()
    toBrowser = missing.map { message($0, pageText: nil) }
    update()
  }

  private mutating func settle() {
    if !browser.isConnected { reconnect() }
    if browser.isComposing { browser.endComposition() }
    repeat {
      browser.endDelay()
      drainOutbox()
      while !toServer.isEmpty { deliverToServer() }
      update()
      while !toBrowser.isEmpty { deliverToBrowser() }
      drainOutbox()
    } while !toServer.isEmpty || !toBrowser.isEmpty
  }

  private var differencesAtRest: [String] {
    var found: [String] = []
    if browser.shown != model.text { found.append("shows \(browser.shown), is \(model.text)") }
    if !browser.events.isEmpty || browser.deferred != nil { found.append("not everything is sent") }
    if !(0...browser.shown.utf16.count ~= browser.caret) { found.append("no caret") }
    switch kind {
    case .messages:
      let texts = model.sent + [model.text]
      if texts != written { found.append("written \(written), sent \(texts)") }
    case .insertions:
      let keys = model.text.filter { isKey($0) }
      if keys != String(ownText) { found.append("typed \(String(ownText)), is \(keys)") }
    case .anything: break
    }
    return found
  }
}

extension Rendering {
  /// The identifier and the text of the first field.
  fileprivate var field: (Int, String)? {
    if let field = content.as(InputContent.self) { return (id, field.text) }
    return children.lazy.compactMap(\.field).first
  }
}
#endif
