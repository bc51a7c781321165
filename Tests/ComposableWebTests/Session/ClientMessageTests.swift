@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct ClientMessageTests {
  private func decode(_ text: String) -> ClientMessage? {
    ClientMessage(decoding: Array(text.utf8))
  }

  private func interaction(_ fields: String) -> Interaction? {
    guard case .event(let event)? = decode(#"{"n":1,"i":2,\#(fields)}"#) else { return nil }
    #expect((event.number, event.element) == (1, 2))
    guard case .interaction(let interaction) = event.action else { return nil }
    return interaction
  }

  private func windowEvent(_ fields: String) -> AnyWindowEvent? {
    guard case .event(let event)? = decode(#"{"n":1,"i":2,\#(fields)}"#),
      case .window(let windowEvent) = event.action
    else { return nil }
    return windowEvent
  }

  @Test func messagesAreDecoded() {
    #expect(decode(#"{"hello":"abc","seq":3}"#) == .hello(Hello(token: "abc", last: 3)))
    #expect(
      decode(#"{"hello":"abc","seq":3,"try":2}"#)
        == .hello(Hello(token: "abc", last: 3, attempt: 2))
    )
    #expect(
      decode(#"{"hello":"abc","seq":3,"try":2,"version":"k3"}"#)
        == .hello(Hello(token: "abc", last: 3, attempt: 2, version: "k3"))
    )
    #expect(
      decode(#"{"hello":"abc","seq":3,"version":"k3"}"#)
        == .hello(Hello(token: "abc", last: 3, version: "k3"))
    )
    #expect(decode(#"{"resync":4}"#) == .resync(4))
    #expect(decode(#"{"ack":9007199254740991}"#) == .acknowledgement(1 << 53 - 1))
    #expect(
      decode(#"{"hello":"abc","seq":3,"at":"/a?b=1"}"#)
        == .hello(Hello(token: "abc", last: 3, address: PageAddress("/a?b=1"))))
    // The address of a page may be too long.
    for address in ["//a", "a", String(repeating: "/a", count: 5_000)] {
      #expect(
        decode(#"{"hello":"abc","seq":3,"at":"\#(address)"}"#)
          == .hello(Hello(token: "abc", last: 3)))
    }
    #expect(
      decode(#"{"hello":"abc","seq":3,"rows":[[300,200,1],[0,9,3]]}"#)
        == .hello(
          Hello(
            token: "abc", last: 3, rows: [.rows(300..<500, columns: 1), .rows(0..<9, columns: 3)])))
    let tooMany = Array(repeating: "[0,9,1]", count: 101).joined(separator: ",")
    for rows in ["1", "[1]", "[[1,2]]", "[[-1,2,1]]", "[\(tooMany)]"] {
      #expect(decode(#"{"hello":"abc","seq":3,"rows":\#(rows)}"#) == nil)
    }
    #expect(decode(" {\n\"seq\" :\t0 , \"hello\":\"\" }\r\n") == .hello(Hello(token: "", last: 0)))
  }

  @Test func anEventOfAScriptHasANameAndAValue() {
    #expect(
      interaction(##""do":"event","v":["point","[1]"]"##) == .event("point", Data("[1]".utf8)))
    let (long, longer) = (String(repeating: "x", count: 101), String(repeating: "x", count: 65_537))
    let rejected = [
      "null", "1", #""point""#, "[]", #"["point"]"#, #"["","1"]"#, #"[1,"1"]"#, #"["point",1]"#,
      #"["point","1","2"]"#, #"["\#(long)","1"]"#, #"["point","\#(longer)"]"#,
    ]
    for value in rejected { #expect(decode(#"{"n":1,"i":2,"do":"event","v":\#(value)}"#) == nil) }
    #expect(decode(#"{"n":1,"i":2,"do":"event"}"#) == nil)
  }

  @Test func interactionsAreDecoded() {
    #expect(interaction(#""do":"tap""#) == .tap)
    #expect(interaction(#""do":"increment""#) == .increment)
    #expect(interaction(#""do":"decrement""#) == .decrement)
    #expect(interaction(#""do":"submit""#) == .submit)
    #expect(interaction(#""do":"text","v":"ab""#) == .text("ab"))
    #expect(interaction(#""v":true,"do":"bool""#) == .bool(true))
    #expect(interaction(#""do":"bool","v":false"#) == .bool(false))
    #expect(interaction(#""do":"number","v":-1.5e2"#) == .number(-150))
    #expect(interaction(#""do":"choice","v":7"#) == .choice(7))
    #expect(interaction(#""do":"tapAt","v":[1, -2.5]"#) == .tapAt(CGPoint(x: 1, y: -2.5)))
    #expect(interaction(#""do":"press""#) == .longPress)
    let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: -4))
    #expect(
      interaction(#""do":"drag","v":[1,2,3,-4]"#) == .drag(.changed, start: start, location: end))
    #expect(
      interaction(#""do":"dragEnd","v":[1,2,3,-4]"#) == .drag(.ended, start: start, location: end))
    #expect(
      interaction(#""do":"dragCancel","v":[1,2,3,-4]"#)
        == .drag(.cancelled, start: start, location: end))
    #expect(interaction(#""do":"lift""#) == .lift)
    #expect(interaction(#""do":"over","v":true"#) == .dropTargeted(true))
    #expect(
      interaction(#""do":"drop","v":[1,2]"#) == .drop(text: nil, at: CGPoint(x: 1, y: 2)))
    #expect(
      interaction(#""do":"drop","v":[1,2,"a"]"#) == .drop(text: "a", at: CGPoint(x: 1, y: 2)))
    #expect(interaction(#""do":"rows","v":[40,20,3]"#) == .rows(40..<60, columns: 3))
  }

  @Test func eventsOfTheWindowAreDecoded() {
    #expect(
      windowEvent(#""do":"measure","v":[[7,1,2,3,4,47,0,34,0]]"#)
        == AnyWindowEvent(
          "measure",
          ElementGeometries([
            7: ElementGeometry(
              frame: CGRect(x: 1, y: 2, width: 3, height: 4),
              safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
          ])))
    #expect(
      windowEvent(#""do":"scheme","v":"dark""#)
        == AnyWindowEvent("scheme", SystemColorScheme(.dark)))
    #expect(
      windowEvent(#""do":"scheme","v":"light""#)
        == AnyWindowEvent("scheme", SystemColorScheme(.light)))
    #expect(windowEvent(#""do":"scheme","v":"blue""#) == nil)
    #expect(
      windowEvent(#""do":"size","v":["compact","regular"]"#)
        == AnyWindowEvent("size", SizeClasses(.compact, .regular)))
    for value in [#""compact""#, #"["compact"]"#, #"["compact","large"]"#, #"["compact",1]"#] {
      #expect(windowEvent(#""do":"size","v":\#(value)"#) == nil)
    }
    let visit = AddressVisit(PageAddress(path: "/a", query: []))
    #expect(windowEvent(#""do":"visit","v":"/a""#) == AnyWindowEvent("visit", visit))
    #expect(windowEvent(#""do":"visit","v":"//a""#) == nil)
  }

  @Test func anEditSaysWhichMessageItIncludes() {
    let text = ClientEvent.Action.interaction(.text("ab"))
    let event = ClientEvent(number: 1, element: 2, action: text, seq: 3)
    #expect(decode(#"{"n":1,"i":2,"do":"text","v":"ab","seq":3}"#) == .event(event))
    let edit = ClientEvent.Action.edit(TextEdit(start: 4, count: 5, replacement: "x"))
    #expect(
      decode(#"{"n":1,"i":2,"do":"edit","v":[4,5,"x"],"seq":0}"#)
        == .event(ClientEvent(number: 1, element: 2, action: edit, seq: 0)))
    for rest in [
      #""do":"text","v":"ab","seq":-1"#, #""do":"text","v":"ab","seq":"1""#,
      #""do":"text","seq":1"#, #""do":"tap","seq":1"#, #""do":"bool","v":true,"seq":1"#,
    ] {
      #expect(decode(#"{"n":1,"i":2,\#(rest)}"#) == nil)
    }
  }

  @Test func textIsDecodedAsJavaScriptEncodesIt() {
    #expect(
      interaction(#""do":"text","v":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀\u0000""#)
        == .text("\"\\/\u{8}\u{C}\n\r\té😀é😀\0")
    )
    // JavaScript strings may have unpaired surrogates, UTF-8 may not.
    #expect(interaction(#""do":"text","v":"\ud83d""#) == .text("\u{FFFD}"))
    #expect(interaction(#""do":"text","v":"\ude00a""#) == .text("\u{FFFD}a"))
    #expect(interaction(#""do":"text","v":"\ud83d\u0041""#) == .text("\u{FFFD}A"))
    #expect(interaction(#""do":"text","v":"\ud83d\ud83d\ude00""#) == .text("\u{FFFD}😀"))
  }

  @Test(arguments: [
    "", " ", "{", "}", "{}", "[]", "null", "1", "\"ack\"", #"{"ack":1}{"ack":1}"#, #"{"ack":1},"#,
    #"{"ack":1,}"#, #"{,"ack":1}"#, #"{"ack" 1}"#, #"{ack:1}"#, #"{'ack':1}"#, #"{"ack":}"#,
    #"{"ack":null}"#, #"{"ack":"1"}"#, #"{"ack":true}"#, #"{"ack":[1]}"#, #"{"ack":{"a":1}}"#,
    #"{"ack":-1}"#, #"{"ack":01}"#, #"{"ack":1.5}"#, #"{"ack":1e999}"#, #"{"ack":+1}"#,
    #"{"ack":0x1}"#, #"{"ack":9007199254740992}"#, #"{"ack":99999999999999999999999}"#,
    #"{"ack":1,"ack":1}"#, #"{"ack":1,"seq":1}"#, #"{"ack":1,"x":1}"#, #"{"Ack":1}"#,
    #"{"hello":"a"}"#, #"{"seq":1}"#, #"{"hello":1,"seq":1}"#, #"{"hello":"a","seq":1,"n":1}"#,
    #"{"hello":"a","seq":1,"try":-1}"#, #"{"hello":"a","seq":1,"try":"1"}"#,
    #"{"n":1,"i":2}"#, #"{"n":1,"do":"tap"}"#, #"{"i":1,"do":"tap"}"#, #"{"n":1,"i":2,"v":1}"#,
    #"{"n":1,"i":2,"do":"explode"}"#, #"{"n":1,"i":2,"do":""}"#, #"{"n":1,"i":2,"do":1}"#,
    #"{"n":1,"i":2,"do":"tap","v":1}"#, #"{"n":1,"i":2,"do":"tap","v":null}"#,
    #"{"n":1,"i":2,"do":"text"}"#, #"{"n":1,"i":2,"do":"text","v":1}"#,
    #"{"n":1,"i":2,"do":"bool","v":1}"#, #"{"n":1,"i":2,"do":"bool","v":tru}"#,
    #"{"n":1,"i":2,"do":"bool","v":truex}"#, #"{"n":1,"i":2,"do":"bool","v":fals"#,
    #"{"n":1,"i":2,"do":"number","v":"1"}"#, #"{"n":1,"i":2,"do":"number","v":1e999}"#,
    #"{"n":1,"i":2,"do":"number","v":-1e999}"#, #"{"n":1,"i":2,"do":"number","v":NaN}"#,
    #"{"n":1,"i":2,"do":"number","v":Infinity}"#, #"{"n":1,"i":2,"do":"number","v":1.}"#,
    #"{"n":1,"i":2,"do":"number","v":.5}"#, #"{"n":1,"i":2,"do":"number","v":1e}"#,
    #"{"n":1,"i":2,"do":"number","v":-}"#, #"{"n":1,"i":2,"do":"number","v":00}"#,
    #"{"n":1,"i":2,"do":"number","v":1_0}"#, #"{"n":1,"i":2,"do":"number","v":0x10}"#,
    #"{"n":1,"i":2,"do":"choice","v":-1}"#, #"{"n":1,"i":2,"do":"choice","v":1.5}"#,
    #"{"n":1,"i":2,"do":"choice","v":9007199254740993}"#, #"{"n":1,"i":2,"do":"tapAt","v":[1]}"#,
    #"{"n":1,"i":2,"do":"tapAt","v":[1,2,3]}"#, #"{"n":1,"i":2,"do":"tapAt","v":[1,"2"]}"#,
    #"{"n":1,"i":2,"do":"tapAt","v":[[1],2]}"#, #"{"n":1,"i":2,"do":"tapAt","v":[1,2"#,
    #"{"n":1,"i":2,"do":"text","v":"a}"#, #"{"n":1,"i":2,"do":"text","v":"\x"}"#,
    #"{"n":1,"i":2,"do":"text","v":"\u12"}"#, #"{"n":1,"i":2,"do":"text","v":"\u12g4"}"#,
    #"{"n":1,"i":2,"do":"text","v":"\"#, "{\"n\":1,\"i\":2,\"do\":\"text\",\"v\":\"a\nb\"}",
    "\u{FEFF}{\"ack\":1}", "{\"ack\":1}\0",
  ])
  func malformedMessagesAreRejected(_ text: String) {
    #expect(decode(text) == nil)
  }

  @Test func deepNestingIsRejected() {
    for opening in ["[", "{\"v\":", "{\"v\":["] {
      #expect(decode(String(repeating: opening, count: 20_000)) == nil)
    }
  }

  @Test func invalidUTF8IsRejected() {
    let invalid: [[UInt8]] = [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0x80],
    ]
    for bytes in invalid {
      for prefix in ["", "\\n"] {
        let head = Array(#"{"n":1,"i":2,"do":"text","v":"\#(prefix)"#.utf8)
        let message = head + bytes + Array(#""}"#.utf8)
        #expect(ClientMessage(decoding: message) == nil)
      }
    }
  }

  @Test func everyPrefixOfAMessageIsRejected() {
    let message = Array(#"{"n":1,"i":2,"do":"text","v":"\ud83d\ude00 é"}"#.utf8)
    for count in message.indices {
      #expect(ClientMessage(decoding: message.prefix(count)) == nil)
    }
  }
}
