import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

extension ContainerValues {
  @Entry fileprivate var color = "none"
}

/// Containers of an application that lay out the sections of others.
@MainActor
@Suite struct SectionsOfContainersTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("ForEach(sections:)") {
      ForEach(
        sections: Section {
          Divider()
        } header: {
          Spacer()
        }
      ) { section in
        VStack { section.header }
        section.content
      }
    } is: {
      """
      VStack(alignment: center)
        Spacer
      Divider
      """
    }
    Snapshot("Group(sections:)", is: "Divider") {
      Group(sections: Section { Divider() }) { sections in sections.first.map { $0.content } }
    }
  }

  private let store: StoreOf<Feature>

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        Text(verbatim: "(\(section.header.count) \(section.content.count) \(section.footer.count))")
        section.header
        section.content
        section.footer
      }
    }
  }

  @Test func aSectionHasAHeaderItsContentAndAFooter() {
    let view = ViewDriver {
      Board {
        Section {
          Text("a")
          Text("b")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("Title") { Text("c") }
        Section { Text("d") }
      }
    }
    #expect(
      view.texts
        == ["(1 2 1)", "header", "a", "b", "footer", "(1 1 0)", "Title", "c", "(0 1 0)", "d"])
  }

  @Test func viewsBetweenSectionsAreASectionOfTheirOwn() {
    let view = ViewDriver {
      Board {
        Text("a")
        Text("b")
        Section { Text("c") }
        Text("d")
      }
    }
    #expect(view.texts == ["(0 2 0)", "a", "b", "(0 1 0)", "c", "(0 1 0)", "d"])
  }

  @Test func sectionsOfAForEachKeepTheirStateWhenTheyMove() throws {
    let view = ViewDriver {
      Board {
        ForEach(store.isOn ? ["y", "x"] : ["x", "y"], id: \.self) { name in
          Section(name) { CountButton(name: name) }
        }
      }
    }
    try view.button("x 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["(1 1 0)", "y", "y 0", "(1 1 0)", "x", "x 1"])
  }

  @Test func theContentOfASectionChanges() {
    let view = ViewDriver {
      Board {
        Section("a") {
          ForEach(0..<store.count, id: \.self) { Text(verbatim: "\($0)") }
        }
        if store.isOn { Section("b") { Text("c") } }
      }
    }
    #expect(view.texts == ["(1 0 0)", "a"])
    store.send(.count(2))
    #expect(view.texts == ["(1 2 0)", "a", "0", "1"])
    store.send(.set(true))
    #expect(view.texts == ["(1 2 0)", "a", "0", "1", "(1 1 0)", "b", "c"])
    store.send(.set(false))
    store.send(.count(1))
    #expect(view.texts == ["(1 1 0)", "a", "0"])
  }

  @Test func noSectionsAreAnEmptyCollection() {
    let view = ViewDriver {
      Group(sections: EmptyView()) { Text(verbatim: "\($0.count)") }
      Board { EmptyView() }
    }
    #expect(view.texts == ["0"])
  }

  @Test func aValueOfASectionIsThatOfItsViews() {
    let view = ViewDriver {
      ForEach(
        sections: Group {
          Section("a") { Text("b") }.containerValue(\.color, "red")
          Section("c") { Text("d").containerValue(\.color, "blue") }
        }
      ) { section in
        Text(section.containerValues.color)
        ForEach(section.content) { Text($0.containerValues.color) }
      }
    }
    #expect(view.texts == ["red", "red", "none", "blue"])
  }

  @Test func theSubviewsOfSectionsAreTheirViews() {
    let view = ViewDriver {
      Group(subviews: Section("a") { Text("b") }) { subviews in
        Text(verbatim: "\(subviews.count)")
      }
    }
    #expect(view.texts.count == 1)
  }
}
