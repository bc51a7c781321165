import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The parts of a page that have places of their own: toolbars, menus, tabs, and focused elements.
@MainActor
@Suite struct PagePlaceTests {
  @Observable final class Model {
    var isOn = false
    var tab = 0
  }

  /// Checks that a page that is patched after a change equals a new page.
  private func check(_ model: Model, _ change: (Model) -> Void, _ view: @escaping () -> some View)
    throws -> String
  {
    let graph = ViewGraph(isolation: MainActor.shared, view)
    _ = graph.update()
    var encoder = PatchEncoder()
    var page = try PatchedDocument(HTML(graph.rendering))
    change(model)
    try page.apply(encoder.encode(graph.update(), seq: 1, ack: nil, isShown: graph.isShown))
    let fresh = HTML(graph.rendering)
    #expect(page.outline == (try PatchedDocument(fresh)).outline)
    return fresh.text
  }

  @Test func toolbarsAreInsertedInTheirPlaces() throws {
    let model = Model()
    let html = try check(model, { $0.isOn = true }) {
      NavigationStack {
        Text("content").toolbar {
          if model.isOn {
            ToolbarItem(placement: .confirmationAction) { Text("save") }
            ToolbarItem(placement: .cancellationAction) { Text("cancel") }
            ToolbarItem(placement: .bottomBar) { Text("status") }
          }
        }
      }
    }
    let order = ["cancel", "save", "content", "status"].compactMap {
      html.firstRange(of: $0)?.lowerBound
    }
    #expect(order.count == 4 && order == order.sorted())
    #expect(html.contains(#"class="item confirmation""#))
  }

  @Test func toolbarsWithoutAScreenAreAroundTheView() throws {
    let model = Model()
    let html = try check(model, { $0.isOn = true }) {
      VStack {
        Text("content").toolbar {
          ToolbarItem { Text("always") }
          if model.isOn { ToolbarItem(placement: .bottomBar) { Text("below") } }
        }
      }
    }
    let order = ["always", "content", "below"].compactMap { html.firstRange(of: $0)?.lowerBound }
    #expect(order.count == 3 && order == order.sorted())
    #expect(!html.contains("data-slot"))
  }

  @Test func toolbarsAreRemoved() throws {
    let model = Model()
    model.isOn = true
    let html = try check(model, { $0.isOn = false }) {
      NavigationStack {
        Text("content").toolbar { if model.isOn { ToolbarItem { Text("save") } } }
      }
    }
    #expect(!html.contains("save"))
  }

  @Test func aMenuIsAButtonWithAPopover() throws {
    let model = Model()
    let html = try check(model, { $0.isOn = true }) {
      Menu {
        if model.isOn { Button("Remove") {} }
        Button("Add") {}
      } label: {
        Text(model.isOn ? "on" : "off")
      }
    }
    #expect(html.contains("popovertarget=\"c"))
    #expect(html.contains(#"popover="" role="group""#))
  }

  @Test func oneTabIsVisible() throws {
    let model = Model()
    let html = try check(model, { $0.tab = 1 }) {
      TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
        Text("first").tabItem { Text("one") }.tag(0)
        Text("second").tabItem { Text("two") }.tag(1)
      }
    }
    #expect(html.firstRange(of: #"hidden=""><"#) != nil)
    #expect(html.contains(#"aria-current="page"><"#))
  }

  @Test func theFocusIsAnAttribute() throws {
    struct Fields: View {
      @FocusState private var isFocused: Bool
      let isOn: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
          .onChange(of: isOn) { isFocused = isOn }
      }
    }
    let model = Model()
    let html = try check(model, { $0.isOn = true }) { Fields(isOn: model.isOn) }
    #expect(html.contains(#"data-focus="" data-focused="""#))
  }

  @Test func theActionsOfARowAreBesideIt() throws {
    let model = Model()
    let html = try check(model, { $0.isOn = true }) {
      List {
        ForEach(model.isOn ? [1, 2] : [1], id: \.self) { Text("row \($0)") }
          .onDelete { _ in }
      }
    }
    #expect(html.contains(#"class="row""#))
    #expect(html.contains(#"class="row-actions""#))
  }
}
