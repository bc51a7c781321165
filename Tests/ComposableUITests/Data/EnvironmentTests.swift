import ComposableUI
import Testing

/// What goes down from a view to those in it.
@MainActor
@Suite struct EnvironmentTests {
  @Test func anObjectOfTheEnvironmentIsReadAndFollowed() throws {
    let library = Library()
    let view = ViewDriver {
      VStack {
        Count()
        MaybeCount()
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

  @Test func anObjectThatNobodyPutInIsNone() {
    let library = Library()
    let view = ViewDriver {
      MaybeCount()
      MaybeCount().environment(nil as Library?).environment(library)
    }
    #expect(view.texts == ["none", "none"])
  }

  @Test func anotherObjectTakesThePlaceOfTheFirst() throws {
    let view = ViewDriver { Swapped() }
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
}

extension EnvironmentValues {
  @Entry fileprivate var columns: Int = 3
  @Entry fileprivate var heading: String?
  @Entry fileprivate var title: String? = "Untitled"
}

private struct Title: View {
  @Environment(\.title) private var title

  var body: some View { Text(title ?? "none") }
}

@Observable private final class Library {
  var count: Int
  init(count: Int = 0) { self.count = count }
}

private struct Count: View {
  @Environment(Library.self) private var library
  var body: some View { Button("\(library.count) books") { library.count += 1 } }
}

private struct MaybeCount: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text(library.map { "\($0.count)" } ?? "none") }
}

private struct Swapped: View {
  @State private var library = Library()
  var body: some View {
    MaybeCount().environment(library)
    Button("Swap") { library = Library(count: 5) }
  }
}

private struct Columns: View {
  @Environment(\.columns) private var columns
  @Environment(\.heading) private var heading
  var body: some View { Text("\(columns) \(heading ?? "none")") }
}
