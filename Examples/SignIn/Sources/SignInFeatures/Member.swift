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

  public enum Action {
    case signOutTapped
  }

  @Dependency(\.accounts) private var accounts
  @Dependency(\.pageRequest) private var request
  @Dependency(\.pageSessions) private var pageSessions

  /// Creates the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signOutTapped:
        guard let userID = request.userID else { return .none }
        state.isSigningOut = true
        return .run { [accounts, pageSessions] _ in
          // First, so that no page that is reloaded finds the session.
          await accounts.signOut(userID)
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
      Button("Sign out everywhere") { store.send(.signOutTapped) }
        .disabled(store.isSigningOut)
    }
    .navigationTitle("Your page")
  }
}
