import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// Escaping of text: wherever hostile text is rendered, the page has the structure that it has with
/// harmless text, and the text is readable unchanged.
@Suite struct EscapingTests {
  /// Payloads after the collections of OWASP and PortSwigger.
  static let attacks = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "\" onfocus=alert(1) autofocus=\"",
    "`onload=alert(1)`",
    "<svg/onload=alert(1)>",
    "<!--<img src=\"--><img src=x onerror=alert(1)//\">",
    "</title></style></textarea></select></noscript><script>alert(1)</script>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<math><mi//xlink:href=\"data:x,<script>alert(1)</script>\">",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;",
    "]]><script>alert(1)</script>",
    "javascript:alert(1)",
    "expression(alert(1));background:url(javascript:alert(1))",
    "};*{background:red}",
    "{{constructor.constructor('alert(1)')()}}",
    "<\u{0}script>alert(1)</script>",
    "\u{2028}alert(1)\u{2029}",
    "\u{202E}reversed\u{202D}",
    "=\u{FEFF}\u{200B}x y=z",
    "a < b && c > d \"quoted\" 'too' \\ / \r\n\t",
    "🏳️‍🌈 e\u{301} \u{10FFFF}",
  ]

  /// All sinks of text that a program or a user provides.
  static let sinks: [(name: String, content: @Sendable (String) -> Rendering)] = [
    ("text", { .leaf(TextContent([.plain($0)])) }),
    ("runs", { .leaf(TextContent([.plain($0), .plain($0)])) }),
    ("image", { .leaf(SymbolContent(name: $0)) }),
    ("field", { .leaf(InputContent.with(text: $0, prompt: $0, kind: .line)) }),
    ("secure", { .leaf(InputContent.with(text: $0, prompt: $0, kind: .secure)) }),
    ("editor", { .leaf(InputContent.with(text: $0, prompt: $0, kind: .lines)) }),
    ("screen", { .leaf(ScreenContent(title: $0, isRoot: false, hasPrevious: true)) }),
    ("help", { .leaf(HelpContent(text: $0)) }),
    (
      "name",
      { text in
        Rendering(
          id: 1, content: AccessibilityLabelContent(label: text),
          children: [
            .leaf(ToggleContent(isOn: true, isEnabled: true), id: 2),
            .leaf(
              StepperContent(canIncrement: true, canDecrement: true, isEnabled: true),
              id: 3
            ),
            .leaf(ButtonContent(role: nil, style: .automatic, isEnabled: true), id: 4),
          ]
        )
      }
    ),
    (
      "option",
      { text in
        Rendering(
          id: 1, content: PickerContent(selection: nil, style: .menu, isEnabled: true),
          children: [
            Rendering(
              id: 2, content: LabelContent(), children: [.leaf(TextContent([.plain(text)]), id: 3)]),
            Rendering(
              id: 4, content: OptionContent(), children: [.leaf(TextContent([.plain(text)]), id: 5)]
            ),
          ]
        )
      }
    ),
  ]

  @Test(arguments: attacks, sinks.indices)
  func hostileTextDoesNotChangeThePage(_ attack: String, _ index: Int) throws {
    let sink = Self.sinks[index]
    let harmless = try HTMLTree.parseElement(HTML(sink.content("harmless")).text)
    let html = HTML(sink.content(attack)).text
    let tree = try HTMLTree.parseElement(html)
    #expect(tree.skeleton == harmless.skeleton, "\(sink.name): \(html)")
    // The text is kept letter for letter, except for NUL, which HTML does not allow.
    let shown = attack.replacing("\u{0}", with: "\u{FFFD}")
    let values = tree.all.flatMap(\.attributes.values).map { $0 } + tree.all.map(\.text)
    #expect(sink.name == "image" || values.contains { $0.contains(shown) }, "\(sink.name): \(html)")
  }

  @Test(arguments: attacks)
  func hostileTextInPatchesIsEscaped(_ attack: String) throws {
    var encoder = ShownPage(
      Rendering(
        id: 1, content: PageContent(),
        children: [.leaf(TextContent([.plain("")]), id: 2), .leaf(HelpContent(text: ""), id: 3)]
      )
    )
    let message = encoder.encode(
      [
        Change(.update(2, TextContent([.plain(attack)])), animation: nil),
        Change(.update(3, HelpContent(text: attack)), animation: nil),
        Change(.update(2, TextContent([.plain(attack), .plain("!")])), animation: nil),
      ],
      seq: 1, ack: nil
    )
    let json = try #require(JSONValue(parsing: message.utf8))
    #expect(json["p"]?[0]?[2]?["t"]?.string == attack)
    #expect(json["p"]?[1]?[2]?["a"]?["title"]?.string == attack)
    let inside = try HTMLTree.parse(json["p"]?[2]?[2]?["h"]?.string ?? "")
    #expect(inside.count == 2)
    // The message is safe inside a script and in a line of a log, too.
    #expect(!message.contains("</") && !message.contains("<!"))
    #expect(
      !message.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  @Test(arguments: attacks)
  func hostilePageMetadataIsEscaped(_ attack: String) throws {
    func page(_ text: String) throws -> HTMLTree {
      let html = Page.document(
        title: text, rendering: .leaf(PageContent()), token: text, run: text, seq: 1,
        basePath: text, nonce: "nonce"
      )
      let markup = html.replacing("<!doctype html>\n", with: "")
      return try HTMLTree.parseElement(markup.trimmingCharacters(in: .newlines))
    }
    #expect(try page(attack).skeleton == page("harmless").skeleton)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)",
    "\u{1}javascript:alert(1)",
    "java\nscript:alert(1)", "java\tscript:alert(1)", "java\r\nscript\n:alert(1)",
    "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)", "blob:https://a/b",
    "file:///etc/passwd", "filesystem:x", "about:blank", "view-source:x", "intent://x", "ws://x",
    "javascript&colon;alert(1):", "x-y+z.1:boo", "\u{0}javascript:alert(1)",
  ])
  func dangerousSchemesAreReplaced(_ address: String) throws {
    #expect(WebAddress(address) == WebAddress("#"))
    #expect(WebAddress(address).text == "#")
  }

  @Test(arguments: [
    "http://a.b/c?d=e#f", "https://a.b", "HTTPS://A.B", "mailto:a@b.c", "tel:+41123", "/a/b", "a/b",
    "?a=javascript:1", "#javascript:alert(1)", "./a:b", "//a.b/c", "", "../up",
  ])
  func webAddressesAreKept(_ address: String) {
    #expect(WebAddress(address).text == address)
  }

  @Test func stylesWithEscapesAreRules() {
    var html = HTML()
    html.rules(["opacity:.5", #"font-family:A\20 B"#])
    #expect(html.text == #"[data-s="0"]{opacity:.5}[data-s="1"]{font-family:A\20 B}"#)
  }

  @Test func addressesOfOtherSitesAreExternal() {
    #expect(WebAddress("https://a.b").isExternal)
    #expect(!WebAddress("mailto:a@b.c").isExternal)
    #expect(!WebAddress("/a").isExternal)
  }
}
