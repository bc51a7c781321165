import ComposableUI
import ConcurrencyExtras
import OpenCombineShim
import Testing

/// Objects that views own.
@MainActor
@Suite struct StateObjectTests {
  @Test func theObjectIsCreatedOnceForEachIdentity() throws {
    struct Parent: View {
      @State private var count = 0
      @State private var id = 0
      let created: LockIsolated<Int>
      var body: some View {
        Owner(label: "\(count)", created: created).id(id)
        Button("Evaluate") { count += 1 }
        Button("Replace") { id += 1 }
      }
    }
    let created = LockIsolated(0)
    let view = ViewDriver { Parent(created: created) }
    #expect(view.texts.first == "0 0")
    try view.button("Increment").tap()
    try view.button("Evaluate").tap()
    #expect(view.texts.first == "1 1")
    #expect(created.value == 1)
    try view.button("Replace").tap()
    #expect(view.texts.first == "1 0")
    #expect(created.value == 2)
  }

  @Test func theObjectIsReleasedWithTheView() throws {
    struct Parent: View {
      @State private var isShown = true
      let report: (Counter) -> Void
      var body: some View {
        if isShown { Reporter(report: report) }
        Button("Remove") { isShown = false }
      }
    }
    struct Reporter: View {
      @StateObject private var model = Counter()
      let report: (Counter) -> Void
      var body: some View {
        Stepper("Count \(model.count)", value: $model.count)
          .onAppear { report(model) }
      }
    }
    weak var model: Counter?
    let view = ViewDriver { Parent { model = $0 } }
    try view.stepper("Count 0").increment()
    #expect(model?.count == 1)
    try view.button("Remove").tap()
    view.update()
    #expect(model == nil)
  }

  @Test func readingItBeforeTheViewIsShownIsReported() {
    struct Early: View {
      @StateObject private var model = Counter()
      let count: Int
      init() {
        count = 0
        model.count = 1
      }
      var body: some View { Text("\(model.count)") }
    }
    withKnownIssue {
      let view = ViewDriver { Early() }
      #expect(view.texts == ["0"])
    } matching: { issue in
      "\(issue)".contains("'@StateObject' of type 'Counter' was read before the view was shown.")
    }
  }

  @Test func theObjectsOfAnAppLiveAsLongAsTheWindow() throws {
    struct Content: View {
      @EnvironmentObject private var model: Counter
      var body: some View { Button("\(model.count)") { model.count += 1 } }
    }
    struct Example: App {
      @StateObject private var model = Counter()
      @State private var isOpen = false
      @Environment(\.isEnabled) private var isEnabled
      var body: some Scene {
        WindowGroup {
          Text("Total \(model.count) \(isOpen) \(isEnabled)")
          Content().environmentObject(model)
          Toggle("Open", isOn: $isOpen)
        }
      }
    }
    let view = ViewDriver { _AppWindow(Example(), 0) }
    try view.button("0").tap()
    try view.button("1").tap()
    try view.toggle("Open").set(true)
    #expect(view.texts.prefix(2) == ["Total 2 true true", "2"])
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct Owner: View {
  @StateObject private var model: Counter
  let label: String

  init(label: String, created: LockIsolated<Int>) {
    self.label = label
    _model = StateObject(
      wrappedValue: {
        created.withValue { $0 += 1 }
        return Counter()
      }())
  }

  var body: some View {
    Text("\(label) \(model.count)")
    Button("Increment") { model.count += 1 }
  }
}
