import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The evaluations of bodies when the environment changes.
@MainActor
@Suite struct EnvironmentEvaluationTests {
  private let count = LockIsolated(0)

  /// The number of evaluations since the last call.
  private func evaluations(of view: ViewDriver) -> Int {
    view.update()
    return count.withValue { count in
      defer { count = 0 }
      return count
    }
  }

  private func toggle(_ store: StoreOf<Feature>) { store.send(.set(!store.isOn)) }

  @Test func aStoreCreatedInAWindowOutlivesAnotherColorScheme() throws {
    let view = ViewDriver { CounterPage.counter }
    try view.button("Increment").tap()
    #expect(view.texts == ["light 1", "Increment"])
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts == ["dark 1", "Increment"])
    try view.button("Increment").tap()
    #expect(view.texts == ["dark 2", "Increment"])
  }

  @Test func aStoreCreatedInABodyOutlivesAnotherColorScheme() throws {
    let view = ViewDriver { CounterPage() }
    try view.button("Increment").tap()
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts == ["dark 1", "Increment"])
  }

  enum Container: CaseIterable {
    case form, group, list, navigationStack, scrollView, sheet, stack, tabView
  }

  private func driver(showing container: Container) -> ViewDriver {
    switch container {
    case .form: ViewDriver { Form { CounterPage.counter } }
    case .group: ViewDriver { Group { CounterPage.counter } }
    case .list: ViewDriver { List { Section { CounterPage.counter } } }
    case .navigationStack: ViewDriver { NavigationStack { CounterPage.counter } }
    case .scrollView: ViewDriver { ScrollView { LazyVStack { CounterPage.counter } } }
    case .sheet:
      ViewDriver { Text("a").sheet(isPresented: .constant(true)) { CounterPage.counter } }
    case .stack: ViewDriver { VStack { CounterPage.counter } }
    case .tabView: ViewDriver { TabView { CounterPage.counter.tabItem { Text("Tab") } } }
    }
  }

  @Test(arguments: Container.allCases)
  func aStoreCreatedInAContainerOutlivesAnotherColorScheme(container: Container) throws {
    let view = driver(showing: container)
    try view.button("Increment").tap()
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts.contains("dark 1"))
  }

  @Test func aStoreCreatedByALinkOutlivesAnotherColorScheme() throws {
    let view = ViewDriver { NavigationStack { NavigationLink("Open") { CounterPage.counter } } }
    try view.button("Open").tap()
    try view.button("Increment").tap()
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts.contains("dark 1"))
  }

  @Test func aStoreCreatedForAValueOutlivesAnotherColorScheme() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Open", value: 1)
          .navigationDestination(for: Int.self) { _ in CounterPage.counter }
      }
    }
    try view.button("Open").tap()
    try view.button("Increment").tap()
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts.contains("dark 1"))
  }

  @Test func aStoreCreatedWhileAConditionHoldsOutlivesAnotherColorScheme() throws {
    let view = ViewDriver { NavigationStack { PushingPage() } }
    try view.button("Increment").tap()
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts.contains("dark 1"))
    try view.goBack()
    #expect(view.texts == ["root", "Open"])
    try view.button("Open").tap()
    #expect(view.texts.contains("dark 0"))
  }

  @Test func aWindowThatPrefersAColorSchemeCreatesItsStoreOnce() {
    let created = LockIsolated(0)
    let view = ViewDriver {
      created.withValue { $0 += 1 }
      return CounterPage.counter.preferredColorScheme(.dark)
    }
    #expect(view.texts == ["dark 0", "Increment"])
    #expect(created.value == 1)
  }

  @Test func aStoreCreatedInAWindowOutlivesAnotherLanguage() throws {
    let language = Language()
    let view = ViewDriver { CounterPage.counter.modifier(InLanguage(language: language)) }
    try view.button("Increment").tap()
    language.identifier = "de"
    #expect(view.texts == ["light 1", "Increment"])
    var window = WindowContent()
    window.locale = Locale(identifier: "de")
    #expect(view.rendering.content == window)
  }

  @Test func aWindowStillFollowsWhatItsClosureReads() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { Text(verbatim: "\(store.count)") }
    try view.perform(SystemColorScheme(.dark))
    store.send(.count(3))
    #expect(view.texts == ["3"])
    try view.perform(SystemColorScheme(.light))
    store.send(.count(4))
    #expect(view.texts == ["4"])
  }

  @Test func anotherSizeEvaluatesOnlyTheReadersOfTheEnvironment() throws {
    let view = ViewDriver { Counting(count: count) { SizeReader() } }
    #expect(view.texts == ["nil"])
    #expect(evaluations(of: view) == 1)
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["compact"])
    #expect(evaluations(of: view) == 0)
  }

  @Test func aParentIsEvaluatedBeforeAReaderThatItRemoves() {
    let model = Model()
    model.item = "a"
    let view = ViewDriver { Page(model: model).environment(\.flag, model.flag) }
    #expect(view.texts == ["a false"])
    model.item = nil
    model.flag = true
    #expect(view.texts == [])
  }

  @Test func aParentThatAppearingViewsChangeIsEvaluatedBeforeItsReaders() {
    let model = Model()
    model.item = "a"
    let view = ViewDriver {
      SeparateBody { Page(model: model).onAppear { model.item = nil } }
        .preferredColorScheme(.dark)
    }
    #expect(view.texts == [])
  }

  @Test func aReaderOfTheEnvironmentIsAnimatedByItsOwnAnimation() {
    let model = Model()
    let view = ViewDriver { AnimatedPage(model: model).environment(\.flag, model.flag) }
    model.number = 1
    model.flag = true
    #expect(view.update() == [.spring])
  }

  @Test func aViewBelowOneThatIsNotEvaluatedReceivesTheLatestBody() {
    let model = Model()
    let view = ViewDriver { Parent(model: model).environment(\.flag, model.flag) }
    #expect(view.texts == ["0", "false"])
    model.number = 1
    #expect(view.texts == ["1", "false"])
    model.flag = true
    #expect(view.texts == ["1", "true"])
    model.number = 2
    model.flag = false
    #expect(view.texts == ["2", "false"])
  }

  @Test func aPropertyWrapperAndAModifierReadTheEnvironment() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      VStack {
        WrappedReader()
        Text("content").modifier(FlagModifier())
        Button("button") {}.buttonStyle(FlagStyle())
      }
      .environment(\.flag, store.isOn)
    }
    #expect(view.texts == ["false", "content", "modifier false", "style false"])
    toggle(store)
    #expect(view.texts == ["true", "content", "modifier true", "style true"])
  }

  @Test func actionsReadTheLatestEnvironment() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let log = Log()
    let view = ViewDriver { ActionReader(log: log).environment(\.flag, store.isOn) }
    try view.button("Read").tap()
    toggle(store)
    try view.button("Read").tap()
    #expect(log.flags == [false, true])
  }

  @Test func aSheetFollowsTheWindowOfAViewThatIsNotEvaluated() throws {
    let view = ViewDriver { SheetPage(count: count) }
    #expect(view.texts == ["page", "nil"])
    #expect(evaluations(of: view) == 1)
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["page", "compact"])
    #expect(evaluations(of: view) == 0)
  }

  @Test func aRequiredObjectThatIsMissingIsNotReadBeforeTheBodyReadsIt() throws {
    let view = ViewDriver { ObjectReader(isRead: false) }
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts == ["dark"])
  }

  @Test func anotherRequiredObjectIsRead() {
    let owner = Owner()
    let view = ViewDriver { ObjectReader(isRead: true).environment(owner.model) }
    #expect(view.texts == ["light", "0"])
    owner.model = Model(number: 5)
    #expect(view.texts == ["light", "5"])
  }
}

@Observable private final class Language {
  var identifier: String?
}

@Observable private final class Model {
  var number: Int
  var flag = false
  var item: String?
  init(number: Int = 0) { self.number = number }
}

@Observable private final class Owner {
  var model = Model()
}

extension EnvironmentValues {
  @Entry fileprivate var flag = false
}

private struct CounterPage: View {
  /// A counter with a new store.
  @MainActor static var counter: CounterView {
    CounterView(store: Store(initialState: Feature.State()) { Feature() })
  }

  var body: some View {
    CounterView(store: Store(initialState: Feature.State()) { Feature() })
  }
}

private struct PushingPage: View {
  @State private var isPushed = true

  var body: some View {
    VStack {
      Text("root")
      Button("Open") { isPushed = true }
    }
    .navigationDestination(isPresented: $isPushed) {
      CounterView(store: Store(initialState: Feature.State()) { Feature() })
    }
  }
}

private struct CounterView: View {
  let store: StoreOf<Feature>
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(verbatim: "\(colorScheme) \(store.count)")
    Button("Increment") { store.send(.count(store.count + 1)) }
  }
}

private struct InLanguage: ViewModifier {
  let language: Language

  func body(content: Content) -> some View {
    content.pageLocale(language.identifier.map(Locale.init(identifier:)))
  }
}

private struct Counting<Content: View>: View {
  let count: LockIsolated<Int>
  @ViewBuilder let content: () -> Content

  var body: some View {
    count.withValue { $0 += 1 }
    return content()
  }
}

private struct FlagReader: View {
  @Environment(\.flag) private var flag
  var body: some View { Text(verbatim: "\(flag)") }
}

private struct SizeReader: View {
  @Environment(\.horizontalSizeClass) private var width
  var body: some View { Text(verbatim: width?.rawValue ?? "nil") }
}

private struct Page: View {
  let model: Model
  var body: some View { if model.item != nil { Detail(model: model) } }
}

private struct Detail: View {
  let model: Model
  @Environment(\.flag) private var flag
  var body: some View { Text(verbatim: "\(model.item!) \(flag)") }
}

private struct AnimatedPage: View {
  let model: Model
  var body: some View { FlagReader().animation(.spring, value: model.number) }
}

private struct Parent: View {
  let model: Model

  var body: some View {
    Text(verbatim: "\(model.number)")
    FlagReader()
  }
}

private struct FlagProperty: DynamicProperty {
  @Environment(\.flag) var flag
}

private struct WrappedReader: View {
  private let property = FlagProperty()
  var body: some View { Text(verbatim: "\(property.flag)") }
}

private struct FlagModifier: ViewModifier {
  @Environment(\.flag) private var flag

  func body(content: Content) -> some View {
    content
    Text(verbatim: "modifier \(flag)")
  }
}

private struct FlagStyle: ButtonStyle {
  @Environment(\.flag) private var flag

  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "style \(flag)") }
}

private final class Log {
  var flags: [Bool] = []
}

private struct ActionReader: View {
  let log: Log
  @Environment(\.flag) private var flag

  var body: some View { Button("Read") { log.flags.append(flag) } }
}

private struct SheetPage: View {
  let count: LockIsolated<Int>
  @State private var isPresented = true

  var body: some View {
    count.withValue { $0 += 1 }
    return Text("page").sheet(isPresented: $isPresented) { SizeReader() }
  }
}

private struct ObjectReader: View {
  let isRead: Bool
  @Environment(Model.self) private var model
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(verbatim: "\(colorScheme)")
    if isRead { Text(verbatim: "\(model.number)") }
  }
}
