import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let appearance = CaseStudy(
    "Appearance",
    """
    Grids, styles of controls, effects and attributes of texts, as in SwiftUI. One field of the state hides all texts \
    of a group while they are not known.
    """
  ) {
    AppearanceView(store: Store(initialState: Appearance.State()) { Appearance() })
  }
}

@Reducer
struct Appearance {
  @ObservableState
  struct State: Equatable {
    var color = Color(red: 0.2, green: 0.4, blue: 0.8)
    var isLoading = false
    var isNotified = true
    var progress = 0.4
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

/// A bar with the fraction beside it.
struct LabeledBarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ProgressView(value: configuration.fractionCompleted)
      Text(configuration.fractionCompleted ?? 0, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
    }
  }
}

struct AppearanceView: View {
  @Bindable var store: StoreOf<Appearance>

  var body: some View {
    Form {
      controls
      grids
      texts
      effects
    }
  }

  private var controls: some View {
    Section("Styles of controls") {
      Slider(value: $store.progress, in: 0...1) { Text("Progress") }
      ProgressView(value: store.progress).progressViewStyle(LabeledBarStyle())
      HStack(spacing: 24) {
        ProgressView("Ring", value: store.progress).progressViewStyle(.circular)
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
        Gauge(value: store.progress) { Text("Gauge") }.gaugeStyle(.accessoryCircularCapacity)
      }
      Toggle("Notifications", isOn: $store.isNotified).toggleStyle(.button)
      Button("Reset") { store.send(.resetButtonTapped) }.buttonStyle(.borderedProminent)
      ColorPicker("Color", selection: $store.color)
    }
  }

  private var grids: some View {
    Section("Grids") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 8) {
        ForEach(1...8, id: \.self) { number in
          RoundedRectangle(cornerRadius: 8)
            .fill(store.color.opacity(Double(number) / 8))
            .frame(height: 40)
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
        GridRow {
          Text("City").bold()
          Text("Distance").bold().gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Lisbon")
          Text("2,315 km")
        }
        GridRow {
          Text("Oslo")
          Text("838 km")
        }
      }
      GroupBox("Group") { Text("A box around a view") }
    }
  }

  private var texts: some View {
    Section("Texts") {
      Toggle("Loading", isOn: $store.isLoading)
      VStack(alignment: .leading) {
        Text("A headline in capitals").textCase(.uppercase).tracking(2)
        Text(
          "Lines of a longer text with space between them, of which the last ones may be left out."
        )
        .lineSpacing(6)
        Image(systemName: "star").symbolVariant(.fill)
      }
      .redacted(reason: store.isLoading ? .placeholder : [])
    }
    .headerProminence(.increased)
  }

  private var effects: some View {
    Section("Effects") {
      HStack(spacing: 16) {
        swatch.shadow(radius: 6)
        swatch.blur(radius: 2)
        swatch.saturation(0.2)
        swatch.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      }
      .frame(maxWidth: .infinity)
      ContentUnavailableView(
        "Nothing here", systemImage: "tray", description: Text("It will come."))
    }
    .listRowSeparator(.hidden)
  }

  private var swatch: some View {
    LinearGradient(
      colors: [store.color, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .clipShape(Circle())
    .frame(width: 44, height: 44)
  }
}

#Preview {
  AppearanceView(store: Store(initialState: Appearance.State()) { Appearance() })
}
