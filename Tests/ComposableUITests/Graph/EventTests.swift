import Testing

@_spi(Renderer) @testable import ComposableUI

/// Events that arrive while changes are pending.
@MainActor
@Suite struct EventTests {
  @Test func textIsAppliedToTheRowItWasTypedIn() throws {
    let model = Rows()
    let view = ViewDriver { RowFields(model: model) }
    let second = try view.textField("Row 2")
    model.rows.removeFirst()
    try second.type("typed")
    #expect(model.rows.map(\.text) == ["typed", "three"])
  }

  @Test func textForARemovedRowIsRejected() throws {
    let model = Rows()
    let view = ViewDriver { RowFields(model: model) }
    let first = try view.textField("Row 1")
    model.rows.removeFirst()
    #expect(throws: ViewDriver.Refused.self) { try first.type("typed") }
    #expect(model.rows.map(\.text) == ["two", "three"])
  }

  private struct CoveredForm: View {
    @State private var isAlertShown = false
    @State private var text = ""
    @State private var level = 0.0
    @State private var taps = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(verbatim: "\(text) \(level) \(taps) \(isFocused)")
      TextField("Name", text: $text).focused($isFocused)
      Slider(value: $level) { Text("Level") }
      Button("Tap") { taps += 1 }
      Button("Ask") { isAlertShown = true }.alert("Sure?", isPresented: $isAlertShown) {}
    }
  }

  /// The input arrives after an alert has covered the form.
  @Test func aCoveredViewTakesWhatWasEnteredBefore() throws {
    let view = ViewDriver { CoveredForm() }
    let (field, slider) = (try view.textField("Name"), try view.slider("Level"))
    let (button, focus) = (try view.button("Tap"), try view.focusable("Name"))
    try focus.focus()
    try view.button("Ask").tap()
    try field.type("Milk")
    try slider.perform(.number(0.5))
    try focus.perform(.blur)
    #expect(throws: ViewDriver.Refused.self) { try button.tap() }
    #expect(view.texts.first == "Milk 0.5 0 false")
  }

  private struct CoveredDestination: View {
    @State private var isAlertShown = false
    @State private var isDisabled = false
    @State private var isTargeted = false

    var body: some View {
      Text(verbatim: "\(isTargeted)")
      Text("here").dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: {
        isTargeted = $0
      }
      .disabled(isDisabled)
      Button("Disable") { isDisabled = true }
      Button("Ask") { isAlertShown = true }.alert("Sure?", isPresented: $isAlertShown) {}
    }
  }

  @Test(arguments: ["Ask", "Disable"])
  func aDragLeavesADestinationThatIsCoveredOrDisabledMeanwhile(_ button: String) throws {
    let view = ViewDriver { CoveredDestination() }
    let id = try #require(
      view.graph.shownElements.values.first {
        $0.content.is(DropDestinationContent.self)
      }?.id)
    #expect(view.graph.handle(.dropTargeted(true), on: id))
    #expect(view.texts.first == "true")
    try view.button(button).tap()
    #expect(view.graph.handle(.dropTargeted(false), on: id))
    #expect(view.texts.contains("false"))
    #expect(!view.graph.handle(.dropTargeted(true), on: id))
  }

  @Test func aButtonDisabledByThePreviousEventRejectsTaps() throws {
    let model = Order()
    let view = ViewDriver { OrderView(model: model) }
    let button = try view.button("Buy")
    try button.tap()
    #expect(throws: ViewDriver.Refused.self) { try button.tap() }
    #expect(model.bought == 1)
  }

  @Test func aButtonRemovedByThePreviousEventRejectsTaps() throws {
    let model = Order()
    let view = ViewDriver { OrderView(model: model) }
    let button = try view.button("Cancel")
    try button.tap()
    #expect(throws: ViewDriver.Refused.self) { try button.tap() }
    #expect(model.cancelled == 1)
  }

  @Test func onChangeRunsBeforeTheNextEvent() throws {
    let model = Order()
    let view = ViewDriver { OrderView(model: model) }
    let more = try view.button("More")
    try more.tap()
    try more.tap()
    #expect(model.log == ["more 1", "changed 1", "more 2"])
  }

  @Test func updatesDuringAnEventArePartOfTheNextDiff() throws {
    let model = Rows()
    let graph = ViewGraph(isolation: MainActor.shared) { RowFields(model: model) }
    _ = graph.update()
    var tree = PatchedTree(graph.rendering)
    let fields = graph.shownElements.values.filter { $0.handler != nil }.map(\.id).sorted()
    for (round, field) in fields.enumerated() {
      model.rows.append(Rows.Row(id: 10 + round, text: "new"))
      #expect(graph.handle(.text("typed \(round)"), on: field))
    }
    let isApplied = tree.apply(graph.update())
    #expect(isApplied)
    #expect(tree.text == PatchedTree(graph.rendering.remade).text)
    #expect(graph.update() == [])
    #expect(model.rows.count == 6)
  }

  @Test func pendingChangesKeepTheirAnimation() throws {
    let model = Rows()
    let graph = ViewGraph(isolation: MainActor.shared) { RowFields(model: model) }
    _ = graph.update()
    _ = withAnimation(.spring) { model.rows.removeLast() }
    let field = try #require(
      graph.shownElements.values.filter { $0.handler != nil }.map(\.id).min())
    #expect(graph.handle(.text("typed"), on: field))
    #expect(graph.update().map(\.animation) == [.spring, nil])
  }
}

@Observable private final class Rows {
  struct Row: Identifiable {
    let id: Int
    var text: String
  }

  var rows = [Row(id: 1, text: "one"), Row(id: 2, text: "two"), Row(id: 3, text: "three")]
}

private struct RowFields: View {
  @Bindable var model: Rows

  var body: some View {
    VStack {
      ForEach($model.rows) { $row in TextField("Row \(row.id)", text: $row.text) }
    }
  }
}

@Observable private final class Order {
  var bought = 0
  var cancelled = 0
  var count = 0
  @ObservationIgnored var log: [String] = []
}

private struct OrderView: View {
  let model: Order

  var body: some View {
    VStack {
      Button("Buy") { model.bought += 1 }.disabled(model.bought > 0)
      if model.cancelled == 0 {
        Button("Cancel") { model.cancelled += 1 }
      }
      Button("More") {
        model.count += 1
        model.log.append("more \(model.count)")
      }
      .onChange(of: model.count) { model.log.append("changed \(model.count)") }
    }
  }
}
