public import ComposableArchitecture
public import ComposableUI
import ComposableWeb

/// A form for the name and the password of an account.
@Reducer
public struct SignIn {
  @ObservableState
  public struct State: Equatable {
    var name = ""
    var password = ""
    var isWorking = false
    var message: String?

    /// Creates the state of an empty form.
    public init() {}

    var isComplete: Bool { !name.isEmpty && !password.isEmpty && !isWorking }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case createAccountTapped
    case failed(String)
    case signInTapped
  }

  @Dependency(\.accounts) private var accounts
  @Dependency(\.page) private var page
  @Dependency(\.pageRequest) private var request
  @Dependency(\.pageSessions) private var pageSessions

  /// Creates the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .createAccountTapped:
        return enter(&state) { try await $0.create($1, password: $2, on: $3) }
      case .failed(let message):
        state.isWorking = false
        state.message = message
        return .none
      case .signInTapped:
        return enter(&state) { try await $0.signIn($1, password: $2, on: $3) }
      }
    }
  }

  /// Keeps the token of a session in the browser, and opens the page that the user had asked for.
  private func enter(
    _ state: inout State,
    _ start:
      @escaping @Sendable (Accounts, _ name: String, _ password: String, Accounts.Browser)
      async throws -> Accounts.Tokens
  ) -> EffectOf<Self> {
    guard state.isComplete else { return .none }
    let (name, password) = (state.name, state.password)
    state.isWorking = true
    state.message = nil
    state.password = ""
    // An address of this server. A link of somebody else could name one of another site.
    let next = request.query("next").flatMap(PageAddress.init) ?? .root
    return .run { [accounts, page, pageSessions, request] _ in
      let tokens = try await start(accounts, name, password, request.browser)
      func keep(_ name: String, _ token: String, for life: Duration) async throws -> String? {
        try await page.replaceCookie(PageCookie(request.cookieName(name), token, maxAge: life))
      }
      _ = try await keep("device", tokens.device, for: Accounts.deviceLife)
      let former = try await keep("session", tokens.session, for: Accounts.sessionLife)
      if let former, former != request.sessionToken {
        // Another tab has signed in since this page was opened: a browser has one session.
        try await accounts.signOut(former)
        await pageSessions.end { $0.sessionToken == former }
      }
      await page.redirect(next.description)
    } catch: { error, send in
      let message = (error as? AccountError)?.rawValue ?? "Signing in failed. Try again later."
      await send(.failed(message))
    }
  }
}

/// The form, which password managers know.
public struct SignInView: View {
  @Bindable private var store: StoreOf<SignIn>

  /// Creates the form.
  public init(store: StoreOf<SignIn>) { self.store = store }

  public var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
        SecureField("Password", text: $store.password)
          .textContentType(.password)
          .onSubmit { store.send(.signInTapped) }
      }
      Section {
        Button("Sign in") { store.send(.signInTapped) }
          .disabled(!store.isComplete)
        Button("Create an account") { store.send(.createAccountTapped) }
          .disabled(!store.isComplete)
        if let message = store.message { Text(message).foregroundStyle(.red) }
      }
    }
    .navigationTitle("Sign in")
  }
}
