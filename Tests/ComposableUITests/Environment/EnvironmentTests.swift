import ComposableCore
import ComposableUI
import Testing

/// Values and objects that a view passes to its descendants.
@MainActor
@Suite struct EnvironmentTests {
  @Test func environmentObjectsAreReadAndObserved() throws {
    let library = Library()
    let view = ViewDriver {
      VStack {
        BookCount()
        OptionalBookCount()
      }
      .environment(library)
    }
    try view.button("0 books").tap()
    #expect(
      view.description == """
        VStack
          Button "1 books"
          Text "1"
        """
    )
  }

  @Test func aMissingEnvironmentObjectIsNil() {
    let library = Library()
    let view = ViewDriver {
      OptionalBookCount()
      OptionalBookCount().environment(nil as Library?).environment(library)
    }
    #expect(view.texts == ["none", "none"])
  }

  @Test func replacingAnEnvironmentObjectUpdatesItsReaders() throws {
    let view = ViewDriver { LibrarySwapper() }
    #expect(view.texts == ["0", "Swap"])
    try view.button("Swap").tap()
    #expect(view.texts == ["5", "Swap"])
  }

  @Test func anEntryIsReadAndSet() {
    let view = ViewDriver {
      Columns()
      Columns().environment(\.columns, 4).environment(\.heading, "Wide")
    }
    #expect(view.texts == ["3 none", "4 Wide"])
  }

  @Test func anOptionalEntryHasItsDefaultUntilItIsSet() {
    let view = ViewDriver {
      Title()
      Title().environment(\.title, "Set")
      Title().environment(\.title, nil)
      Title().environment(\.columns, 4)
    }
    #expect(view.texts == ["Untitled", "Set", "none", "Untitled"])
  }

  @Test func anActionWithAKeyIsCalledByTheViewsBelow() throws {
    var log: [String] = []
    let view = ViewDriver {
      SettingsButton()
      VStack { SettingsButton(name: "Inner") }.environment(\.openSettings) { log.append("open") }
    }
    try view.button("Settings").tap()
    #expect(log == [])
    try view.button("Inner").tap()
    #expect(log == ["open"])
  }

  @Test func anotherObjectUpdatesItsReadersAlthoughItIsEqual() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { EqualParent(store: store) }
    store.send(.count(1))
    #expect(view.texts == ["1"])
  }
}

/// An object that is equal to all others.
private final class Equal: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (lhs: Equal, rhs: Equal) -> Bool { true }
}

private struct EqualParent: View {
  let store: StoreOf<Feature>

  var body: some View { EqualReader().environment(\.equal, Equal(store.count)) }
}

private struct EqualReader: View {
  @Environment(\.equal) private var equal
  var body: some View { Text("\(equal.number)") }
}

extension EnvironmentValues {
  @Entry fileprivate var equal: Equal = Equal(0)
  @Entry fileprivate var columns: Int = 3
  @Entry fileprivate var heading: String?
  @Entry fileprivate var title: String? = "Untitled"
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  fileprivate var openSettings: () -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

private struct SettingsButton: View {
  let name: String
  @Environment(\.openSettings) private var openSettings

  init(name: String = "Settings") { self.name = name }

  var body: some View { Button(name) { openSettings() } }
}

private struct Title: View {
  @Environment(\.title) private var title

  var body: some View { Text(title ?? "none") }
}

@Observable private final class Library {
  var count: Int
  init(count: Int = 0) { self.count = count }
}

private struct BookCount: View {
  @Environment(Library.self) private var library
  var body: some View { Button("\(library.count) books") { library.count += 1 } }
}

private struct OptionalBookCount: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text(library.map { "\($0.count)" } ?? "none") }
}

private struct LibrarySwapper: View {
  @State private var library = Library()
  var body: some View {
    OptionalBookCount().environment(library)
    Button("Swap") { library = Library(count: 5) }
  }
}

private struct Columns: View {
  @Environment(\.columns) private var columns
  @Environment(\.heading) private var heading
  var body: some View { Text("\(columns) \(heading ?? "none")") }
}
