import AVKit
import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let pictures = CaseStudy(
    "Pictures and videos",
    """
    A picture of the asset catalog, with a variant for dark appearance; it fills its frame, or fits into it. An \
    `AsyncImage` is loaded by the browser: its phases are a placeholder, the picture, and a failure. The video is a \
    file of the bundle, and `ViewThatFits` puts its buttons below each other where they have no place beside each other.
    """
  ) {
    PicturesView(store: Store(initialState: Pictures.State()) { Pictures() })
  }
}

@Reducer
struct Pictures {
  @ObservableState
  struct State: Equatable {
    var mode = Mode.fill
    var address = """
      https://upload.wikimedia.org/wikipedia/commons/4/47/PNG_transparency_demonstration_1.png
      """
    var picture: URL?

    enum Mode: String, CaseIterable {
      case fill = "Fill"
      case fit = "Fit"
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loadTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.address):
        state.picture = nil
        return .none

      case .binding:
        return .none

      case .loadTapped:
        state.picture = URL(string: state.address)
        return .none
      }
    }
  }
}

struct PicturesView: View {
  @Bindable var store: StoreOf<Pictures>
  @State private var player = AVPlayer(
    url: Bundle.module.url(forResource: "harbour", withExtension: "mp4")!)

  var body: some View {
    Form {
      Section("Asset catalog") {
        Image("Harbour", bundle: .module)
          .resizable()
          .aspectRatio(contentMode: store.mode == .fill ? .fill : .fit)
          .frame(maxWidth: .infinity)
          .frame(height: 140)
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .accessibilityLabel("A boat in a harbour")
        Picker("Mode", selection: $store.mode) {
          ForEach(Pictures.State.Mode.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("From the web") {
        TextField("Address", text: $store.address)
          .keyboardType(.URL)
          .autocorrectionDisabled()
        Button("Load") { store.send(.loadTapped) }
        if let picture = store.picture {
          AsyncImage(url: picture, transaction: Transaction(animation: .default)) { phase in
            switch phase {
            case .success(let image):
              image.resizable().scaledToFit().accessibilityLabel("The picture")
            case .failure:
              Label("The picture was not loaded.", systemImage: "photo")
                .foregroundStyle(.secondary)
            default:
              ProgressView()
            }
          }
          .frame(maxWidth: .infinity)
          .frame(height: 140)
        }
      }
      Section("Video") {
        VideoPlayer(player: player)
          .aspectRatio(16 / 9, contentMode: .fit)
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .accessibilityLabel("A boat, rocked by the waves")
        ViewThatFits {
          HStack { buttons }
          VStack { buttons }
        }
        .buttonStyle(.bordered)
        .frame(maxWidth: .infinity)
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Play without sound", systemImage: "play.fill") {
      player.isMuted = true
      player.play()
    }
    Button("Back to the start", systemImage: "backward.end.fill") {
      player.pause()
      player.seek(to: .zero)
    }
  }
}

#Preview {
  PicturesView(store: Store(initialState: Pictures.State()) { Pictures() })
}
