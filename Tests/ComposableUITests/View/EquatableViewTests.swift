import ComposableUI
import Testing

@MainActor
@Suite struct EquatableViewTests {
  private final class Log { var evaluations = 0 }

  private struct Row: View, Equatable {
    let name: String
    let log: Log
    let action: () -> Void

    nonisolated static func == (lhs: Row, rhs: Row) -> Bool { lhs.name == rhs.name }

    var body: some View {
      log.evaluations += 1
      return Text(name)
    }
  }

  private struct Page: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
      Text("\(count)")
      Row(name: count < 2 ? "few" : "many", log: log) { [count] in print(count) }.equatable()
    }
  }

  @Test func aViewIsEvaluatedAgainOnlyIfItIsNotEqual() throws {
    let log = Log()
    let view = ViewDriver { Page(log: log) }
    try view.button("Add").tap()
    #expect(view.texts == ["Add", "1", "few"] && log.evaluations == 1)
    try view.button("Add").tap()
    #expect(view.texts == ["Add", "2", "many"] && log.evaluations == 2)
  }
}
