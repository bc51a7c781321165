import ComposableUI
import OpenCombineShim
import Testing

/// Views that observe objects which announce their changes with publishers.
@MainActor
@Suite struct ObservedObjectTests {
  @Test func onlyTheViewsThatUseTheObjectAreEvaluated() throws {
    struct Parent: View {
      let models: [Profile]
      let evaluations: Evaluations
      var body: some View {
        let _ = evaluations.names.append("parent")
        ForEach(models) { ProfileName(model: $0, evaluations: evaluations) }
      }
    }
    let models = ["first", "second"].map(Profile.init)
    let evaluations = Evaluations()
    let view = ViewDriver { Parent(models: models, evaluations: evaluations) }
    #expect(evaluations.take() == ["parent", "first", "second"])
    models[0].name = "Blob"
    #expect(view.texts == ["Blob", "second"])
    #expect(evaluations.take() == ["Blob"])
  }

  @Test func aBindingSetsAPropertyOfTheObject() throws {
    let model = Profile()
    let view = ViewDriver { ProfileEditor(model: model) }
    try view.textField("Name").type("Blob")
    #expect(model.name == "Blob")
    #expect(view.texts == ["Blob"])
  }

  @Test func aChildObservesTheObjectThroughItsBinding() {
    struct Child: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Parent: View {
      @ObservedObject var model: Profile
      var body: some View { Child(name: $model.name) }
    }
    let model = Profile()
    let view = ViewDriver { Parent(model: model) }
    model.name = "Blob"
    #expect(view.texts == ["Blob"])
  }

  @Test func aBindingIsAnimatedLikeAnyOther() throws {
    struct Content: View {
      @ObservedObject var model: Profile
      var body: some View {
        TextField("Name", text: $model.name.animation(.linear))
        Text(model.name)
      }
    }
    let view = ViewDriver { Content(model: Profile()) }
    try view.textField("Name").type("Blob")
    #expect(view.update().contains(.linear))
  }

  @Test func manyChangesOfOneTurnAreOneUpdate() {
    let (model, evaluations) = (Profile("first"), Evaluations())
    let view = ViewDriver { ProfileName(model: model, evaluations: evaluations) }
    for count in 1...100 {
      model.name = "\(count)"
      model.age = count
    }
    #expect(view.texts == ["100"])
    #expect(evaluations.take() == ["first", "100"])
  }

  @Test func aChangeHasTheAnimationOfItsTransaction() {
    let model = Profile()
    let view = ViewDriver { ProfileName(model: model, evaluations: Evaluations()) }
    withAnimation(.spring) { model.name = "Blob" }
    #expect(view.update() == [.spring])
  }

  @Test func anObjectMayHaveAPublisherOfItsOwn() {
    struct Content: View {
      @ObservedObject var model: Temperature
      var body: some View { Text("\(model.degrees)") }
    }
    let model = Temperature()
    let view = ViewDriver { Content(model: model) }
    model.degrees = 30
    #expect(view.texts == ["30"])
  }

  @Test func anotherObjectIsObservedInItsPlace() throws {
    struct Parent: View {
      @State private var isFirst = true
      let models: [Temperature]
      var body: some View {
        Child(model: models[isFirst ? 0 : 1])
        Button("Swap") { isFirst.toggle() }
      }
    }
    struct Child: View {
      @ObservedObject var model: Temperature
      var body: some View { Text("\(model.degrees)") }
    }
    let models = [Temperature(), Temperature(degrees: 5)]
    let view = ViewDriver { Parent(models: models) }
    #expect(models.map(\.subscriptions) == [1, 0])
    try view.button("Swap").tap()
    #expect(view.texts.first == "5")
    #expect(models.map(\.subscriptions) == [0, 1])

    let runs = view.bodyRuns
    models[0].degrees = 30
    #expect(view.texts.first == "5")
    #expect(view.bodyRuns == runs)
    models[1].degrees = 6
    #expect(view.texts.first == "6")
  }

  @Test func aParentThatPassesTheSameObjectDoesNotEvaluateTheChild() throws {
    struct Parent: View {
      @State private var count = 0
      let model: Profile
      let evaluations: Evaluations
      var body: some View {
        ProfileName(model: model, evaluations: evaluations)
        Button("\(count)") { count += 1 }
      }
    }
    let evaluations = Evaluations()
    let view = ViewDriver { Parent(model: Profile("Blob"), evaluations: evaluations) }
    try view.button("0").tap()
    #expect(view.texts == ["Blob", "1"])
    #expect(evaluations.take() == ["Blob"])
  }

  @Test func subscriptionsDoNotAccumulate() {
    struct Content: View {
      @ObservedObject var model: Temperature
      var body: some View { Text("\(model.degrees)") }
    }
    let model = Temperature()
    do {
      let view = ViewDriver { Content(model: model) }
      for degrees in 1...100_000 {
        model.degrees = degrees
        if degrees.isMultiple(of: 1000) { view.update() }
      }
      #expect(view.texts == ["100,000"])
      #expect(model.subscriptions == 1)
    }
    #expect(model.subscriptions == 0)
  }

  @Test func modifiersAndPropertiesOfYourOwnObserveObjects() {
    struct Title: DynamicProperty {
      @ObservedObject var model: Profile
      var text: String { "Title \(model.name)" }
    }
    struct Content: View {
      let title: Title
      var body: some View { Text(title.text) }
    }
    let model = Profile()
    let view = ViewDriver {
      Content(title: Title(model: model))
      Text("a").modifier(Signed(model: model))
    }
    model.name = "Blob"
    #expect(view.texts == ["Title Blob", "a", "Blob"])
  }
}

private final class Profile: ObservableObject, Identifiable {
  @Published var name: String
  @Published var age = 0

  init(_ name: String = "") {
    self.name = name
  }
}

/// The evaluations of bodies.
private final class Evaluations {
  var names: [String] = []

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

private struct ProfileName: View {
  @ObservedObject var model: Profile
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.names.append(model.name)
    Text(model.name)
  }
}

private struct ProfileEditor: View {
  @ObservedObject var model: Profile

  var body: some View {
    TextField("Name", text: $model.name)
    Text(model.name)
  }
}

private struct Signed: ViewModifier {
  @ObservedObject var model: Profile

  func body(content: Content) -> some View {
    content
    Text(model.name)
  }
}

/// An object with a publisher of its own, whose subscriptions are counted.
private final class Temperature: ObservableObject {
  private let changes = PassthroughSubject<Int, Never>()
  private(set) var subscriptions = 0

  var degrees: Int {
    willSet { changes.send(newValue) }
  }

  init(degrees: Int = 20) {
    self.degrees = degrees
  }

  var objectWillChange: AnyPublisher<Int, Never> {
    changes.handleEvents(
      receiveSubscription: { [weak self] _ in self?.subscriptions += 1 },
      receiveCancel: { [weak self] in self?.subscriptions -= 1 }
    )
    .eraseToAnyPublisher()
  }
}
