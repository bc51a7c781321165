public import ComposableArchitecture
public import ComposableUI
import ComposableWeb

/// The page of a user who is signed in.
@Reducer
public struct Member {
  @ObservableState
  public struct State: Equatable {
    var isSigningOut = false

    /// Creates the state of a new page.
    public init() {}
  }

  public enum Action: Sendable {
    case signOutEverywhereTapped
    case signOutTapped
  }

  @Dependency(\.accounts) private var accounts
  @Dependency(\.pageRequest) private var request
  @Dependency(\.pageSessions) private var pageSessions

  /// Creates the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard let token = request.sessionToken, let userID = request.userID else { return .none }
      state.isSigningOut = true
      return .run { [accounts, pageSessions] _ in
        // The tokens first, so that no page that is reloaded finds the session.
        switch action {
        case .signOutTapped:
          try await accounts.signOut(token)
          await pageSessions.end { $0.sessionToken == token }
        case .signOutEverywhereTapped:
          try await accounts.signOutEverywhere(userID)
          await pageSessions.end(ofUser: userID)
        }
      }
    }
  }
}

/// The page of a user, whom it reads from its request.
public struct MemberView: View {
  private let store: StoreOf<Member>
  @Environment(\.pageRequest) private var request

  /// Creates the page.
  public init(store: StoreOf<Member>) { self.store = store }

  public var body: some View {
    Form {
      Text("Hello, \(request.account?.name ?? "stranger").")
      Button("Sign out") { store.send(.signOutTapped) }
        .disabled(store.isSigningOut)
      Button("Sign out everywhere") { store.send(.signOutEverywhereTapped) }
        .disabled(store.isSigningOut)
    }
    .navigationTitle("Your page")
  }
}
