#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import ConcurrencyExtras
import Dispatch
import Foundation
import Testing

@testable import ComposableWeb

/// Records in which places code runs on an actor.
@MainActor private final class Places {
  private let actor: any Actor
  private let recorded: LockIsolated<[String: Bool]>

  init(_ actor: any Actor, _ recorded: LockIsolated<[String: Bool]>) {
    self.actor = actor
    self.recorded = recorded
  }

  func record(_ place: String) {
    recorded.withValue { $0[place] = actor.isCurrent == true }
  }

  func recordAsynchronously(_ place: String) async { record(place) }
}

@Reducer private struct Feature {
  struct State: Equatable { var count = 0 }
  enum Action { case start, finish }

  let places: Places

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      guard action == .start else { return .none }
      return .run { [places] send in
        await send(.finish)
        await MainActor.run { places.record("effect") }
      }
    }
  }
}

/// A view as applications for SwiftUI write it.
private struct PlacesView: View {
  let places: Places
  @State private var store: StoreOf<Feature>
  @State private var taps = 0
  @State private var isShown = true

  init(places: Places) {
    self.places = places
    _store = State(
      initialValue: Store(initialState: Feature.State()) { Feature(places: places) })
  }

  var body: some View {
    let perform: () async -> Void = { await recordEach() }
    VStack {
      Text("\(["count"].map { title($0) }.joined()) \(store.count), taps \(taps)")
      Button("Task") {
        Task {
          places.record("task of an action")
          taps += 1
        }
      }
      Button("Sleep") { Task { await rest() } }
      Button("Send") { store.send(.start) }
      Button("Hide") { isShown = false }
      if isShown { Text("shown").onDisappear { places.record("disappearance") } }
    }
    .modifier(Performing(perform: perform))
    .task { places.record("task") }
    .task { [places] in places.record("task with a capture list") }
    .onAppear { places.record("appearance") }
  }

  @MainActor private func title(_ name: String) -> String {
    places.record("helper of a body")
    return name
  }

  private func recordEach() async {
    await places.recordAsynchronously("asynchronous closure")
    await MainActor.run { places.record("run") }
  }

  private func rest() async {
    await withUnsafeContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    places.record("task that another thread resumed")
    taps += 1
  }
}

private struct Performing: ViewModifier {
  let perform: () async -> Void

  func body(content: Content) -> some View {
    content.task { await perform() }
  }
}

extension Session {
  /// The views as text; empty after the end of the session.
  fileprivate var description: String { graph.map { "\($0.rendering)" } ?? "" }
}

/// Code that the compiler isolates to the main actor, in a session.
@Suite struct SessionMainActorTests {
  @Test func codeOfTheMainActorRunsOnTheActorOfItsSession() async throws {
    let places = LockIsolated<[String: Bool]>([:])
    try await SessionHarness.run { harness in
      let content = SessionContent { owner, environment, needsUpdate in
        ViewGraph(
          environment: environment, isConnected: false, isolation: owner, needsUpdate: needsUpdate
        ) {
          PlacesView(places: Places(owner, places))
        }
      }
      let tab = try await harness.joined(content: content)
      await harness.waitUntilIdle()
      for (number, button) in ["Task", "Send", "Hide"].enumerated() {
        try await tab.tap(button, number: number + 1)
      }
      await harness.waitUntilIdle()
      #expect(await tab.session.description.contains("count 2, taps 1"))
    }
    let recorded = places.value
    // Effects belong to no session: what they share is protected.
    #expect(recorded.filter { !$0.value }.keys.sorted() == ["effect"])
    #expect(
      recorded.keys.sorted() == [
        "appearance", "asynchronous closure", "disappearance", "effect", "helper of a body", "run",
        "task", "task of an action", "task with a capture list",
      ]
    )
  }

  @Perceptible @MainActor fileprivate final class Model {
    var count = 0

    deinit {
      MainActor.assumeIsolated { _ = ["deinit"].compactMap { $0 } }
    }
  }

  private struct ModelView: View {
    @State private var model = Model()

    var body: some View {
      Text("\(model.count)")
    }
  }

  @Test func aModelIsReleasedOnTheActorOfItsSession() async throws {
    try await SessionHarness.run { harness in
      let content = SessionContent { owner, environment, needsUpdate in
        ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
          ModelView()
        }
      }
      let tab = try await harness.joined(content: content)
      await Task.detached { await tab.session.end(.idle) }.value
      #expect(await tab.session.description.isEmpty)
    }
  }

  private struct ProcessView: View {
    var body: some View { Text("\(MainActor.ofProcess.isCurrent == true)") }
  }

  @Test(arguments: [false, true])
  func sessionsMayShareTheMainActorOfTheProcess(_ sharesMainActor: Bool) async throws {
    var settings = HostSettings()
    settings.sharesMainActor = sharesMainActor
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(title: "Process", settings: $0) { ProcessView() } }
    ) { server in
      let page = try await Browser.get("/", port: server.port).body
      #expect(page.contains(">\(sharesMainActor)<"))
    }
  }
}
#endif
