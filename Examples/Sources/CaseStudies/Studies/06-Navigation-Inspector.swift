import ComposableArchitecture
public import SwiftUI

extension CaseStudy {
  static let inspector = CaseStudy(
    "Inspector and windows",
    """
    An `inspector` shows the details of the selected moon: beside the list in a wide window, in a sheet in a narrow \
    one. A button opens them in a window of their own, with `openWindow`: another tab of the browser. The portrait is \
    a sheet that grows out of its button, by a `navigationTransition`.
    """
  ) {
    MoonsView(store: Store(initialState: Moons.State()) { Moons() })
  }
}

/// A moon of the solar system.
struct Moon: Equatable, Identifiable, Sendable {
  let name: String
  let planet: String
  /// The diameter, in kilometers.
  let diameter: Int
  /// The time of one orbit, in days.
  let orbit: Double
  let color: Color

  var id: String { name }

  static let all = [
    Moon(name: "Europa", planet: "Jupiter", diameter: 3_122, orbit: 3.55, color: .brown),
    Moon(name: "Io", planet: "Jupiter", diameter: 3_643, orbit: 1.77, color: .yellow),
    Moon(name: "Moon", planet: "Earth", diameter: 3_475, orbit: 27.32, color: .gray),
    Moon(name: "Titan", planet: "Saturn", diameter: 5_150, orbit: 15.95, color: .orange),
    Moon(name: "Triton", planet: "Neptune", diameter: 2_707, orbit: 5.88, color: .cyan),
  ]
}

@Reducer
struct Moons {
  @ObservableState
  struct State: Equatable {
    var selection: Moon.ID?
    var isInspectorPresented = false
    var isPortraitPresented = false

    var moon: Moon? { Moon.all.first { $0.id == selection } }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case inspectorButtonTapped
    case moonTapped(Moon.ID)
    case portraitButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .inspectorButtonTapped:
        state.isInspectorPresented.toggle()
        return .none

      case .moonTapped(let id):
        state.selection = id
        state.isInspectorPresented = true
        return .none

      case .portraitButtonTapped:
        state.isPortraitPresented = state.moon != nil
        return .none
      }
    }
  }
}

struct MoonsView: View {
  @Bindable var store: StoreOf<Moons>
  @Environment(\.openWindow) private var openWindow
  @Namespace private var namespace

  var body: some View {
    Form {
      Section("Moons") {
        ForEach(Moon.all) { moon in
          Button {
            store.send(.moonTapped(moon.id))
          } label: {
            HStack {
              MoonPicture(moon: moon).frame(width: 28, height: 28)
              Text(moon.name).bold(moon.id == store.selection)
              Spacer()
              Text(moon.planet).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.borderless)
          .tint(.primary)
          .accessibilityAddTraits(moon.id == store.selection ? .isSelected : [])
        }
      }
      Section {
        Button(store.isInspectorPresented ? "Hide details" : "Show details") {
          store.send(.inspectorButtonTapped)
        }
        if let moon = store.moon {
          Button("Show a portrait") { store.send(.portraitButtonTapped) }
            .matchedTransitionSource(id: moon.id, in: namespace)
          Button("Open in a window") { openWindow(id: "moon", value: moon.id) }
        }
      }
    }
    .inspector(isPresented: $store.isInspectorPresented) {
      MoonDetails(moon: store.moon).inspectorColumnWidth(260)
    }
    .sheet(isPresented: $store.isPortraitPresented) {
      if let moon = store.moon {
        VStack(spacing: 20) {
          MoonPicture(moon: moon).frame(width: 220, height: 220)
          Text(moon.name).font(.title)
          Button("Close") { store.isPortraitPresented = false }
        }
        .padding(32)
        .navigationTransition(.zoom(sourceID: moon.id, in: namespace))
      }
    }
  }
}

/// The window of a moon.
public struct MoonWindow: View {
  private let id: String?

  /// Creates the window of the moon with a name.
  public init(name: String?) { id = name }

  public var body: some View {
    let moon = Moon.all.first { $0.id == id }
    MoonDetails(moon: moon).navigationTitle(moon?.name ?? "No moon")
  }
}

private struct MoonDetails: View {
  let moon: Moon?

  var body: some View {
    if let moon {
      List {
        Section(moon.name) {
          LabeledContent("Planet", value: moon.planet)
          LabeledContent("Diameter") { Text("\(moon.diameter.formatted()) km") }
          LabeledContent("Orbit") { Text("\(moon.orbit.formatted()) days") }
        }
      }
    } else {
      ContentUnavailableView("Select a moon", systemImage: "moon")
    }
  }
}

private struct MoonPicture: View {
  let moon: Moon

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [moon.color.mix(with: .white, by: 0.6), moon.color, .black], center: .topLeading,
          startRadius: 0, endRadius: 400)
      )
      .accessibilityHidden(true)
  }
}

#Preview {
  MoonsView(store: Store(initialState: Moons.State()) { Moons() })
}
