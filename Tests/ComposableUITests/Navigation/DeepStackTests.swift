import ComposableUI
import Observation
import Testing

/// Stacks of many screens.
@MainActor
@Suite struct DeepStackTests {
  @Observable final class Model {
    var path: [Int]
    var title = "root"
    @ObservationIgnored var evaluated: [Int] = []

    init(_ path: [Int]) { self.path = path }
  }

  private struct DeepStack: View {
    let model: Model

    private var path: Binding<[Int]> { Binding(get: { model.path }, set: { model.path = $0 }) }

    var body: some View {
      NavigationStack(path: path) {
        Text(model.title)
          .navigationDestination(for: Int.self) { NumberView(model: model, number: $0) }
      }
      .environment(\.isEnabled, model.title != "disabled")
    }
  }

  private struct NumberView: View {
    let model: Model
    let number: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      model.evaluated.append(number)
      return Text("\(number) \(isEnabled ? "enabled" : "disabled")")
    }
  }

  @Test func pushesAndPopsEvaluateNoScreenBelow() {
    let model = Model(Array(0..<1_000))
    let view = ViewDriver { DeepStack(model: model) }
    model.evaluated = []
    model.path.append(1_000)
    view.update()
    #expect(model.evaluated == [1_000])
    #expect(view.texts.count == 1_002)
    model.path.removeLast(2)
    view.update()
    #expect(model.evaluated == [1_000])
    #expect(view.texts.last == "998 enabled")
  }

  @Test func screensFollowTheEnvironmentOfTheirStack() {
    let model = Model([1, 2])
    let view = ViewDriver { DeepStack(model: model) }
    model.title = "disabled"
    view.update()
    #expect(view.texts == ["disabled", "1 disabled", "2 disabled"])
  }
}
