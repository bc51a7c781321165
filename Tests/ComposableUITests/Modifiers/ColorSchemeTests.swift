import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The color schemes of windows, presentations and views.
@MainActor
@Suite struct ColorSchemeTests {
  @Observable final class Model {
    var preferred: ColorScheme?
    var isPresented = false
  }

  private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text("\(colorScheme)") }
  }

  private let model = Model()
  private var isPresented: Binding<Bool> {
    Binding(get: { model.isPresented }, set: { model.isPresented = $0 })
  }

  private func systemChanges(to colorScheme: ColorScheme, in view: ViewDriver) throws {
    try view.perform(SystemColorScheme(colorScheme))
  }

  @Test func viewsReadTheSchemeOfTheSystem() throws {
    let view = ViewDriver { Reader() }
    #expect(view.texts == ["light"])
    try systemChanges(to: .dark, in: view)
    #expect(view.texts == ["dark"])
  }

  @Test func aDriverStartsWithTheSchemeOfItsEnvironment() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let view = ViewDriver(environment: environment) { Reader() }
    #expect(view.texts == ["dark"])
  }

  @Test func aViewSetsTheSchemeOfItsWindow() throws {
    let view = ViewDriver {
      VStack {
        Reader()
        Text("a").preferredColorScheme(model.preferred)
      }
    }
    #expect(view.rendering.content == WindowContent())
    model.preferred = .dark
    #expect(view.texts == ["dark", "a"])
    #expect(view.rendering.content == WindowContent(preferredColorScheme: .dark))
    try systemChanges(to: .dark, in: view)
    model.preferred = .light
    #expect(view.texts == ["light", "a"])
    model.preferred = nil
    #expect(view.texts == ["dark", "a"])
    #expect(view.rendering.content == WindowContent())
  }

  @Test func theOutermostPreferenceCounts() {
    let view = ViewDriver {
      VStack { Reader().preferredColorScheme(.light) }.preferredColorScheme(.dark)
    }
    #expect(view.texts == ["dark"])
  }

  @Test func aViewThatIsRemovedHasNoPreference() {
    let view = ViewDriver {
      Reader()
      if let preferred = model.preferred { Text("a").preferredColorScheme(preferred) }
    }
    model.preferred = .dark
    #expect(view.texts == ["dark", "a"])
    model.preferred = nil
    #expect(view.texts == ["light"])
  }

  @Test func aSheetHasASchemeOfItsOwn() throws {
    let view = ViewDriver {
      Reader().sheet(isPresented: isPresented) { Reader().preferredColorScheme(model.preferred) }
    }
    model.isPresented = true
    #expect(view.texts == ["light", "light"])
    model.preferred = .dark
    #expect(view.texts == ["light", "dark"])
    model.preferred = nil
    try systemChanges(to: .dark, in: view)
    #expect(view.texts == ["dark", "dark"])
  }

  @Test func aViewHasASchemeOfItsOwn() {
    let view = ViewDriver {
      Reader().colorScheme(.dark)
      Reader()
    }
    #expect(view.texts == ["dark", "light"])
    #expect(view.modifiers == [ColorSchemeContent(colorScheme: .dark)])
  }
}
