// Settings: shared values in files and defaults with keys of the application's own, dependencies that
// are overridden for children, reducers built by conditions, effects that are combined.
import Combine
import ComposableArchitecture
import Foundation
import SwiftUI

struct UserSettings: Codable, Equatable, Sendable {
  var colorScheme = ColorScheme.system
  var enableNotifications = false
  var musicVolume: Float = 1
  var soundEffectsVolume: Float = 1

  enum ColorScheme: String, CaseIterable, Codable, Sendable {
    case dark, light, system

    var title: LocalizedStringKey {
      switch self {
      case .dark: "Dark"
      case .light: "Light"
      case .system: "System"
      }
    }
  }
}

extension SharedKey where Self == FileStorageKey<UserSettings> {
  static var userSettings: Self {
    fileStorage(
      .applicationSupportDirectory.appendingPathComponent("user-settings.json"),
      decoder: JSONDecoder(), encoder: JSONEncoder()
    )
  }
}

extension SharedKey where Self == AppStorageKey<String?> {
  static var nickname: Self { appStorage("nickname") }
}

/// A value of a server, as a key of the application's own.
struct RemoteFlagKey: SharedReaderKey {
  let name: String
  var id: String { name }

  func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
    continuation.resume(returning: context.initialValue ?? false)
  }

  func subscribe(
    context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
  ) -> SharedSubscription {
    let task = Task {
      for await _ in AsyncStream<Void>.never { subscriber.yield(true) }
    }
    return SharedSubscription { task.cancel() }
  }
}

extension SharedReaderKey where Self == RemoteFlagKey {
  static func flag(_ name: String) -> Self { Self(name: name) }
}

struct UserNotificationClient: Sendable {
  var requestAuthorization: @Sendable () async throws -> Bool
  var settings: @Sendable () async -> Settings
  var delegate: @Sendable () -> AsyncStream<DelegateEvent>

  enum DelegateEvent: Sendable {
    case didReceive(String, completion: @Sendable () -> Void)
    case openSettings
  }

  struct Settings: Equatable, Sendable {
    enum Status: Sendable { case authorized, denied, notDetermined }
    var status: Status
  }
}

extension UserNotificationClient: TestDependencyKey {
  static let previewValue = Self.noop
  static let testValue = Self(
    requestAuthorization: unimplemented("requestAuthorization", placeholder: false),
    settings: unimplemented("settings", placeholder: Settings(status: .notDetermined)),
    delegate: unimplemented("delegate", placeholder: .finished)
  )
  static let noop = Self(
    requestAuthorization: { true },
    settings: { Settings(status: .notDetermined) },
    delegate: { .finished }
  )
}

extension DependencyValues {
  var userNotifications: UserNotificationClient {
    get { self[UserNotificationClient.self] }
    set { self[UserNotificationClient.self] = newValue }
  }

  var buildNumber: Int {
    get { self[BuildNumberKey.self] }
    set { self[BuildNumberKey.self] = newValue }
  }

  private enum BuildNumberKey: DependencyKey {
    static let liveValue = 42
    static let testValue = 1
  }
}

@Reducer
struct Settings {
  @Reducer
  enum Destination {
    case alert(AlertState<Never>)
    case appearance(Appearance)
    case developer(Developer)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Shared(.userSettings) var userSettings = UserSettings()
    @Shared(.nickname) var nickname
    @SharedReader(.flag("developer")) var isDeveloper = false
    var notificationStatus: UserNotificationClient.Settings?
    fileprivate(set) var buildNumber: Int?
    var isPurchasing = false
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case notificationSettingsResponse(UserNotificationClient.Settings)
    case userNotification(UserNotificationClient.DelegateEvent)
    case view(View)

    @CasePathable
    enum View {
      case appearanceButtonTapped
      case didBecomeActive
      case nicknameChanged(String)
      case task
    }
  }

  @Dependency(\.buildNumber) var buildNumber
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.userNotifications) var userNotifications
  @Dependency(\.self) var dependencies
  @Dependency(\.context) var context

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.userSettings.enableNotifications) { wasEnabled, isEnabled in
        Reduce { state, _ in
          guard isEnabled, !wasEnabled else { return .none }
          return .run { send in
            let isAuthorized = try await userNotifications.requestAuthorization()
            await send(
              .notificationSettingsResponse(
                UserNotificationClient.Settings(status: isAuthorized ? .authorized : .denied)
              ),
              animation: .default
            )
          }
        }
      }

    Reduce { state, action in
      switch action {
      case .binding(\.isPurchasing):
        state.$userSettings.withLock { $0.soundEffectsVolume = 1 }
        return .none

      case .binding, .destination:
        return .none

      case let .notificationSettingsResponse(settings):
        state.notificationStatus = settings
        state.$userSettings.enableNotifications.withLock { $0 = settings.status == .authorized }
        return .none

      case let .userNotification(.didReceive(text, completion)):
        state.destination = .alert(AlertState { TextState(text) })
        return .run { _ in completion() }

      case .userNotification(.openSettings):
        return .none

      case let .view(action):
        switch action {
        case .appearanceButtonTapped:
          state.destination =
            state.isDeveloper
            ? .developer(Developer.State())
            : .appearance(Appearance.State(settings: state.$userSettings))
          return .none

        case .didBecomeActive:
          return .run { send in
            async let settings = userNotifications.settings()
            await send(.notificationSettingsResponse(settings))
          }

        case let .nicknameChanged(nickname):
          state.$nickname.withLock { $0 = nickname.isEmpty ? nil : nickname }
          return .none

        case .task:
          state.buildNumber = buildNumber
          return .run { send in
            for await event in userNotifications.delegate() {
              await send(.userNotification(event))
            }
          }
          .merge(with: .send(.view(.didBecomeActive)))
          .concatenate(with: .none)
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .dependency(\.buildNumber, 7)
    .transformDependency(\.userNotifications) { $0.settings = { .init(status: .denied) } }
  }
}

@Reducer
struct Appearance {
  @ObservableState
  struct State {
    @Shared var settings: UserSettings
    @Shared var volume: Float

    init(settings: Shared<UserSettings>) {
      _settings = settings
      _volume = settings.musicVolume
    }
  }

  enum Action {
    case colorSchemeChanged(UserSettings.ColorScheme)
    case volumeChanged(Float)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .colorSchemeChanged(let scheme):
        state.$settings.withLock { $0.colorScheme = scheme }
      case .volumeChanged(let volume):
        state.$volume.withLock { $0 = volume }
      }
      return .none
    }
  }
}

@Reducer
struct Developer {
  @ObservableState
  struct State {
    var log: [String] = []
    var isEnabled = true
    var values: [Int] = []
  }

  enum Action {
    case appended(String)
    case isEnabledChanged(Bool)
    case started
    case values([Int])
  }

  var isLogging = true

  var body: some ReducerOf<Self> {
    if isLogging {
      Reduce { state, action in
        state.log.append("\(action)")
        return .none
      }
    } else {
      EmptyReducer()
    }
    Reduce(self.core)
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appended(let line):
      state.log.append(line)
      return .none
    case .isEnabledChanged(let isEnabled):
      state.isEnabled = isEnabled
      return .none
    case .started:
      return .publisher {
        Just([1, 2, 3])
          .delay(for: .seconds(1), scheduler: DispatchQueue.main)
          .map(Action.values)
      }
    case .values(let values):
      state.values = values
      return .merge(values.map { .send(.appended("\($0)")) })
    }
  }
}

@ViewAction(for: Settings.self)
struct SettingsView: View {
  @Bindable var store: StoreOf<Settings>
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      Section("Profile") {
        TextField(
          "Nickname",
          text: Binding(
            get: { store.nickname ?? "" },
            set: { send(.nicknameChanged($0)) }
          )
        )
      }
      Section {
        Toggle("Notifications", isOn: Binding(store.$userSettings.enableNotifications))
        if store.notificationStatus?.status == .denied {
          Button {
            openURL(URL(string: "app-settings:")!)
          } label: {
            Text("Open settings")
          }
        }
      } footer: {
        if let buildNumber = store.buildNumber {
          Text("Build \(buildNumber)")
            .font(.footnote)
        }
      }
      Picker("Appearance", selection: Binding(store.$userSettings.colorScheme)) {
        ForEach(UserSettings.ColorScheme.allCases, id: \.self) { scheme in
          Text(scheme.title)
        }
      }
      Button("More") { send(.appearanceButtonTapped) }
    }
    .navigationTitle("Settings")
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .navigationDestination(
      item: $store.scope(state: \.destination?.appearance, action: \.destination.appearance)
    ) { store in
      AppearanceView(store: store)
    }
    .navigationDestination(
      item: $store.scope(state: \.destination?.developer, action: \.destination.developer)
    ) { store in
      List(store.log, id: \.self) { Text(verbatim: $0) }
        .onAppear { store.send(.started) }
    }
    .onReceive(Just(())) { _ in send(.didBecomeActive) }
    .task { await send(.task).finish() }
  }
}

struct AppearanceView: View {
  @Bindable var store: StoreOf<Appearance>

  var body: some View {
    Slider(
      value: $store.volume.sending(\.volumeChanged).animation(), in: 0...1
    ) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.3")
    }
    ForEach(UserSettings.ColorScheme.allCases, id: \.self) { scheme in
      Button(scheme.title) { store.send(.colorSchemeChanged(scheme)) }
        .font(.system(.body, design: .rounded, weight: .semibold))
        .foregroundStyle(store.settings.colorScheme == scheme ? Color.accentColor : .secondary)
    }
  }
}
