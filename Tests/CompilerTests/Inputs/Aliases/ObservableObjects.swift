// Models and views as in an application for Apple platforms: compiled with the module aliases that
// the documentation names.
import Combine
import Foundation
import SwiftUI

struct Article: Decodable, Identifiable {
  let id: Int
  let title: String
}

final class NewsModel: ObservableObject {
  enum Phase: Equatable { case idle, loading, failed(String) }

  @Published var query = ""
  @Published var isFiltered = false
  @Published private(set) var articles: [Article] = []
  @Published private(set) var phase = Phase.idle
  private var cancellables: Set<AnyCancellable> = []

  init(scheduler: DispatchQueue = .main) {
    $query
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { [weak self] query in
        self?.phase = query.isEmpty ? .idle : .loading
      }
      .store(in: &cancellables)
    Just(Data("[]".utf8))
      .decode(type: [Article].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .assign(to: &$articles)
  }
}

final class Settings: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var isCompact = false {
    willSet { objectWillChange.send() }
  }
}

final class Session: ObservableObject {
  let objectWillChange = PassthroughSubject<String?, Never>()
  var user: String? {
    willSet { objectWillChange.send(newValue) }
  }
}

struct NewsApp: App {
  @StateObject private var session = Session()
  @StateObject private var settings: Settings

  init() {
    _settings = StateObject(wrappedValue: Settings())
  }

  var body: some Scene {
    WindowGroup {
      NewsView()
        .environmentObject(session)
        .environmentObject(settings)
    }
  }
}

struct NewsView: View {
  @StateObject private var model = NewsModel()
  @EnvironmentObject private var session: Session
  @State private var now = Date()
  private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  var body: some View {
    Form {
      TextField("Search", text: $model.query.animation())
      Toggle("Filter", isOn: $model.isFiltered)
      Text(session.user ?? "Nobody")
      ArticleList(model: model)
      SettingsRow()
    }
    .onReceive(timer) { now = $0 }
    .onReceive(model.$phase.dropFirst()) { phase in
      if phase == .loading { now = Date() }
    }
    .onReceive(NotificationCenter.default.publisher(for: .refreshed)) { _ in
      session.user = nil
    }
  }
}

struct ArticleList: View {
  @ObservedObject private var model: NewsModel

  init(model: NewsModel) {
    self.model = model
  }

  var body: some View {
    ForEach(model.articles) { Text($0.title) }
  }
}

struct SettingsRow: View {
  @EnvironmentObject var settings: Settings

  var body: some View { Toggle("Compact", isOn: $settings.isCompact) }
}

extension Notification.Name {
  static let refreshed = Notification.Name("refreshed")
}

struct NewsView_Previews: PreviewProvider {
  static var previews: some View {
    NewsView().environmentObject(Session()).environmentObject(Settings())
  }
}
