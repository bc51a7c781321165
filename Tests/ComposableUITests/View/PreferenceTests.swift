import ComposableUI
import Testing

/// Values that views report to their ancestors.
@MainActor
@Suite struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Content: View {
    @State private var names = ["a", "b", "c"]
    @State private var reported = ["?"]

    var body: some View {
      VStack {
        HStack {
          ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        }
      }
      .onPreferenceChange(Names.self) { reported = $0 }
      Text(verbatim: "Reported: \(reported.joined())")
      Button("Reverse") { names.reverse() }
      Button("Remove") { names.removeFirst() }
      Button("Clear") { names = [] }
    }
  }

  @Test func valuesAreReducedInTheOrderOfTheViews() throws {
    let view = ViewDriver { Content() }
    #expect(view.texts.contains("Reported: abc"))
    try view.button("Reverse").tap()
    #expect(view.texts.contains("Reported: cba"))
  }

  @Test func valuesOfRemovedViewsGo() throws {
    let view = ViewDriver { Content() }
    try view.button("Remove").tap()
    #expect(view.texts.contains("Reported: bc"))
    try view.button("Clear").tap()
    #expect(view.texts.contains("Reported: "))
  }

  @Test func aValueReplacesThoseOfTheSubtree() {
    var reports: [[String]] = []
    let view = ViewDriver {
      VStack {
        VStack { Text("A").preference(key: Names.self, value: ["inner"]) }
          .preference(key: Names.self, value: ["outer"])
        Text("B").preference(key: Names.self, value: ["b"]).transformPreference(Names.self) {
          $0.append("more")
        }
      }
      .onPreferenceChange(Names.self) { reports.append($0) }
    }
    view.update()
    #expect(reports == [["outer", "b", "more"]])
  }

  @Test func anUnchangedValueIsNotReportedAgain() throws {
    struct Counter: View {
      @State private var count = 0
      let report: ([String]) -> Void

      var body: some View {
        Button("Count \(count)") { count += 1 }
          .preference(key: Names.self, value: ["same"])
          .onPreferenceChange(Names.self, perform: report)
      }
    }
    var reports: [[String]] = []
    let view = ViewDriver { Counter { reports.append($0) } }
    try view.button("Count 0").tap()
    view.update()
    #expect(reports == [["same"]])
  }
}
