// A podcast player: downloads with progress, playback in long-living effects, a queue that is shared
// between tabs.
import ComposableArchitecture
import Foundation
import SwiftUI

struct Episode: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var published = Date(timeIntervalSince1970: 0)
  var audio: URL
  var duration: Duration = .seconds(0)
}

@DependencyClient
struct AudioPlayerClient: Sendable {
  enum Event: Equatable, Sendable {
    case time(Duration)
    case finished
    case interrupted(reason: String)
  }

  var load: @Sendable (_ url: URL, _ rate: Float) async throws -> Void
  var play: @Sendable () async throws -> Void
  var pause: @Sendable () async -> Void = {}
  var events: @Sendable () -> AsyncStream<Event> = { .finished }
  var volume: @Sendable () -> Double = { 1 }
}

extension AudioPlayerClient: TestDependencyKey {
  static let testValue = AudioPlayerClient()
  static let previewValue = AudioPlayerClient(
    load: { _, _ in },
    play: {},
    pause: {},
    events: { AsyncStream { $0.yield(.finished) } },
    volume: { 0.5 }
  )
}

extension DependencyValues {
  var audioPlayer: AudioPlayerClient {
    get { self[AudioPlayerClient.self] }
    set { self[AudioPlayerClient.self] = newValue }
  }
}

enum DownloadClient {
  enum Event: Equatable, Sendable {
    case progress(Double)
    case finished(Data)
  }

  struct Client: DependencyKey {
    var download: @Sendable (URL) -> AsyncThrowingStream<Event, any Error>

    static var liveValue: Self { Self { _ in AsyncThrowingStream { $0.finish() } } }
    static let testValue = Self(
      download: unimplemented("DownloadClient.download", placeholder: .finished())
    )
  }
}

@Reducer
struct EpisodeRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    @Presents var alert: AlertState<Action.Alert>?
    var episode: Episode
    var mode = Mode.notDownloaded
    var id: Episode.ID { episode.id }

    @CasePathable
    @dynamicMemberLookup
    enum Mode: Equatable {
      case notDownloaded
      case downloading(progress: Double)
      case downloaded

      var isDownloading: Bool { self.is(\.downloading) }
    }
  }

  enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case delegate(Delegate)
    case download(Result<DownloadClient.Event, any Error>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case deleteButtonTapped
      case stopButtonTapped
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case downloaded(Episode.ID)
      case play
    }
  }

  private enum CancelID: Hashable, Sendable { case download(Episode.ID) }

  @Dependency(DownloadClient.Client.self) var downloadClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteButtonTapped)):
        state.mode = .notDownloaded
        return .none

      case .alert(.presented(.stopButtonTapped)):
        state.mode = .notDownloaded
        return .cancel(id: CancelID.download(state.id))

      case .alert:
        return .none

      case .buttonTapped:
        switch state.mode {
        case .notDownloaded:
          state.mode = .downloading(progress: 0)
          return .run { [url = state.episode.audio] send in
            for try await event in self.downloadClient.download(url) {
              await send(.download(.success(event)), animation: .default)
            }
          } catch: { error, send in
            await send(.download(.failure(error)), animation: .default)
          }
          .cancellable(id: CancelID.download(state.id))

        case .downloading:
          state.alert = AlertState {
            TextState("Stop the download?")
          } actions: {
            ButtonState(role: .destructive, action: .send(.stopButtonTapped, animation: .default)) {
              TextState("Stop")
            }
            ButtonState(role: .cancel) {
              TextState("Continue")
            }
          }
          return .none

        case .downloaded:
          return .send(.delegate(.play))
        }

      case .delegate:
        return .none

      case let .download(.success(.progress(progress))):
        state.mode = .downloading(progress: progress)
        return .none

      case .download(.success(.finished)):
        state.mode = .downloaded
        return .send(.delegate(.downloaded(state.id)))

      case let .download(.failure(error)):
        state.mode = .notDownloaded
        state.alert = .failure(error)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == EpisodeRow.Action.Alert {
  static func failure(_ error: any Error) -> Self {
    AlertState {
      TextState("The episode can't be downloaded")
    } message: {
      TextState(error.localizedDescription)
    }
  }
}

@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var episode: Episode
    var isPlaying = false
    var position: Duration = .zero
    @Shared(.appStorage("playbackRate")) var rate = 1.0
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case event(AudioPlayerClient.Event)
    case view(View)

    enum View {
      case closeButtonTapped
      case playButtonTapped
      case task
    }
  }

  enum CancelID { case events, sleepTimer }

  @Dependency(\.audioPlayer) var audioPlayer
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.rate) { _, rate in
        Reduce { state, _ in
          .run { [url = state.episode.audio] _ in
            try await audioPlayer.load(url: url, rate: Float(rate))
          }
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.isPlaying), .binding:
        return .none
      case .event(.finished):
        state.isPlaying = false
        return .none
      case .event(.interrupted):
        state.isPlaying = false
        return .run { [audioPlayer] _ in await audioPlayer.pause() }
      case .event(.time(let time)):
        state.position = time
        return .none
      case .view(.closeButtonTapped):
        return .concatenate(
          .cancel(id: CancelID.events),
          .run { _ in await dismiss(animation: .spring()) }
        )
      case .view(.playButtonTapped):
        state.isPlaying.toggle()
        return .run { [isPlaying = state.isPlaying] _ in
          if isPlaying {
            try await audioPlayer.play()
          } else {
            await audioPlayer.pause()
          }
        }
      case .view(.task):
        return .merge(
          .run { send in
            for await event in audioPlayer.events() {
              await send(.event(event))
            }
          }
          .cancellable(id: CancelID.events, cancelInFlight: true),
          .run { send in
            try await clock.sleep(for: .seconds(30 * 60))
            await send(.view(.closeButtonTapped))
          }
          .cancellable(id: CancelID.sleepTimer)
        )
      }
    }
  }
}

@ViewAction(for: Player.self)
struct PlayerView: View {
  @Bindable var store: StoreOf<Player>

  var body: some View {
    VStack(spacing: 12) {
      Text(store.episode.title)
        .font(.headline)
      Toggle("Playing", isOn: $store.isPlaying)
      Slider(value: Binding(store.$rate), in: 0.5...2, step: 0.25) {
        Text("Speed")
      }
      Button {
        send(.playButtonTapped)
      } label: {
        Image(systemName: store.isPlaying ? "pause.fill" : "play.fill")
          .font(.largeTitle)
          .symbolVariant(.circle)
      }
      Button("Close") { send(.closeButtonTapped, animation: .default) }
    }
    .padding()
    .task { await send(.task).finish() }
  }
}

@Reducer
struct EpisodeList {
  @Reducer
  enum Destination {
    case player(Player)
    @ReducerCaseIgnored
    case info(Episode)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var episodes: IdentifiedArrayOf<EpisodeRow.State> = []
    var filter = Filter.all

    enum Filter: LocalizedStringKey, CaseIterable, Hashable {
      case all = "All"
      case downloaded = "Downloaded"
    }

    var filtered: IdentifiedArrayOf<EpisodeRow.State> {
      switch filter {
      case .all: episodes
      case .downloaded: episodes.filter { $0.mode == .downloaded }
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case episodes(IdentifiedActionOf<EpisodeRow>)
    case infoButtonTapped(id: Episode.ID)
    case moved(IndexSet, Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case let .episodes(.element(id: id, action: .delegate(.play))):
        guard let episode = state.episodes[id: id]?.episode else { return .none }
        state.destination = .player(Player.State(episode: episode))
        return .none
      case .episodes(.element(_, .delegate(.downloaded))):
        return .none
      case .infoButtonTapped(let id):
        state.destination = state.episodes[id: id].map { .info($0.episode) }
        return .none
      case let .moved(source, destination):
        state.episodes.move(fromOffsets: source, toOffset: destination)
        return .none
      case .binding, .destination, .episodes:
        return .none
      }
    }
    .forEach(\.episodes, action: \.episodes) {
      EpisodeRow()
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension EpisodeList.Destination.State: Equatable {}

struct EpisodeListView: View {
  @Bindable var store: StoreOf<EpisodeList>

  var body: some View {
    NavigationStack {
      List {
        Picker("Filter", selection: $store.filter.animation()) {
          ForEach(EpisodeList.State.Filter.allCases, id: \.self) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        .pickerStyle(.segmented)

        ForEach(store.scope(state: \.filtered, action: \.episodes)) { store in
          EpisodeRowView(store: store)
        }
        .onMove { store.send(.moved($0, $1)) }
      }
      .navigationTitle("Episodes")
      .sheet(item: $store.scope(state: \.destination?.player, action: \.destination.player)) {
        PlayerView(store: $0)
          .presentationDetents([.medium, .large])
      }
      .popover(item: $store.destination.info) { episode in
        Text(episode.title)
      }
    }
  }
}

struct EpisodeRowView: View {
  @Bindable var store: StoreOf<EpisodeRow>

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(store.episode.title)
        Text(store.episode.published, format: .dateTime.day().month())
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        store.send(.buttonTapped)
      } label: {
        if let progress = store.mode.downloading {
          ProgressView(value: progress)
        } else {
          Label("Download", systemImage: "arrow.down.circle")
            .labelStyle(.iconOnly)
        }
      }
      .buttonStyle(.borderless)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview {
  EpisodeListView(
    store: Store(initialState: EpisodeList.State()) {
      EpisodeList()
        ._printChanges()
    } withDependencies: {
      $0.audioPlayer = .previewValue
    }
  )
}
