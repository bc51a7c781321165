import ComposableUI
import Testing

/// The values of preferences without reports, of nested observers and of changes.
@MainActor
@Suite struct PreferenceValueTests {
  private struct Title: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) {
      value = value ?? nextValue()
    }
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 100 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Model {
    var title = "a"
    var isShown = true
    var counts = [1, 2]
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  @Test func withoutAReportTheValueIsTheDefault() {
    let view = ViewDriver {
      Text("a").onPreferenceChange(Count.self) { model.log.append("\($0)") }
      Text("b").onPreferenceChange(Title.self) { model.log.append($0 ?? "none") }
    }
    view.update()
    #expect(model.log.sorted() == ["100", "none"])
  }

  @Test func aTransformationBeginsWithTheDefault() {
    let view = ViewDriver {
      Text("a").transformPreference(Count.self) { $0 += 5 }
        .onPreferenceChange(Count.self) { model.log.append("\($0)") }
    }
    view.update()
    #expect(model.log == ["105"])
  }

  @Test func theValueFollowsItsView() {
    let view = ViewDriver {
      VStack { if model.isShown { Text("a").preference(key: Title.self, value: model.title) } }
        .onPreferenceChange(Title.self) { model.log.append($0 ?? "none") }
    }
    view.update()
    model.title = "b"
    view.update()
    model.isShown = false
    view.update()
    #expect(model.log == ["a", "b", "none"])
  }

  @Test func insertedValuesAreReduced() {
    let view = ViewDriver {
      HStack {
        ForEach(model.counts, id: \.self) { Text("a").preference(key: Count.self, value: $0) }
      }
      .onPreferenceChange(Count.self) { model.log.append("\($0)") }
    }
    view.update()
    model.counts.append(4)
    view.update()
    model.counts = [4]
    view.update()
    #expect(model.log == ["3", "7", "4"])
  }

  @Test func eachAncestorReadsTheValuesOfItsOwnSubtree() {
    let view = ViewDriver {
      VStack {
        HStack { Text("a").preference(key: Count.self, value: 1) }
          .onPreferenceChange(Count.self) { model.log.append("inner \($0)") }
        Text("b").preference(key: Count.self, value: 2)
      }
      .onPreferenceChange(Count.self) { model.log.append("outer \($0)") }
    }
    view.update()
    #expect(model.log == ["inner 1", "outer 3"])
  }

  @Test func valuesOfTwoKeysAreIndependent() {
    let view = ViewDriver {
      Text("a").preference(key: Count.self, value: 1).preference(key: Title.self, value: "title")
        .onPreferenceChange(Count.self) { model.log.append("\($0)") }
        .onPreferenceChange(Title.self) { model.log.append($0 ?? "none") }
    }
    view.update()
    #expect(model.log == ["1", "title"])
  }

  @Test func onPreferenceChangePerformsTheActionOfTheLatestBody() {
    let view = ViewDriver {
      let title = model.title
      Text("a").preference(key: Count.self, value: model.counts.count)
        .onPreferenceChange(Count.self) { model.log.append("\(title) \($0)") }
    }
    view.update()
    model.title = "b"
    view.update()
    model.counts = []
    view.update()
    #expect(model.log == ["a 2", "b 0"])
  }
}
