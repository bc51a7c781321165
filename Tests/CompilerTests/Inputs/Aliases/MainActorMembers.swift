// Views, models and helpers that are isolated to the main actor, as in applications for Apple
// platforms.
import Combine
import ComposableArchitecture
import Foundation
import SwiftUI

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

@MainActor protocol ItemsLoading {
  func items() async throws -> [Item]
}

@MainActor final class ItemsModel: ObservableObject {
  @Published var items: [Item] = []
  @Published var query = ""
  @Published var isFiltered = false
  @Published var selection: Item?
  private let loader: (any ItemsLoading)?

  init(loader: (any ItemsLoading)? = nil) { self.loader = loader }

  var isEmpty: Bool { items.isEmpty }

  func load() async {
    items = (try? await loader?.items()) ?? []
  }

  func save() {}
  func reset() { items = [] }
  func submit() { query = "" }
  func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(_ offsets: IndexSet, _ target: Int) {
    items.move(fromOffsets: offsets, toOffset: target)
  }
  func drag(_ value: DragGesture.Value) {}
  func open(_ url: URL) {}
}

@MainActor @Perceptible final class Settings {
  var name = ""
  var size = 1.0

  func restore() { name = "" }
}

struct ItemsView: View {
  @StateObject private var model = ItemsModel()
  @State private var settings = Settings()
  @State private var isPresented = false
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let retry: () async -> Void = { await model.load() }
    NavigationStack {
      List {
        header
        ForEach(model.items) { row($0) }
          .onDelete(perform: model.delete)
          .onMove(perform: model.move)
        Retry(action: retry)
      }
      .navigationTitle(title)
      .searchable(text: $model.query)
      .refreshable { await model.load() }
      .toolbar { items }
    }
    .task { await model.load() }
    .task(id: model.query) { model.reset() }
    .onAppear(perform: model.save)
    .onDisappear { model.save() }
    .onChange(of: model.query) { model.submit() }
    .onChange(of: model.isFiltered) { _, isFiltered in log("\(isFiltered)") }
    .onReceive(model.$items) { items in log("\(items.count)") }
    .onSubmit(model.submit)
    .onOpenURL(perform: model.open)
    .sheet(item: $model.selection, onDismiss: model.reset) { detail($0) }
    .alert("Reset?", isPresented: $isPresented) {
      Button("Reset", role: .destructive, action: model.reset)
    }
    .gesture(DragGesture().onChanged(model.drag).onEnded { model.drag($0) })
    .overlay { if model.isEmpty { placeholder } }
  }

  @MainActor private var title: String { "\(model.items.count)" }

  @ViewBuilder private var header: some View {
    TextField("Name", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
      .focused($isFocused)
    Toggle("Filter", isOn: $model.isFiltered)
    Button("Save", action: model.save)
    Button("Load") {
      Task {
        await model.load()
        isFocused = model.isEmpty
      }
    }
    Button("Close") {
      settings.restore()
      dismiss()
    }
  }

  @MainActor @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Reset") { withAnimation { model.reset() } }
    }
  }

  private var placeholder: some View { Text(title) }

  @MainActor private func row(_ item: Item) -> some View {
    Button(item.title) { model.selection = item }.buttonStyle(LoggingStyle())
  }

  @MainActor @ViewBuilder
  private func detail(_ item: Item) -> some View {
    Text(item.title).highlighted(by: settings)
  }

  @MainActor private func log(_ text: String) { Log.shared.append(text) }
}

@MainActor final class Log {
  static let shared = Log()
  private var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}

struct Retry: View {
  let action: () async -> Void

  var body: some View {
    Button("Retry") { Task { await action() } }
  }
}

struct LoggingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onAppear { Log.shared.append("button") }
  }
}

struct Highlight: ViewModifier {
  let settings: Settings

  func body(content: Content) -> some View {
    content.font(.system(size: size))
  }

  @MainActor private var size: CGFloat { 10 * settings.size }
}

extension View {
  @MainActor func highlighted(by settings: Settings) -> some View {
    modifier(Highlight(settings: settings))
  }

  func logged(_ text: String) -> some View {
    onAppear { Log.shared.append(text) }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action { case increment, loaded }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return action == .increment
        ? .run { @MainActor send in
          Log.shared.append("loaded")
          await send(.loaded)
        } : .none
    }
  }
}

@MainActor struct CounterView: View {
  let store: StoreOf<Counter>

  @MainActor var body: some View {
    Form {
      Button("Increment", action: increment)
      Text(text)
    }
    .logged("counter")
    .task { await store.send(.increment).finish() }
  }

  @MainActor private var text: String { "\(store.count)" }

  @MainActor private func increment() { store.send(.increment) }
}

struct ItemsApp: App {
  @MainActor static let store = Store(initialState: Counter.State()) { Counter() }
  @StateObject private var model = ItemsModel()

  @MainActor init() {}

  var body: some Scene {
    WindowGroup {
      ItemsView().environmentObject(model)
    }
    WindowGroup("Counter", id: "counter") {
      CounterView(store: Self.store)
    }
  }
}

struct ItemsView_Previews: PreviewProvider {
  static var previews: some View { ItemsView() }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}
