import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Values that views share by a key: those of a window, and the settings of an app.
@MainActor
@Suite struct SceneStorageTests {
  @Observable final class Model { var isShown = true }

  private enum Size: String { case small, large }

  @Test func valuesOfDifferentTypesMayHaveOneKey() throws {
    struct Content: View {
      @SceneStorage("key") private var number = 1
      @SceneStorage("key") private var text = "a"
      var body: some View {
        Button("number \(number)") { number += 1 }
        Button("text \(text)") { text += "b" }
      }
    }
    let view = ViewDriver { Content() }
    try view.button("number 1").tap()
    try view.button("text a").tap()
    #expect(view.texts == ["number 2", "text ab"])
  }

  @Test func valuesOfTwoKeysAreIndependent() throws {
    struct Content: View {
      @SceneStorage("first") private var first = 1
      @SceneStorage("second") private var second = 1
      var body: some View {
        Button("first \(first)") { first += 1 }
        Button("second \(second)") { second += 10 }
      }
    }
    let view = ViewDriver { Content() }
    try view.button("second 1").tap()
    #expect(view.texts == ["first 1", "second 11"])
  }

  @Test func aValueOutlivesItsView() throws {
    struct Content: View {
      @SceneStorage("count") private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let model = Model()
    let view = ViewDriver { if model.isShown { Content() } }
    try view.button("0").tap()
    model.isShown = false
    #expect(view.texts == [])
    model.isShown = true
    #expect(view.texts == ["1"])
  }

  @Test func anOptionalValueIsNilAtFirst() throws {
    struct Content: View {
      @SceneStorage("name") private var name: String?
      var body: some View { Button(name ?? "none") { name = "some" } }
    }
    let view = ViewDriver { Content() }
    try view.button("none").tap()
    #expect(view.texts == ["some"])
  }

  @Test func aValueOfNoViewIsTheDefault() {
    let count = SceneStorage(wrappedValue: 3, "count")
    count.wrappedValue = 4
    #expect(count.wrappedValue == 3)
    let setting = AppStorage(wrappedValue: 3, "SceneStorageTests.count")
    setting.wrappedValue = 4
    #expect(setting.wrappedValue == 3)
  }

  private struct Settings: View {
    @AppStorage("SceneStorageTests.size") private var size = Size.small
    @AppStorage("SceneStorageTests.count") private var count = 0
    var body: some View {
      Button("\(size.rawValue) \(count)") {
        size = .large
        count += 1
      }
    }
  }

  @Test func appStorageShowsTheValueOfASharedSetting() throws {
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      @Shared(.appStorage("SceneStorageTests.count")) var count = 5
      let view = ViewDriver { Settings() }
      try view.button("small 5").tap()
      #expect(count == 6)
      $count.withLock { $0 = 9 }
      #expect(view.texts == ["large 9"])
    }
  }

  @Test func aSettingOfAnEnumIsStoredByItsRawValue() throws {
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      let view = ViewDriver { Settings() }
      try view.button("small 0").tap()
      @Shared(.appStorage("SceneStorageTests.size")) var size = "none"
      #expect(size == "large")
    }
  }
}
