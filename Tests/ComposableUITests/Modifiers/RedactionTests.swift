import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct RedactionTests {
  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(reasons.isEmpty ? "data" : "none") }
  }

  @Test func privacyHidesSensitiveViewsOnly() {
    let view = ViewDriver {
      VStack {
        Text("1000").privacySensitive()
        Text("2000").privacySensitive(false)
        Text("3000")
      }
      .redacted(reason: .privacy)
      Text("4000").privacySensitive()
    }
    #expect(view.texts == ["xxxx", "2000", "3000", "4000"])
  }

  @Test func aRedactionEndsWithItsReason() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Text("a").redacted(reason: store.isOn ? [] : .placeholder) }
    #expect(view.texts == ["x"])
    store.send(.set(true))
    #expect(view.texts == ["a"])
  }

  @Test func viewsReadTheReasons() {
    let view = ViewDriver { Reader().redacted(reason: .invalidated) }
    #expect(view.texts == ["none"])
  }
}
