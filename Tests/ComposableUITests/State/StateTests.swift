import ComposableUI
import ConcurrencyExtras
import Testing

/// Values that views own.
@MainActor
@Suite struct StateTests {
  /// As the closure of a `Task` in an action does in Swift 5 mode.
  @Test func aChangeOffTheActorOfTheViewIsReportedAndMadeOnTheActor() async throws {
    struct Counter: View {
      @State private var count = 0
      let increment: (@escaping @Sendable () -> Void) -> Void

      init(increment: @escaping (@escaping @Sendable () -> Void) -> Void) {
        self.increment = increment
      }

      var body: some View {
        let binding = UncheckedSendable($count)
        Button("\(count)") { increment { binding.value.wrappedValue += 1 } }
      }
    }
    var change: (@Sendable () -> Void)?
    let view = ViewDriver { Counter { change = $0 } }
    try view.button("0").tap()
    let taken = try #require(change)
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    withObservationTracking {
      _ = view.texts
      taken()
    } onChange: {
      continuation.finish()
    }
    await withKnownIssue {
      await withTaskGroup { group in
        group.addTask { taken() }
      }
    } matching: {
      $0.comments.first?.rawValue.contains("outside of the actor of its view") == true
    }
    for await _ in changes {}
    #expect(view.texts == ["2"])
  }

  @Observable final class Model {
    var name = "a"
    var isShown = true
  }

  private let model = Model()

  /// A view with an initial value that counts its evaluations.
  private struct Counted: View {
    @State private var number: Int
    let name: String

    init(name: String, count: @autoclosure @escaping () -> Int) {
      self.name = name
      _number = State(wrappedValue: count())
    }

    var body: some View { Button("\(name) \(number)") { number += 10 } }
  }

  @Test func theInitialValueIsCreatedOnceForAnIdentity() throws {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let view = ViewDriver { if model.isShown { Counted(name: model.name, count: next()) } }
    #expect(view.texts == ["a 1"])
    model.name = "b"
    #expect(view.texts == ["b 1"])
    try view.button("b 1").tap()
    model.name = "c"
    #expect(view.texts == ["c 11"])
    model.isShown = false
    view.update()
    model.isShown = true
    #expect(view.texts == ["c 2"])
    #expect(count == 2)
  }

  @Test func aStateWithoutAValueIsNil() throws {
    struct Content: View {
      @State private var name: String?
      var body: some View { Button(name ?? "none") { name = "some" } }
    }
    let view = ViewDriver { Content() }
    try view.button("none").tap()
    #expect(view.texts == ["some"])
  }

  @Test func aStateThatIsSetBeforeItsViewIsShownIsReported() {
    struct Content: View {
      @State private var count = 1
      init() { count = 2 }
      var body: some View { Text("\(count)") }
    }
    withKnownIssue {
      let view = ViewDriver { Content() }
      #expect(view.texts == ["1"])
    } matching: { issue in
      issue.description.contains("'@State' of a view was set before the view was shown")
    }
  }

  @Test func viewsShareAStateThroughItsBinding() throws {
    struct Child: View {
      let name: String
      @Binding var count: Int
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Text("parent \(count)")
        Child(name: "first", count: $count)
        Child(name: "second", count: $count.animation())
      }
    }
    let view = ViewDriver { Parent() }
    try view.button("second 0").tap()
    #expect(view.texts == ["parent 1", "first 1", "second 1"])
  }

  @Test func severalStatesAreIndependent() throws {
    struct Content: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("first \(first)") { first += 1 }
        Button("second \(second)") { second += 10 }
      }
    }
    let view = ViewDriver { Content() }
    try view.button("second 0").tap()
    #expect(view.texts == ["first 0", "second 10"])
    try view.button("first 0").tap()
    #expect(view.texts == ["first 1", "second 10"])
  }

  @Test func aDynamicPropertyIsUpdatedBeforeEachBody() throws {
    let view = ViewDriver { UpdatedView(name: model.name) }
    #expect(view.texts == ["a: 1 true 0"])
    model.name = "b"
    #expect(view.texts == ["b: 2 true 0"])
    try view.button("b: 2 true 0").tap()
    #expect(view.texts == ["b: 3 true 1"])
  }

  private final class Counter {
    var count = 0
  }

  /// A property of several others.
  private struct Updated: DynamicProperty {
    @State private var counter = Counter()
    @State var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    private(set) var text = ""

    mutating func update() {
      counter.count += 1
      text = "\(counter.count) \(isEnabled) \(taps)"
    }
  }

  private struct UpdatedView: View {
    let name: String
    private var updated = Updated()

    init(name: String) { self.name = name }

    var body: some View { Button("\(name): \(updated.text)") { updated.taps += 1 } }
  }
}
