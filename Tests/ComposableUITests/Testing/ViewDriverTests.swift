import ComposableUI
import Foundation
import Testing

/// The driver of a view in a test: how it finds controls, and what it reports.
@MainActor
@Suite struct ViewDriverTests {
  @Observable final class Model {
    var count = 0
    var isOn = true
  }

  private let model = Model()

  /// The description of the error that a closure throws.
  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func aMissingControlIsReportedWithTheExistingOnes() {
    let view = ViewDriver {
      Button("Save") {}
      Button("Cancel") {}
      Text("Delete")
    }
    #expect(
      failure { try view.button("Delete").tap() }
        == "There is no button 'Delete'. Available: 'Save', 'Cancel'.")
    #expect(
      failure { try view.toggle("Save").set(true) }
        == "There is no toggle 'Save'. Available: none.")
  }

  @Test func controlsWithTheSameLabelAreReported() {
    let view = ViewDriver { ForEach(0..<2) { _ in Button("Save") {} } }
    #expect(
      failure { try view.button("Save").tap() }
        == "2 match the button 'Save'. Available: 'Save', 'Save'.")
  }

  @Test func aRefusalNamesTheControlAndTheInteraction() {
    let view = ViewDriver { Button("Save") {}.disabled(true) }
    #expect(failure { try view.button("Save").tap() }.hasPrefix("'Save' doesn't accept 'tap'."))
  }

  @Test func withoutAScreenOrAPresentationThereIsNoWayBack() {
    let view = ViewDriver { NavigationStack { Text("root") } }
    #expect(failure { try view.goBack() } == "There is no screen to go back to.")
    #expect(failure { try view.dismiss() } == "There is no presentation.")
  }

  @Test func readingAViewUpdatesIt() {
    let view = ViewDriver { Text("\(model.count)") }
    model.count = 1
    #expect(view.texts == ["1"])
    model.count = 2
    #expect(view.description == #"Text "2""#)
    model.count = 3
    #expect(view.update() == [nil])
    #expect(view.update() == [])
  }

  @Test func aRemovedControlRefusesTaps() throws {
    let view = ViewDriver { if model.isOn { Button("Count") { model.count += 1 } } }
    let button = try view.button("Count")
    try button.tap()
    model.isOn = false
    #expect(throws: ViewDriver.Refused.self) { try button.tap() }
    #expect(model.count == 1)
  }

  @Test func aControlInFrontIsFoundBeforeACoveredOne() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Button("Save") { model.count = 2 } }
        Button("Save") { model.count = 1 }
      }
    }
    try view.button("Next").tap()
    try view.button("Save").tap()
    #expect(model.count == 2)
  }

  @Test func urlsForTheSystemAreRecordedInOrder() throws {
    let view = ViewDriver {
      Link("One", destination: URL(string: "https://one.example")!)
      Link("Two", destination: URL(string: "/two")!)
      Link("Three", destination: URL(string: "https://three.example")!)
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    for label in ["Two", "One", "Three"] { try view.link(label).tap() }
    #expect(view.openedURLs.map(\.absoluteString) == ["/two", "https://one.example"])
  }

  @Test func evaluationsAreCounted() {
    let view = ViewDriver {
      Text("\(model.count)")
      SeparateBody { Text(model.isOn ? "on" : "off") }
    }
    let before = view.bodyRuns
    view.update()
    #expect(view.bodyRuns == before)
    model.isOn = false
    #expect(view.texts == ["0", "off"])
    let runs = view.bodyRuns - before
    model.isOn = true
    view.update()
    #expect(runs > 0)
    #expect(view.bodyRuns - before == 2 * runs)
  }
}
