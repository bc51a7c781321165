import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// After any sequence of interactions, the patched page equals a newly rendered one.
@MainActor
@Suite struct PatchedPageTests {
  @Test(arguments: UInt64(0)..<8)
  func aPatchedPageEqualsANewPage(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let store = Store(initialState: AllControls.State()) { AllControls() }
    let graph = ViewGraph(isolation: MainActor.shared) { AllControlsView(store: store) }
    _ = graph.update()
    var encoder = PatchEncoder()
    var page = try PatchedDocument(HTML(graph.rendering))
    for step in 1...60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let event = try #require(graph.rendering.events.randomElement(using: &random))
        // The page shows the input of the user before the server receives it.
        encoder.record(event.interaction, on: event.id, showing: graph.shownElement(event.id))
        page.root.enter(event.interaction, in: event.id)
        _ = graph.handle(event.interaction, on: event.id)
      }
      try update(&page, from: &encoder, graph, step: step)
    }
  }

  /// The classes of elements depend on their descendants and siblings.
  @Test(arguments: UInt64(0)..<24)
  func aPatchedLayoutEqualsThatOfANewPage(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var next = 0
    var sample = LayoutSample(depth: 4, in: nil, &next, &random)
    let store = Store(initialState: LayoutFeature.State(sample: sample)) { LayoutFeature() }
    let graph = ViewGraph(isolation: MainActor.shared) { LayoutFeatureView(store: store) }
    _ = graph.update()
    var encoder = PatchEncoder()
    var page = try PatchedDocument(HTML(graph.rendering))
    for step in 1...40 {
      // Views that are empty or become large are replaced.
      if sample.count > 60 || sample.children.isEmpty {
        sample = LayoutSample(depth: 4, in: nil, &next, &random)
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) { sample.change(&next, &random) }
      store.send(.show(sample))
      try update(&page, from: &encoder, graph, step: step)
    }
  }

  /// The rows of long collections come and go, between sections and other rows.
  @Test(arguments: UInt64(0)..<3)
  func aPatchedListEqualsThatOfANewPage(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let model = LongList()
    let graph = ViewGraph(isolation: MainActor.shared) { LongListView(model: model) }
    _ = graph.update()
    var encoder = PatchEncoder()
    var page = try PatchedDocument(HTML(graph.rendering))
    for step in 1...12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let new = (0..<Int.random(in: 1...50, using: &random)).map { -1000 * step - $0 }
        let place = Int.random(in: 0...model.rows.count, using: &random)
        withAnimation(Bool.random(using: &random) ? .default : nil) {
          model.rows.insert(contentsOf: new, at: place)
        }
      case 1: model.rows = Array(model.rows.prefix(Int.random(in: 90...200, using: &random)))
      default:
        let edges = graph.rendering.all {
          if case .before? = $0.as(OffscreenRowsContent.self) { true } else { false }
        }
        guard let edge = edges.randomElement(using: &random) else { continue }
        let start = Int.random(in: 0...200, using: &random)
        let positions = start..<start + Int.random(in: 0...40, using: &random)
        #expect(graph.handle(.rows(positions, columns: 1), on: edge.id))
      }
      try update(&page, from: &encoder, graph, step: step)
    }
  }

  @Observable final class LongList {
    var rows = Array(0..<150)
  }

  struct LongListView: View {
    let model: LongList

    var body: some View {
      List {
        Text("Before")
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text("\(row)")
            if row.isMultiple(of: 7) { Toggle("On", isOn: .constant(true)) }
          }
        }
        Section("Section") {
          ForEach(model.rows.reversed(), id: \.self) { Text("\($0)").padding() }
        }
        LazyVGrid(columns: [GridItem()]) {
          ForEach(model.rows, id: \.self) { Text("\($0)") }
        }
      }
    }
  }

  /// Updates the page and compares it with a new one.
  private func update(
    _ page: inout PatchedDocument, from encoder: inout PatchEncoder, _ graph: ViewGraph, step: Int
  ) throws {
    let message = encoder.encode(graph.update(), seq: step, ack: step, isShown: graph.isShown)
    try page.apply(message)
    let fresh = try PatchedDocument(HTML(graph.rendering.remade))
    let (patched, rendered) = (page.outline, fresh.outline)
    let differences = zip(patched.split(separator: "\n"), rendered.split(separator: "\n"))
      .filter { $0 != $1 }.prefix(3).map { "\n\($0)\n\($1)" }.joined()
    try #require(
      differences.isEmpty && patched.utf8.count == rendered.utf8.count,
      "step \(step): \(message)\(differences)"
    )
  }
}

extension Rendering {
  /// The interactions that the rendering allows.
  fileprivate var events: [(id: Int, interaction: Interaction)] {
    let own: [Interaction] =
      switch content.base {
      case is ButtonContent, is TabButtonContent: [.tap]
      case let gestures as GestureContent:
        gestures == GestureContent(isTappable: true) ? [.tap] : []
      case let screen as ScreenContent: screen.canGoBack ? [.tap] : []
      case let focus as FocusContent: [focus.isFocused ? .blur : .focus]
      case let toggle as ToggleContent: [.bool(!toggle.isOn)]
      case let disclosure as DisclosureContent: [.bool(!disclosure.isExpanded)]
      case is StepperContent: [.increment, .decrement]
      case is SliderContent: [.number(0.5), .number(3), .number(9)]
      case is ValueFieldContent: [.text("2026-03-09"), .text("x"), .text("#00ff00")]
      case is InputContent: [.text("milk"), .text("<b>&"), .text(""), .submit]
      case is PickerContent: options.map { .choice($0.id) } + [.choice(0)]
      default: []
      }
    return own.map { (id, $0) } + children.flatMap(\.events)
  }
}

extension HTMLTree {
  /// Applies the input of a user, as a browser does.
  fileprivate func enter(_ interaction: Interaction, in id: Int) {
    for node in all
    where node.attributes["data-i"] == "\(id)" || node.attributes["id"] == "i\(id)" {
      switch interaction {
      case .text(let text) where node.tag == "textarea": node.childNodes = [.text(text)]
      case .text(let text) where node.tag == "input": node.attributes["value"] = text
      case .number(let number) where node.tag == "input": node.attributes["value"] = "\(number)"
      case .bool(let isOn) where node.tag == "input": node.attributes["checked"] = isOn ? "" : nil
      case .choice(let option) where node.tag == "fieldset": node.attributes["data-v"] = "\(option)"
      default: break
      }
    }
  }
}

/// A feature with every kind of control and actions that change all of them.
@Reducer private struct AllControls {
  @ObservableState
  struct State {
    var count = 0
    var isOn = false
    var isOpen = false
    var isRow = false
    var text = "text"
    var shout = ""
    var steps = 1
    var slider = 1.0
    var choice = 0
    var style = 0
    var rows: [Int] = [1, 2, 3]
    var next = 4
    var due = Date(timeIntervalSinceReferenceDate: 0)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case count, add, remove(Int), reverse, style, row, shout(String)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .count: state.count += 1
      case .add:
        state.rows.insert(state.next, at: state.rows.count / 2)
        state.next += 1
      case .remove(let row): state.rows.removeAll { $0 == row }
      case .reverse: state.rows.reverse()
      case .style: state.style += 1
      case .row: state.isRow.toggle()
      case .shout(let text): state.shout = text.uppercased()
      }
      return .none
    }
  }
}

private struct AllControlsView: View {
  @Bindable var store: StoreOf<AllControls>

  var body: some View {
    NavigationStack {
      Form {
        Section("Controls \(store.count)") {
          Toggle("On", isOn: $store.isOn).accessibilityLabel("Toggle \(store.count)")
          Toggle("Refused", isOn: Binding(get: { false }, set: { _ in }))
          Stepper("Steps \(store.steps)", value: $store.steps, in: 0...3)
          Slider(value: $store.slider, in: 0...5, step: 1) { Text("Slider") }
          TextField("Text", text: $store.text).disabled(store.isOn)
          TextField("Shout", text: Binding(get: { store.shout }, set: { store.send(.shout($0)) }))
          DatePicker("Due", selection: $store.due, displayedComponents: .date)
          DisclosureGroup("More", isExpanded: $store.isOpen) {
            Text("disclosed \(store.count)")
            ProgressView(value: store.isOn ? Double(store.count) / 100 : nil)
          }
        }
        Section {
          picker
          ForEach(store.rows, id: \.self) { row in
            HStack {
              Image(systemName: store.isOn ? "star" : "star.fill")
              Text("row \(row)").bold(store.isOpen)
              Button("Remove", role: .destructive) { store.send(.remove(row)) }
            }
          }
          button("Add", .add)
          button("Reverse", .reverse)
        }
        Grid {
          if store.isOn { Divider() }
          GridRow { ForEach(store.rows, id: \.self) { Text("\($0)").gridCellColumns(store.steps) } }
        }
        Text("\(store.count)").opacity(store.isOn ? 1 : 0.5).padding(store.isOpen ? 4 : 8)
          .onTapGesture { store.send(.count) }
        Circle().trim(from: 0, to: store.isOn ? 1 : 0.5).stroke(store.isOpen ? .red : .blue)
          .frame(width: 10)
        button("Style", .style)
        button("Row", .row)
        button("Count", .count)
        NavigationLink("Next") { Text("next \(store.count)").navigationTitle("\(store.count)") }
      }
      .navigationTitle("AllControls \(store.count)")
    }
  }

  @ViewBuilder private var picker: some View {
    let picker = Picker("Choice", selection: $store.choice) {
      ForEach(0..<(store.isRow ? 3 : 2), id: \.self) { Text("option \($0) \(store.count)").tag($0) }
    }
    switch store.style % 3 {
    case 0: picker
    case 1: picker.pickerStyle(.segmented)
    default: picker.pickerStyle(.inline)
    }
  }

  private func button(_ title: String, _ action: AllControls.Action) -> some View {
    Button {
      store.send(action)
    } label: {
      if store.isRow { Label(title, systemImage: "plus") } else { Text(title) }
    }
    .disabled(action.isAdd && store.rows.count > 6)
  }
}

extension AllControls.Action {
  fileprivate var isAdd: Bool { if case .add = self { true } else { false } }
}
