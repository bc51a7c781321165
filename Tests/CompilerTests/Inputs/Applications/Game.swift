// A word game in small modules: an enum of root states, view actions, delegate actions, a
// higher-order reducer for haptics, recursion, and clocks.
import ComposableArchitecture
import Foundation
import SwiftUI

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var twoFactor: TwoFactor.State?
    var email = ""
    var isFormValid = false
    var isLoginRequestInFlight = false
    var password = ""
    init() {}
  }

  enum Action: Sendable, ViewAction {
    case alert(PresentationAction<Alert>)
    case loginResponse(Result<Token, any Error>)
    case twoFactor(PresentationAction<TwoFactor.Action>)
    case view(View)

    enum Alert: Equatable, Sendable {}

    @CasePathable
    enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case loginButtonTapped
    }
  }

  struct Token: Equatable, Sendable {
    var value: String
    var isTwoFactorRequired: Bool
  }

  @Dependency(\.authentication) var authentication

  init() {}

  var body: some Reducer<State, Action> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case let .loginResponse(.success(token)):
        state.isLoginRequestInFlight = false
        if token.isTwoFactorRequired {
          state.twoFactor = TwoFactor.State(token: token.value)
        }
        return .none
      case let .loginResponse(.failure(error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        state.isLoginRequestInFlight = false
        return .none
      case .twoFactor:
        return .none
      case .view(.binding):
        state.isFormValid = !state.email.isEmpty && !state.password.isEmpty
        return .none
      case .view(.loginButtonTapped):
        state.isLoginRequestInFlight = true
        return .run { [email = state.email, password = state.password] send in
          await send(
            .loginResponse(
              Result { try await self.authentication.login(email: email, password: password) }
            )
          )
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) {
      TwoFactor()
    }
  }
}

@Reducer
struct TwoFactor {
  @ObservableState
  struct State: Equatable, Sendable {
    var code = ""
    let token: String
  }
  enum Action: ViewAction, Sendable {
    case view(View)
    case response(Result<Login.Token, any Error>)

    @CasePathable
    enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case submitted
    }
  }
  @Dependency(\.authentication) var authentication
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding): .none
      case .view(.submitted):
        .run { [state] send in
          await send(
            .response(
              Result {
                try await authentication.twoFactor(code: state.code, token: state.token)
              }
            )
          )
        }
      case .response: .none
      }
    }
  }
}

@DependencyClient
struct AuthenticationClient: Sendable {
  var login: @Sendable (_ email: String, _ password: String) async throws -> Login.Token
  var twoFactor: @Sendable (_ code: String, _ token: String) async throws -> Login.Token
}

extension AuthenticationClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var authentication: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}

@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    var letters: [[Character]] = []
    var moves: [Move] = []
    var secondsPlayed = 0
    var selection: [Move.Position] = []
    @Presents var menu: ConfirmationDialogState<Action.Menu>?
    @Presents var gameOver: GameOver.State?
  }

  struct Move: Equatable, Sendable {
    struct Position: Hashable, Sendable { var row, column: Int }
    var word: String
    var score: Int
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case gameOver(PresentationAction<GameOver.Action>)
    case menu(PresentationAction<Menu>)
    case menuButtonTapped
    case submitButtonTapped
    case task
    case timerTicked
    case tapped(Move.Position)

    @CasePathable
    enum Delegate: Equatable { case ended(score: Int) }
    @CasePathable
    enum Menu: Equatable { case end, shuffle }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.calendar) var calendar

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .gameOver(.presented(.delegate(.playAgain))):
        state = State()
        return .send(.task)
      case .gameOver:
        return .none
      case .menu(.presented(.end)):
        let score = state.moves.map(\.score).reduce(0, +)
        state.gameOver = GameOver.State(score: score, date: now)
        return .send(.delegate(.ended(score: score)))
      case .menu(.presented(.shuffle)):
        withRandomNumberGenerator { generator in
          for row in state.letters.indices { state.letters[row].shuffle(using: &generator) }
        }
        return .none
      case .menu:
        return .none
      case .menuButtonTapped:
        state.menu = .menu
        return .none
      case .submitButtonTapped:
        let word = String(state.selection.map { state.letters[$0.row][$0.column] })
        state.moves.append(Move(word: word, score: word.count))
        state.selection.removeAll()
        return .none
      case .task:
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
      case .timerTicked:
        state.secondsPlayed += 1
        return .none
      case let .tapped(position):
        if let index = state.selection.firstIndex(of: position) {
          state.selection.removeSubrange(index...)
        } else {
          state.selection.append(position)
        }
        return .none
      }
    }
    .ifLet(\.$menu, action: \.menu)
    .ifLet(\.$gameOver, action: \.gameOver) { GameOver() }
    .haptics(isEnabled: { _ in true }, triggerOnChangeOf: \.selection)
  }
}

extension ConfirmationDialogState where Action == Board.Action.Menu {
  static let menu = Self {
    TextState("Game")
  } actions: {
    ButtonState(action: .shuffle) { TextState("Shuffle") }
    ButtonState(role: .destructive, action: .end) { TextState("End") }
  } message: {
    TextState("The clock is ticking")
  }
}

extension Reducer {
  func haptics<Trigger: Equatable>(
    isEnabled: @escaping (State) -> Bool,
    triggerOnChangeOf trigger: @escaping (State) -> Trigger
  ) -> some Reducer<State, Action> {
    Haptics(base: self, isEnabled: isEnabled, trigger: trigger)
  }
}

private struct Haptics<Base: Reducer, Trigger: Equatable>: Reducer {
  let base: Base
  let isEnabled: (Base.State) -> Bool
  let trigger: (Base.State) -> Trigger

  @Dependency(\.feedback) var feedback

  var body: some Reducer<Base.State, Base.Action> {
    self.base.onChange(of: trigger) { _, _ in
      Reduce { state, _ in
        guard isEnabled(state) else { return .none }
        return .run { [feedback] _ in await feedback.selectionChanged() }
      }
    }
  }
}

struct FeedbackClient: Sendable {
  var selectionChanged: @Sendable () async -> Void
}

extension FeedbackClient: DependencyKey {
  static let liveValue = Self(selectionChanged: {})
  static let testValue = Self(selectionChanged: unimplemented("FeedbackClient.selectionChanged"))
}

extension DependencyValues {
  var feedback: FeedbackClient {
    get { self[FeedbackClient.self] }
    set { self[FeedbackClient.self] = newValue }
  }
}

@Reducer
struct GameOver {
  @ObservableState
  struct State: Equatable {
    var score: Int
    var date: Date
  }
  enum Action: Equatable {
    case delegate(Delegate)
    case playAgainButtonTapped
    @CasePathable
    enum Delegate: Equatable { case playAgain }
  }
  @Dependency(\.isPresented) var isPresented
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .delegate: return .none
      case .playAgainButtonTapped:
        return .concatenate(
          .send(.delegate(.playAgain)),
          isPresented ? .run { _ in await dismiss() } : .none
        )
      }
    }
  }
}

@Reducer
enum WordGame {
  case login(Login)
  case board(Board)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.loginResponse(.success(let token))) where !token.isTwoFactorRequired,
        .login(.twoFactor(.presented(.response(.success(let token))))):
        _ = token
        state = .board(Board.State())
        return .none
      case .login, .board:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.board, action: \.board) { Board() }
  }
}

struct WordGameView: View {
  let store: StoreOf<WordGame>

  var body: some View {
    switch store.case {
    case .login(let store):
      NavigationStack { LoginView(store: store) }
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    case .board(let store):
      NavigationStack { BoardView(store: store) }
    }
  }
}

@ViewAction(for: Login.self)
struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  init(store: StoreOf<Login>) {
    self.store = store
  }

  var body: some View {
    Form {
      Text(
        """
        To log in, use any address. A password that contains "2fa" asks for a code.
        """
      )
      Section {
        TextField("blob@example.com", text: $store.email)
          .autocapitalization(.none)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
        SecureField("••••••••", text: $store.password)
      }
      Button {
        send(.loginButtonTapped)
      } label: {
        HStack {
          Text("Log in")
          if store.isLoginRequestInFlight {
            Spacer()
            ProgressView()
          }
        }
      }
      .disabled(!store.isFormValid || store.isLoginRequestInFlight)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationDestination(item: $store.scope(state: \.twoFactor, action: \.twoFactor)) { store in
      TwoFactorView(store: store)
    }
    .navigationTitle("Login")
  }
}

@ViewAction(for: TwoFactor.self)
struct TwoFactorView: View {
  @Bindable var store: StoreOf<TwoFactor>

  var body: some View {
    TextField("1234", text: $store.code)
      .keyboardType(.numberPad)
      .onSubmit { send(.submitted) }
  }
}

struct BoardView: View {
  @Bindable var store: StoreOf<Board>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(store.letters.enumerated()), id: \.offset) { row, letters in
        HStack(spacing: 0) {
          ForEach(0..<letters.count, id: \.self) { column in
            let position = Board.Move.Position(row: row, column: column)
            Button {
              store.send(.tapped(position), animation: .easeInOut(duration: 0.1))
            } label: {
              Text(String(letters[column]))
                .font(.custom("Matter", size: 24))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .aspectRatio(1, contentMode: .fit)
                .background(
                  RoundedRectangle(cornerRadius: 8)
                    .fill(store.selection.contains(position) ? Color.yellow : .clear)
                )
                .overlay(alignment: .bottomTrailing) {
                  Text("1").font(.caption2).padding(2)
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Letter \(String(letters[column]))"))
            .accessibilityAddTraits(store.selection.contains(position) ? .isSelected : [])
          }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Menu", systemImage: "ellipsis") { store.send(.menuButtonTapped) }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer()
        Button("Submit") { store.send(.submitButtonTapped) }
      }
    }
    .confirmationDialog($store.scope(state: \.menu, action: \.menu))
    .fullScreenCover(item: $store.scope(state: \.gameOver, action: \.gameOver)) { store in
      VStack {
        Text("\(store.score) points", comment: "The score of a game")
        Text(store.date, style: .date)
        Button("Play again") { store.send(.playAgainButtonTapped) }
      }
      .interactiveDismissDisabled()
    }
    .task { await store.send(.task).finish() }
  }
}
