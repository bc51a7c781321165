#if Web
import ComposableCore
import Foundation

/// An endless, deterministic sequence of malformed and hostile frames.
struct HostileFrames {
  private var random: SplitMix
  private let elements: [Int]

  /// The token of the session under attack.
  var target = ""

  /// Valid and invalid tokens.
  private var tokens: [String] {
    ["", "x", String(repeating: "A", count: 64), String(target.reversed())]
      + Array(repeating: target, count: 12)
  }

  /// - Parameters:
  ///   - seed: The seed of the random frames.
  ///   - elements: The identifiers of existing elements.
  init(seed: UInt64, elements: [Int]) {
    random = SplitMix(seed: seed)
    self.elements = elements
  }

  /// A token for a hello message.
  mutating func token() -> String { pick(tokens) }

  /// Sends the next frame. A few violate the WebSocket protocol, which ends the connection.
  mutating func send(to browser: Browser) async {
    if Int.random(in: 0..<40, using: &random) == 0 { return await sendViolation(to: browser) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: await browser.send(opcode: 2, bytes(upTo: 300))
    case 1: await browser.send(opcode: 1, bytes(upTo: 300))
    case 2: await browser.send(opcode: 9, bytes(upTo: 125))
    case 3:
      let opening = pick(["[", "{\"v\":", "\"", "\\u"])
      await browser.sendText(String(repeating: opening, count: 1_000))
    case 4, 5: await browser.send(opcode: 1, mutated(Array(text().utf8)))
    case 6:
      let message = Array(text().utf8)
      let half = message.count / 2
      await browser.send(opcode: 1, Array(message[..<half]), fin: false)
      await browser.send(opcode: 0, Array(message[half...]))
    default: await browser.sendText(text())
    }
  }

  private mutating func sendViolation(to browser: Browser) async {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: await browser.send(raw: bytes(upTo: 40))
    case 1: await browser.send(opcode: UInt8.random(in: 3..<16, using: &random), bytes(upTo: 200))
    case 2:
      let length = UInt64.random(in: 0...UInt64.max, using: &random)
      await browser.send(opcode: 1, bytes(upTo: 10), claimedLength: length)
    case 3: await browser.send(opcode: 1, bytes(upTo: 40_000))
    case 4: await browser.send(opcode: 1, Array(text().utf8), fin: false)
    case 5: await browser.send(opcode: 0, Array(text().utf8))
    case 6: await browser.send(opcode: 1, bytes(upTo: 50), masked: false)
    default:
      let reserved = UInt8.random(in: 1...7, using: &random)
      await browser.send(opcode: 1, bytes(upTo: 50), reserved: reserved)
    }
  }

  /// A text that resembles a message.
  private mutating func text() -> String {
    let number = pick([
      "0", "1", "2", "-1", "1e999", "-0", "00", "9007199254740993", "1e-400", "NaN", "1.5",
      "18446744073709551616", String(repeating: "9", count: 400), "null", "\"1\"", "[1]", "{}",
    ])
    let id = Bool.random(using: &random) ? String(pick(elements)) : number
    let value = pick([
      number, "true", "\"x\"", "[1,2]", "[1e999,0]", "[[[[1]]]]", "\"\\ud800\"", "\"\\u0000\"",
      "\"\(String(repeating: "é", count: 1_000))\"", "{\"v\":1}", "",
    ])
    let interaction = pick([
      "tap", "tapAt", "text", "bool", "number", "choice", "size", "scheme", "increment",
      "decrement", "submit", "explode", "", "__proto__",
    ])
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return #"{"hello":"\#(pick(tokens))","seq":\#(number)}"#
    case 1: return #"{"ack":\#(number)}"#
    case 2: return #"{"n":\#(number),"i":\#(id),"do":"\#(interaction)"}"#
    case 3: return #"{"n":\#(number),"i":\#(id),"do":"\#(interaction)","v":\#(value)}"#
    case 4: return #"{"n":1,"n":2,"i":\#(id),"do":"\#(interaction)"}"#
    case 5: return #"{"n":\#(number),"i":\#(id),"do":"text","v":\#(value),"seq":\#(number)}"#
    default: return #"{"\#(interaction)":\#(value)}"#
    }
  }

  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      }
    }
    return bytes
  }

  private mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }
}
#endif
