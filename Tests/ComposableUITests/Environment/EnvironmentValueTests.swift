@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// The values that views inherit.
@MainActor
@Suite struct EnvironmentValueTests {
  @Observable final class Model {
    var name = "model"
    var isOn = true
    var locale: Locale? = Locale(identifier: "ar")
    init(_ name: String = "model") { self.name = name }
  }

  private let model = Model()

  private struct Scale: View {
    @Environment(\.imageScale) private var scale
    var body: some View { Text("\(scale)") }
  }

  private struct Name: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model?.name ?? "none") }
  }

  @Test func theInnermostValueIsRead() {
    let view = ViewDriver {
      VStack {
        Scale()
        Scale().imageScale(.small)
      }
      .imageScale(.large)
      Scale()
    }
    #expect(view.texts == ["large", "small", "medium"])
  }

  @Test func transformationsBuildOnTheOuterValue() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(verbatim: "\(reasons.rawValue)") }
    }
    let view = ViewDriver {
      Reasons()
        .transformEnvironment(\.redactionReasons) { $0.insert(.invalidated) }
        .transformEnvironment(\.redactionReasons) { $0.insert(.privacy) }
    }
    #expect(view.texts == ["6"])
  }

  @Test func aPropertyOutsideOfAViewHasTheDefault() {
    #expect(Environment(\.isEnabled).wrappedValue)
    #expect(Environment(\.imageScale).wrappedValue == .medium)
  }

  @Test func theClosestObjectOfATypeIsRead() {
    let view = ViewDriver {
      VStack {
        Name()
        Name().environment(Model("inner"))
      }
      .environment(Model("outer"))
    }
    #expect(view.texts == ["outer", "inner"])
  }

  @Test func anObjectIsRemovedByNil() {
    let view = ViewDriver {
      VStack { Name().environment(model.isOn ? nil : model) }.environment(model)
    }
    #expect(view.texts == ["none"])
    model.isOn = false
    #expect(view.texts == ["model"])
  }

  @Test func theDefaultOfAnEntryWithATypeIsCreatedAtEachAccess() {
    let values = EnvironmentValues()
    #expect(values.typedToken !== values.typedToken)
    #expect(values.token === values.token)
  }

  private struct Region: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(verbatim: "\(locale.identifier) \(direction)") }
  }

  private func window(_ view: ViewDriver) -> WindowContent? {
    view.rendering.content.as(WindowContent.self)
  }

  @Test func theViewsOfAPageHaveItsLanguage() {
    let view = ViewDriver { VStack { Region() }.pageLocale(model.locale) }
    #expect(view.texts == ["ar rightToLeft"])
    #expect(window(view)?.locale?.identifier == "ar")
    #expect(window(view)?.layoutDirection == .rightToLeft)
    model.locale = Locale(identifier: "fr")
    #expect(view.texts == ["fr leftToRight"])
    #expect(window(view)?.layoutDirection == .leftToRight)
  }

  // A renderer lays them out in it.
  @Test func theElementsOfAViewHaveTheDirectionThatItsEnvironmentSets() {
    let view = ViewDriver {
      Text("a").environment(
        \.layoutDirection, model.isOn ? LayoutDirection.rightToLeft : .leftToRight)
      Text("b").environment(\.locale, Locale(identifier: "ar"))
    }
    #expect(view.description.contains(#"rightToLeft "a""#))
    #expect(!view.description.contains(#"rightToLeft "b""#))
    model.isOn = false
    #expect(view.description.contains(#"leftToRight "a""#))
  }

  @Test func aPageWithoutALanguageOfItsOwnHasThatOfTheUser() {
    let view = ViewDriver { VStack { Region() }.pageLocale(model.locale) }
    model.locale = nil
    #expect(view.texts == ["\(EnvironmentValues().locale.identifier) leftToRight"])
    #expect(window(view)?.locale == nil)
  }

  @Test func theLanguageOfThePageIsThatOfTheLastViewToAppear() {
    let view = ViewDriver {
      Text("a").pageLocale(Locale(identifier: "de"))
      if model.isOn { Text("b").pageLocale(Locale(identifier: "fr")) }
    }
    #expect(window(view)?.locale?.identifier == "fr")
    model.isOn = false
    #expect(window(view)?.locale?.identifier == "de")
  }
}

private final class Token: Sendable {}

extension EnvironmentValues {
  @Entry fileprivate var typedToken: Token = Token()
  @Entry fileprivate var token = Token()
}
