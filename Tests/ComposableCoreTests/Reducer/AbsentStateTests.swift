import ComposableCore
import Foundation
import Testing

@testable import ComposableTestSupport

/// Actions for children without state.
@MainActor
@Suite struct AbsentStateTests {
  @Reducer
  fileprivate struct Parent {
    @ObservableState
    struct State: Equatable {
      var profile: Leaf.State?
      var rows: IdentifiedArrayOf<Leaf.State> = []
      var seen = 0
    }
    enum Action {
      case profile(Leaf.Action)
      case rows(IdentifiedActionOf<Leaf>)
    }
    static let ifLetLine = #line + 7
    static let forEachLine = #line + 7
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.seen += 1
        return .none
      }
      .ifLet(\.profile, action: \.profile) { Leaf() }
      .forEach(\.rows, action: \.rows) { Leaf() }
    }
  }

  @Reducer
  fileprivate struct Session {
    @ObservableState
    enum State: Equatable {
      case guest(Leaf.State)
      case member(Leaf.State)
    }
    enum Action {
      case guest(Leaf.Action)
      case member(Leaf.Action)
    }
    static let scopeLine = #line + 3
    static let ifCaseLetLine = #line + 4
    var body: some ReducerOf<Self> {
      Scope(state: \.guest, action: \.guest) { Leaf() }
      EmptyReducer()
        .ifCaseLet(\.member, action: \.member) { Leaf() }
    }
  }

  private let store: StoreOf<Parent>

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  /// The only report of a body.
  private func report(_ body: () -> Void) async throws -> Report {
    let reports = await reports { body() }
    #expect(reports.count == 1)
    return try #require(reports.first)
  }

  @Test func ifLetReportsAnActionWithoutState() async throws {
    let report = try await report { store.send(.profile(.increment)) }
    #expect(report.line == Parent.ifLetLine)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("increment", "profile", "Leaf.State"))
    #expect(store.state == Parent.State(seen: 1))
  }

  @Test func forEachReportsAnActionWithoutARow() async throws {
    let report = try await report {
      store.send(.rows(.element(id: 42, action: .increment)))
    }
    #expect(report.line == Parent.forEachLine)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("increment", "42", "Leaf.State"))
    #expect(store.state == Parent.State(seen: 1))
  }

  @Test func scopeReportsAnActionForAnotherCase() async throws {
    let store = Store(initialState: .member(Leaf.State(id: 1))) { Session() }
    let report = try await report { store.send(.guest(.increment)) }
    #expect(report.line == Session.scopeLine)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("increment", "guest", "member"))
    #expect(store.state == .member(Leaf.State(id: 1)))
  }

  @Test func ifCaseLetReportsAnActionForAnotherCase() async throws {
    let store = Store(initialState: .guest(Leaf.State(id: 1))) { Session() }
    let report = try await report { store.send(.member(.increment)) }
    #expect(report.line == Session.ifCaseLetLine)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("increment", "member", "guest"))
    #expect(store.state == .guest(Leaf.State(id: 1)))
  }

  @Test func reportsListTheUsualCauses() async throws {
    let texts = try await [
      report { store.send(.profile(.increment)) }.text,
      report { store.send(.rows(.element(id: 42, action: .increment))) }.text,
    ]
    for text in texts {
      let bullets = text.split(separator: "\n").filter {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix("•")
      }
      #expect(bullets.count >= 2, "\(text)")
      #expect(text.contains("effect"), "\(text)")
    }
  }

  @Test func anActionWithoutStateReturnsNoEffect() async throws {
    let ended = LockIsolated<[Int]>([])
    _ = await reports { await store.send(.profile(.start(ended))).finish() }
    #expect(ended.value == [])
  }
}
