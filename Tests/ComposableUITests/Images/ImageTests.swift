import ComposableCore
import ComposableUI
import Testing

/// Icons: their names, and their size.
@MainActor
@Suite struct ImageTests {
  @Observable final class Model {
    var name = "no.such.symbol"
    var count = 0
  }

  private let model = Model()

  @Test func eachNameIsThatOfASymbol() {
    #expect(Symbol.names.count > 1000)
    #expect(Symbol.names == Symbol.names.sorted())
    #expect(Set(Symbol.names).count == Symbol.names.count)
    #expect(Symbol.names.allSatisfy { Symbol.named($0)?.path.hasPrefix("M") == true })
    #expect(Symbol.named("no.such.symbol") == nil)
    #expect(Symbol.named("chevron.forward")?.drawing == .stroke)
    #expect(Symbol.named("person.crop.circle.badge.plus")?.drawing == .fill)
  }

  @Test func symbolsOfADirectionAreMirrored() {
    let mirrored = [
      "chevron.forward", "chevron.backward.circle.fill", "arrow.uturn.backward.circle",
    ]
    let others = [
      "forward.fill", "goforward.15", "backward.end", "chevron.left.circle",
      "plus.forwardslash.minus",
    ]
    #expect((mirrored + others).allSatisfy { Symbol.named($0) != nil })
    #expect(mirrored.allSatisfy { Symbol.isDirectional($0) })
    #expect(others.allSatisfy { !Symbol.isDirectional($0) })
  }

  @Test func eachUnknownNameIsReportedOnceForAView() {
    let reports = LockIsolated<[String]>([])
    withKnownIssue {
      let view = ViewDriver {
        Image(systemName: model.name)
        Text("\(model.count)")
      }
      #expect(view.description.contains("Image square"))
      model.count = 1
      view.update()
      model.name = "another.unknown.symbol"
      view.update()
    } matching: { issue in
      reports.withValue { $0.append(issue.description) }
      return true
    }
    #expect(reports.value.count == 2)
    #expect(reports.value.first?.contains("'no.such.symbol'") == true)
    #expect(reports.value.last?.contains("'another.unknown.symbol'") == true)
  }

  @Test func aNameThatBecomesKnownShowsItsSymbol() {
    withKnownIssue {
      let view = ViewDriver { Image(systemName: model.name) }
      view.update()
      model.name = "trash"
      #expect(view.description == "Image trash")
    }
  }

  @Test(arguments: [
    (Image.Scale.small, "scale 0.8 0.8\n  Image trash"), (.medium, "Image trash"),
    (.large, "scale 1.25 1.25\n  Image trash"),
  ])
  func anIconHasTheScaleOfItsView(scale: Image.Scale, shown: String) {
    let view = ViewDriver { VStack { Image(systemName: "trash") }.imageScale(scale) }
    #expect(view.description == "VStack\n" + indented(shown))
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
