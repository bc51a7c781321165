// Onboarding as a tree: one enum of steps with an optional child below each, state that is embedded by
// its parent, actions of several features in one reducer, and tests of both.
import ComposableArchitecture
import CustomDump
import SwiftUI

@Reducer
struct Welcome {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Interests {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Interest.State> = [
      Interest.State(name: "Music"), Interest.State(name: "Sports"),
    ]
    var selected: [String] { rows.filter(\.isOn).map(\.name) }
  }
  enum Action: Equatable {
    case nextButtonTapped
    case backButtonTapped
    case rows(IdentifiedActionOf<Interest>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) {
        Interest()
      }
  }
}

@Reducer
struct Interest {
  @ObservableState
  struct State: Equatable, Identifiable {
    var isOn = false
    let name: String
    var id: String { name }
  }
  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name: String
    var photo: Photo.State?
    var sections: [Section] = Section.allCases
    enum Section: String, CaseIterable, Identifiable {
      case photo, summary
      var id: Self { self }
    }
  }
  enum Action: Equatable {
    case addPhotoButtonTapped
    case finishButtonTapped
    case photo(Photo.Action)
  }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addPhotoButtonTapped:
        state.photo = Photo.State(id: uuid())
        return Photo().reduce(into: &state.photo!, action: .load).map { .photo($0) }
      case .finishButtonTapped:
        return .none
      case .photo(.removeButtonTapped):
        state.photo = nil
        return .none
      case .photo:
        return .none
      }
    }
    .ifLet(\.photo, action: \.photo) { Photo() }
  }
}

@Reducer
struct Photo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var progress: Double?
  }
  enum Action: Equatable {
    case load
    case progress(Double)
    case removeButtonTapped
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      enum CancelID { case loading }
      switch action {
      case .load:
        state.progress = 0
        return .run { [clock] send in
          for step in 1...10 {
            try await clock.sleep(for: .milliseconds(100))
            await send(.progress(Double(step) / 10), transaction: Transaction(animation: .linear))
          }
        }
        .animation(.easeOut)
        .cancellable(id: CancelID.loading)
      case .progress(let progress):
        state.progress = progress < 1 ? progress : nil
        return progress < 1 ? .none : .cancel(id: CancelID.loading)
      case .removeButtonTapped:
        return .none
      }
    }
  }
}

@Reducer
struct Onboarding {
  @ObservableState
  struct State: Equatable {
    var step: Step.State = .welcome(Welcome.State())
    var history: [Step.State] = []
  }

  @Reducer
  enum Step {
    case welcome(Welcome)
    case interests(Interests)
    case profile(Profile)
  }

  @CasePathable
  enum Action {
    case step(Step.Action)
    case delegate(Delegate)
    @CasePathable
    enum Delegate: Equatable { case finished(name: String, interests: [String]) }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.step, action: \.step) {
      Step.body
    }
    Reduce { state, action in
      switch action {
      case .step(.welcome(.nextButtonTapped)):
        state.advance(to: .interests(Interests.State()))
        return .none
      case .step(.interests(.nextButtonTapped)):
        let name = state.history.first?.welcome?.name
        state.advance(to: .profile(Profile.State(name: name ?? "")))
        return .none
      case .step(.interests(.backButtonTapped)):
        if let last = state.history.popLast() { state.step = last }
        return .none
      case .step(.profile(.finishButtonTapped)):
        guard let name = state.step.profile?.name else { return .none }
        let interests = state.history.compactMap(\.interests).flatMap(\.selected)
        return .send(.delegate(.finished(name: name, interests: interests)))
      case .step, .delegate:
        return .none
      }
    }
  }
}

extension Onboarding.Step.State: Equatable {}

extension Onboarding.State {
  fileprivate mutating func advance(to step: Onboarding.Step.State) {
    history.append(self.step)
    self.step = step
  }
}

struct OnboardingView: View {
  let store: StoreOf<Onboarding>

  var body: some View {
    let store = store.scope(state: \.step, action: \.step)
    Group {
      switch store.state {
      case .welcome:
        if let store = store.scope(state: \.welcome, action: \.welcome) {
          WelcomeView(store: store)
        }
      case .interests:
        if let store = store.scope(state: \.interests, action: \.interests) {
          List {
            ForEach(store.scope(state: \.rows, action: \.rows), id: \.id) { store in
              InterestView(store: store)
            }
            Button("Back") { store.send(.backButtonTapped) }
            Button("Next") { store.send(.nextButtonTapped) }
          }
          .listStyle(.insetGrouped)
        }
      case .profile:
        if let store = store.scope(state: \.profile, action: \.profile) {
          ProfileView(store: store)
        }
      }
    }
    .animation(.default, value: store.state)
    .transition(.move(edge: .trailing).combined(with: .opacity))
  }
}

private struct WelcomeView: View {
  @Bindable var store: StoreOf<Welcome>
  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Button("Next") { store.send(.nextButtonTapped) }
        .keyboardType(.default)
        .disabled(store.name.trimmingCharacters(in: .whitespaces).isEmpty)
    }
  }
}

private struct InterestView: View {
  @Bindable var store: StoreOf<Interest>
  var body: some View {
    Toggle(store.name, isOn: $store.isOn)
      .toggleStyle(.switch)
  }
}

private struct ProfileView: View {
  let store: StoreOf<Profile>
  var body: some View {
    ForEach(store.sections) { section in
      switch section {
      case .photo:
        if let store = store.scope(state: \.photo, action: \.photo) {
          Gauge(value: store.progress ?? 1) { Text("Photo") }
          Button("Remove", role: .destructive) { store.send(.removeButtonTapped) }
        } else {
          Button("Add") { store.send(.addPhotoButtonTapped) }
        }
      case .summary:
        Text("Hello, \(store.name)!")
      }
    }
  }
}

@MainActor
func onboardingTest() async throws {
  let clock = TestClock()
  let store = TestStore(
    initialState: Onboarding.State(step: .profile(Profile.State(name: "Blob")))
  ) {
    Onboarding()
  } withDependencies: {
    $0.continuousClock = clock
    $0.uuid = .incrementing
  }
  await store.send(\.step.profile.addPhotoButtonTapped) {
    $0.step.modify(\.profile) {
      $0.photo = Photo.State(id: UUID(0), progress: 0)
    }
  }
  await clock.advance(by: .milliseconds(100))
  await store.receive(\.step.profile.photo.progress, 0.1) {
    $0.step.modify(\.profile) { $0.photo?.progress = 0.1 }
  }
  await store.send(.step(.profile(.photo(.removeButtonTapped)))) {
    $0.step.modify(\.profile) { $0.photo = nil }
  }
  await store.send(\.step.profile.finishButtonTapped)
  await store.receive(\.delegate.finished)
  store.assert { $0.history = [] }
  expectNoDifference(store.state.history, [])
}
