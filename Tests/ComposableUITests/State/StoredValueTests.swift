import ComposableCore
import ComposableUI
import Testing

/// Property wrappers for values that are stored outside of views.
@MainActor
@Suite struct StoredValueTests {
  @Test func aSettingIsSharedByItsKey() throws {
    struct Content: View {
      @AppStorage("StoredValueTests.isOn") private var isOn = true
      @AppStorage("StoredValueTests.isOn") private var other = true
      @AppStorage("StoredValueTests.name") private var name: String?

      var body: some View {
        Toggle("On", isOn: $isOn)
        Text(verbatim: "\(other) \(name ?? "none")")
      }
    }
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      let view = ViewDriver { Content() }
      #expect(view.texts.last == "true none")
      try view.toggle("On").set(false)
      #expect(view.texts.last == "false none")
    }
  }

  @Test func eachUserHasASettingOfTheirOwn() throws {
    struct Content: View {
      @AppStorage("isOn", perUser: true) private var isOn = true
      @AppStorage("name", perUser: true) private var name: String?

      var body: some View {
        Toggle("On", isOn: $isOn)
        Text(verbatim: "\(isOn) \(name ?? "none")")
      }
    }
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      let views = ["ann", "eve", "ann"].map { userID in
        withDependencies {
          $0.sharedScope = SharedScope(userID: userID)
        } operation: {
          ViewDriver { Content() }
        }
      }
      try views[0].toggle("On").set(false)
      #expect(views.map { $0.texts.last } == ["false none", "true none", "false none"])
    }
  }

  @Test func viewsOfAWindowShareAValueByItsKey() throws {
    struct Part: View {
      @SceneStorage("count") private var count = 0
      let name: String
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let view = ViewDriver {
      Part(name: "A")
      Part(name: "B")
    }
    try view.button("A 0").tap()
    #expect(view.texts == ["A 1", "B 1"])
    let other = ViewDriver { Part(name: "A") }
    #expect(other.texts == ["A 0"])
  }

  @Test func aNamespaceIsUniqueForAView() throws {
    struct Part: View {
      @Namespace private var first
      @Namespace private var second
      let report: (Set<Namespace.ID>) -> Void
      var body: some View {
        Text("A").matchedGeometryEffect(id: 1, in: first).onAppear { report([first, second]) }
      }
    }
    var ids: Set<Namespace.ID> = []
    let view = ViewDriver {
      Part { ids.formUnion($0) }
      Part { ids.formUnion($0) }
    }
    view.update()
    #expect(ids.count == 4)
  }

  @Test func aScaledMetricReturnsItsLength() {
    struct Content: View {
      @ScaledMetric(relativeTo: .title) private var length: CGFloat = 12
      var body: some View { Text("A").padding(length) }
    }
    #expect(ViewDriver { Content() }.description.hasPrefix("padding 12.0"))
  }

  @Test func aPresentationModeIsReadAndDismissed() throws {
    struct Content: View {
      @State private var isPresented = false
      var body: some View {
        Button("Show") { isPresented = true }
          .sheet(isPresented: $isPresented) { Presented() }
      }
    }
    struct Presented: View {
      @Environment(\.presentationMode) private var mode
      @Environment(\.scenePhase) private var phase
      var body: some View {
        Button("\(mode.wrappedValue.isPresented) \(phase == .active)") {
          mode.wrappedValue.dismiss()
        }
      }
    }
    let view = ViewDriver { Content() }
    try view.button("Show").tap()
    try view.button("true true").tap()
    #expect(view.texts == ["Show"])
  }
}
