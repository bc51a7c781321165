import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor @Suite struct ViewRestorationTests {
  /// Shows a view, changes it, and returns what another process shows of it.
  private func restored<Content: View>(
    _ view: @escaping () -> Content, after change: (ViewGraph) -> Void
  ) throws -> (graph: ViewGraph, isComplete: Bool) {
    let first = ViewGraph(isolation: MainActor.shared, view)
    _ = first.update()
    change(first)
    _ = first.update()
    let data = try first.storedViews()
    #expect(!first.hasUnstoredChanges)
    let second = ViewGraph(isolation: MainActor.shared, view)
    _ = second.update()
    let isComplete = try second.restoreViews(data)
    _ = second.update()
    return (second, isComplete)
  }

  private func texts(_ graph: ViewGraph) -> [String] { graph.rendering.texts }

  private func tap(_ label: String, _ graph: ViewGraph) {
    guard let id = graph.rendering.button(label) else {
      Issue.record("There is no button '\(label)'.")
      return
    }
    #expect(graph.handle(.tap, on: id))
  }

  @Test func statesComeBackAtTheirPlaces() throws {
    struct Row: View {
      let name: String
      @State private var count = 0
      @State private var note: String? = "none"
      var body: some View {
        Text("\(name) \(count) \(note ?? "nil")")
        Button("\(name) +") { (count, note) = (count + 1, nil) }
      }
    }
    struct Rows: View {
      @State private var isReversed = false
      var body: some View {
        if isReversed { Text("reversed") }
        ForEach(isReversed ? ["b", "a"] : ["a", "b"], id: \.self) { Row(name: $0) }
        Row(name: "c")
        Button("Reverse") { isReversed.toggle() }
      }
    }
    let (graph, isComplete) = try restored({ Rows() }) {
      for label in ["a +", "a +", "c +", "Reverse"] { tap(label, $0) }
    }
    #expect(isComplete)
    #expect(
      texts(graph).filter { !$0.hasSuffix("+") && $0 != "Reverse" }
        == ["reversed", "b 0 none", "a 2 nil", "c 1 nil"])
  }

  @Test func pathsComeBack() throws {
    struct Screens: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") {
            path.append("one"); path.append(2)
          }
          .navigationDestination(for: String.self) { Text("string \($0)") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let (graph, isComplete) = try restored({ Screens() }) { tap("Push", $0) }
    #expect(isComplete)
    #expect(texts(graph).contains("number 2"))
  }

  @Test func sheetsComeBackWithTheirStates() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View { Button("Count") { count += 1 }; Text("count \(count)") }
    }
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Content() }
      }
    }
    let (graph, isComplete) = try restored({ Presenting() }) {
      tap("Present", $0)
      _ = $0.update()
      tap("Count", $0)
    }
    #expect(isComplete)
    #expect(texts(graph).contains("count 1"))
  }

  @Test func restoringAStateDoesNotRunOnChange() throws {
    struct Search: View {
      @State private var query = ""
      @State private var searches = 0
      var body: some View {
        Button("Search") { query += "?" }.onChange(of: query) { searches += 1 }
        Text("\(searches) searches for \(query)")
      }
    }
    let (graph, _) = try restored({ Search() }) { tap("Search", $0) }
    #expect(texts(graph).contains("1 searches for ?"))
    tap("Search", graph)
    _ = graph.update()
    #expect(texts(graph).contains("2 searches for ??"))
  }

  @Test func rowsFarAwayGetTheirStatesWhenTheyAreCreated() throws {
    struct Row: View {
      let number: Int
      @State private var isMarked = false
      var body: some View {
        Button("Mark \(number)") { isMarked = true }
        Text("\(number) \(isMarked)")
      }
    }
    struct Rows: View {
      var body: some View { List(0..<10_000, id: \.self) { Row(number: $0) } }
    }
    func show(_ position: Int, _ graph: ViewGraph) {
      let collection = graph.rendering.collection ?? 0
      #expect(graph.handle(.rows(position..<(position + 10), columns: 1), on: collection))
      _ = graph.update()
    }
    let (graph, isComplete) = try restored({ Rows() }) {
      show(500, $0)
      tap("Mark 503", $0)
      _ = $0.update()
    }
    #expect(isComplete)
    #expect(!texts(graph).contains("503 true"))
    // It is still stored.
    let stored = String(decoding: try graph.storedViews(), as: UTF8.self)
    #expect(stored.contains("true"))
    show(500, graph)
    #expect(texts(graph).contains("503 true") && texts(graph).contains("504 false"))
  }

  @Test func sceneStorageComesBack() throws {
    struct Window: View {
      @SceneStorage("size") private var size = 1.0
      var body: some View { Button("Grow") { size = .infinity }; Text("size \(size)") }
    }
    let (graph, isComplete) = try restored({ Window() }) { tap("Grow", $0) }
    #expect(isComplete)
    #expect(texts(graph).contains("size ∞"))
  }

  @Test func aStateThatCannotBeStoredIsReportedAsIncomplete() throws {
    struct Opaque { var count = 0 }
    struct Counter: View {
      @State private var opaque = Opaque()
      @State private var count = 0
      var body: some View {
        Button("Count") {
          count += 1; opaque.count += 1
        }
        Text("\(count) \(opaque.count)")
      }
    }
    let (graph, isComplete) = try restored({ Counter() }) { tap("Count", $0) }
    #expect(!isComplete)
    #expect(texts(graph).contains("1 0"))
  }

  @Test func textsOfSecureFieldsAreNotStored() throws {
    struct SignIn: View {
      @State private var form = Form()
      struct Form: Codable, Equatable { var name = "", password = "" }
      @State private var pin = ""
      var body: some View {
        TextField("Name", text: $form.name)
        SecureField("Password", text: $form.password)
        SecureField("PIN", text: $pin)
        Text("\(form.name) \(form.password) \(pin)")
      }
    }
    let graph = ViewGraph(isolation: MainActor.shared) { SignIn() }
    _ = graph.update()
    for (field, text) in zip(graph.rendering.fields, ["Ada", "secret", "1234"]) {
      #expect(graph.handle(.text(text), on: field))
    }
    _ = graph.update()
    #expect(texts(graph).contains("Ada secret 1234"))
    let stored = String(decoding: try graph.storedViews(), as: UTF8.self)
    #expect(!stored.contains("secret") && !stored.contains("1234"))
  }

  @Test func valuesOfAnotherTypeAreLeftOut() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View { Button("Set") { count = 2 }; Text("count \(count)") }
    }
    let first = ViewGraph(isolation: MainActor.shared) { Counter() }
    _ = first.update()
    tap("Set", first)
    // As another version of the view has stored it.
    let stored = String(decoding: try first.storedViews(), as: UTF8.self)
    let second = ViewGraph(isolation: MainActor.shared) { Counter() }
    _ = second.update()
    #expect(try !second.restoreViews(Data(stored.replacing(#":"2""#, with: #":"[]""#).utf8)))
    #expect(texts(second).contains("count 1"))
  }
}

extension Rendering {
  fileprivate var fields: [Int] {
    if content.is(InputContent.self) { return [id] }
    return children.flatMap(\.fields)
  }

  fileprivate var collection: Int? {
    if content.is(OffscreenRowsContent.self) { return id }
    return children.lazy.compactMap(\.collection).first
  }

  fileprivate func button(_ label: String) -> Int? {
    if content.is(ButtonContent.self), self.label == label { return id }
    return children.lazy.compactMap { $0.button(label) }.first
  }
}
