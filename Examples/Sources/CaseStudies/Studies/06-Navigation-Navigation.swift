import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let navigation = CaseStudy(
    "Lists and details",
    """
    A list whose rows lead to a screen with details. The state of each article stays in the list's feature, \
    and `scope` narrows the list's store to the one that the link passes on: a new title shows in the row, \
    too. The `task` of the screen starts an effect that counts the seconds, and cancels it when you go back. \
    Open an article, change its title, and watch the time of its row.
    """
  ) {
    ReadingListView(store: Store(initialState: ReadingList.State()) { ReadingList() })
  }
}

@Reducer
struct ReadingList {
  @ObservableState
  struct State: Equatable {
    var articles: IdentifiedArrayOf<Article.State> = [
      Article.State(id: 1, title: "Structured concurrency"),
      Article.State(id: 2, title: "Value types"),
      Article.State(id: 3, title: "Result builders"),
    ]
  }

  enum Action: Equatable {
    case articles(IdentifiedActionOf<Article>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.articles, action: \.articles) { Article() }
  }
}

@Reducer
struct Article {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var secondsRead = 0

    var displayTitle: String { title.isEmpty ? "Untitled" : title }
  }

  enum Action: Equatable {
    case task
    case timerTicked
    case titleChanged(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run(for: clock.timer(interval: .seconds(1))) { _, send in
          await send(.timerTicked)
        }

      case .timerTicked:
        state.secondsRead += 1
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

struct ReadingListView: View {
  let store: StoreOf<ReadingList>

  var body: some View {
    List {
      Section("Articles") {
        ForEach(store.scope(state: \.articles, action: \.articles)) { article in
          NavigationLink {
            ArticleView(store: article)
          } label: {
            ArticleRow(store: article)
          }
        }
      }
    }
  }
}

struct ArticleRow: View {
  let store: StoreOf<Article>

  var body: some View {
    HStack {
      Text(store.displayTitle)
      Spacer()
      Text("\(store.secondsRead) s").monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

struct ArticleView: View {
  @Bindable var store: StoreOf<Article>

  var body: some View {
    Form {
      Section("Title") {
        TextField("Title", text: $store.title.sending(\.titleChanged))
      }
      Section {
        LabeledContent("Time on this screen", value: "\(store.secondsRead) s")
      }
    }
    .navigationTitle(store.displayTitle)
    // The task is cancelled when the screen disappears, and with it the effects of the action.
    .task { await store.send(.task).finish() }
  }
}

#Preview {
  NavigationStack {
    ReadingListView(store: Store(initialState: ReadingList.State()) { ReadingList() })
  }
}
