import ComposableUI
import Testing

/// The identity of views, to which their state belongs.
@MainActor
@Suite struct IdentityTests {
  @Observable final class Model {
    var isFirst = true
    var id = 1
    var count = 0
  }

  private let model = Model()

  private struct Other: View {
    @State private var count = 0
    var body: some View { Button("other \(count)") { count += 1 } }
  }

  private enum Page: View {
    case first, second

    var body: some View {
      switch self {
      case .first: CountButton(name: "first")
      case .second: CountButton(name: "second")
      }
    }
  }

  @Test func eachBranchHasAStateOfItsOwn() throws {
    let view = ViewDriver {
      if model.isFirst { CountButton(name: "a") } else { CountButton(name: "b") }
    }
    try view.button("a 0").tap()
    model.isFirst = false
    #expect(view.texts == ["b 0"])
    model.isFirst = true
    #expect(view.texts == ["a 0"])
  }

  @Test func aConditionInAnArgumentKeepsTheState() throws {
    let view = ViewDriver { CountButton(name: model.isFirst ? "a" : "b") }
    try view.button("a 0").tap()
    model.isFirst = false
    #expect(view.texts == ["b 1"])
  }

  @Test func theCasesOfASwitchAreBranches() throws {
    let view = ViewDriver { model.isFirst ? Page.first : Page.second }
    try view.button("first 0").tap()
    model.isFirst = false
    #expect(view.texts == ["second 0"])
    model.isFirst = true
    #expect(view.texts == ["first 0"])
  }

  @Test func anOptionalViewLosesItsStateWhileItIsNil() throws {
    let view = ViewDriver { model.isFirst ? CountButton(name: "a") : nil }
    try view.button("a 0").tap()
    model.isFirst = false
    #expect(view.texts == [])
    model.isFirst = true
    #expect(view.texts == ["a 0"])
  }

  @Test func anErasedViewKeepsItsStateWhileItsTypeRemains() throws {
    let view = ViewDriver {
      model.isFirst ? AnyView(CountButton(name: "a \(model.count)")) : AnyView(Other())
    }
    try view.button("a 0 0").tap()
    model.count = 1
    #expect(view.texts == ["a 1 1"])
    model.isFirst = false
    #expect(view.texts == ["other 0"])
    model.isFirst = true
    #expect(view.texts == ["a 1 0"])
  }

  @Test func aViewThatIsErasedTwiceIsErasedOnce() throws {
    let view = ViewDriver {
      let erased = AnyView(CountButton(name: "a"))
      model.isFirst ? erased : AnyView(erasing: erased)
    }
    try view.button("a 0").tap()
    model.isFirst = false
    #expect(view.texts == ["a 1"])
  }

  @Test func aNewIdResetsTheState() throws {
    let view = ViewDriver {
      Text("\(model.count)")
      CountButton(name: "a").id(model.id)
    }
    try view.button("a 0").tap()
    model.count = 1
    #expect(view.texts == ["1", "a 1"])
    model.id = 2
    #expect(view.texts == ["1", "a 0"])
    model.id = 1
    #expect(view.texts == ["1", "a 0"])
  }

  @Test func idsOfDifferentTypesAreDifferent() throws {
    let view = ViewDriver {
      CountButton(name: "a").id(model.isFirst ? AnyHashable(1) : AnyHashable("1"))
    }
    try view.button("a 0").tap()
    model.isFirst = false
    #expect(view.texts == ["a 0"])
  }

  @Test func aModifierWithOtherValuesKeepsTheState() throws {
    struct Titled: ViewModifier {
      let title: String
      func body(content: Content) -> some View {
        Text(title)
        content
      }
    }
    let view = ViewDriver { CountButton(name: "a").modifier(Titled(title: "\(model.count)")) }
    try view.button("a 0").tap()
    model.count = 1
    #expect(view.texts == ["1", "a 1"])
  }

  @Test func viewsOfOneTypeAreToldApartByTheirPosition() throws {
    let view = ViewDriver {
      CountButton(name: "a")
      Group {
        CountButton(name: "b")
        CountButton(name: "c")
      }
    }
    try view.button("b 0").tap()
    #expect(view.texts == ["a 0", "b 1", "c 0"])
  }
}
