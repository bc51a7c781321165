// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Photos for version 1.6: stores that are scoped by closures and by key paths, view stores and `observe:`
// beside observable state, throttled scrolling, and a dialog of a list's row.
import ComposableArchitecture
import Foundation
import SwiftUI

public struct Picture: Equatable, Identifiable, Sendable {
  public let id: Int
  public var isFavorite: Bool
  public var url: URL

  public init(id: Int, isFavorite: Bool = false, url: URL) {
    self.id = id
    self.isFavorite = isFavorite
    self.url = url
  }
}

@Reducer
public struct PictureCell: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    public var picture: Picture
    public var isDownloading = false
    @Presents public var confirmation: ConfirmationDialogState<Action.Confirmation>?
    public var id: Picture.ID { picture.id }

    public init(picture: Picture) {
      self.picture = picture
    }
  }

  public enum Action: Sendable {
    case confirmation(PresentationAction<Confirmation>)
    case favoriteButtonTapped
    case favoriteResponse(Result<Bool, FavoriteError>)
    case longPressed

    public enum Confirmation: Equatable, Sendable { case delete, share }
  }

  public struct FavoriteError: Error, Equatable, LocalizedError {
    public var errorDescription: String? { "The favorite can't be changed" }
  }

  public struct FavoriteClient: Sendable {
    public var set: @Sendable (_ id: Picture.ID, _ isFavorite: Bool) async throws -> Bool
  }

  let client: FavoriteClient

  public init(client: FavoriteClient) {
    self.client = client
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .confirmation(.presented(.delete)), .confirmation(.presented(.share)):
        return .none
      case .confirmation(.dismiss):
        return .none
      case .favoriteButtonTapped:
        state.picture.isFavorite.toggle()
        return .run { [id = state.id, isFavorite = state.picture.isFavorite] send in
          do {
            await send(.favoriteResponse(.success(try await client.set(id, isFavorite))))
          } catch {
            await send(.favoriteResponse(.failure(FavoriteError())))
          }
        }
        .cancellable(id: state.id, cancelInFlight: true)
      case .favoriteResponse(.success(let isFavorite)):
        state.picture.isFavorite = isFavorite
        return .none
      case .favoriteResponse(.failure):
        state.picture.isFavorite.toggle()
        return .none
      case .longPressed:
        state.confirmation = ConfirmationDialogState {
          TextState("Picture")
        } actions: {
          ButtonState(role: .destructive, action: .send(.delete, animation: .default)) {
            TextState("Delete")
          }
          ButtonState(action: .share) { TextState("Share") }
        }
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

@Reducer
public struct Gallery: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var columns = 3
    public var pictures: IdentifiedArrayOf<PictureCell.State> = []
    public var selection: Identified<Picture.ID, PictureCell.State>?
    public var page = 0
    public var isLoading = false
    public init() {}
  }

  public enum Action: Sendable {
    case columnsChanged(Int)
    case deleted(IndexSet)
    case loaded(TaskResult<[Picture]>)
    case pictures(IdentifiedActionOf<PictureCell>)
    case reachedEnd
    case scrolled(Double)
    case selected(Picture.ID?)
    case selection(PictureCell.Action)
  }

  private enum CancelID { case load, scroll }

  @Dependency(\.mainQueue) var mainQueue
  let load: @Sendable (_ page: Int) async throws -> [Picture]
  let favorites: PictureCell.FavoriteClient

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .columnsChanged(let columns):
        state.columns = max(1, columns)
        return .none
      case .deleted(let offsets):
        state.pictures.remove(atOffsets: offsets)
        return .none
      case .loaded(.success(let pictures)):
        state.isLoading = false
        state.page += 1
        state.pictures.append(contentsOf: pictures.map { PictureCell.State(picture: $0) })
        return .none
      case .loaded(.failure):
        state.isLoading = false
        return .none
      case .pictures(.element(id: let id, action: .confirmation(.presented(.delete)))):
        state.pictures.remove(id: id)
        return .none
      case .pictures:
        return .none
      case .reachedEnd:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [page = state.page] send in
          await send(.loaded(TaskResult { try await load(page) }))
        }
        .cancellable(id: CancelID.load)
      case .scrolled:
        return .send(.reachedEnd)
          .throttle(id: CancelID.scroll, for: .seconds(1), scheduler: mainQueue, latest: true)
      case .selected(.none):
        state.selection = nil
        return .none
      case .selected(.some(let id)):
        state.selection = state.pictures[id: id].map { Identified($0, id: \.id) }
        return .none
      case .selection:
        return .none
      }
    }
    .forEach(\.pictures, action: \.pictures) { [favorites] in
      PictureCell(client: favorites)
    }
    .ifLet(\.selection, action: \.selection) {
      Scope(state: \.value, action: \.self) {
        PictureCell(client: favorites)
      }
    }
  }
}

public struct GalleryView: View {
  @Bindable var store: StoreOf<Gallery>

  public init(store: StoreOf<Gallery>) {
    self.store = store
  }

  public var body: some View {
    ScrollView {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: store.columns),
        spacing: 4
      ) {
        ForEach(store.scope(state: \.pictures, action: \.pictures)) { cell in
          WithPerceptionTracking {
            PictureCellView(store: cell)
              .onTapGesture { store.send(.selected(cell.id)) }
              .onLongPressGesture { cell.send(.longPressed) }
          }
        }
        if store.isLoading {
          ProgressView()
            .gridCellColumns(store.columns)
        }
      }
      .padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
      Color.clear
        .frame(height: 1)
        .onAppear { store.send(.reachedEnd) }
    }
    .sheet(
      item: Binding(
        get: { store.selection },
        set: { store.send(.selected($0?.id)) }
      )
    ) { selection in
      Text(selection.value.picture.url.lastPathComponent)
    }
  }
}

struct PictureCellView: View {
  @Bindable var store: StoreOf<PictureCell>

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Rectangle()
        .fill(.quaternary)
        .aspectRatio(1, contentMode: .fill)
      Button {
        store.send(.favoriteButtonTapped)
      } label: {
        Image(systemName: store.picture.isFavorite ? "heart.fill" : "heart")
          .imageScale(.large)
          .foregroundStyle(store.picture.isFavorite ? .red : .white)
      }
      .offset(x: -4, y: 4)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
    .help("A picture")
  }
}
