public import ComposableArchitecture
import ComposablePersistence
public import SwiftUI

/// A board, or the question for the user's name.
public struct BoardView: View {
  @Bindable private var store: StoreOf<BoardFeature>

  /// Creates a view.
  public init(store: StoreOf<BoardFeature>) { self.store = store }

  public var body: some View {
    NavigationStack {
      Group {
        if store.memberID == nil { JoinForm(store: store) } else { columns }
      }
      .navigationTitle("Board")
      .toolbar {
        if store.memberID != nil {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Undo", systemImage: "arrow.uturn.backward") {
              store.send(.undoTapped, animation: .default)
            }
            .disabled(store.history.undos.isEmpty)
            Button("Redo", systemImage: "arrow.uturn.forward") {
              store.send(.redoTapped, animation: .default)
            }
            .disabled(store.history.redos.isEmpty)
          }
        }
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) {
      CardFormView(store: $0, columns: store.board.columns)
    }
    .onAppear { store.send(.appeared) }
  }

  private var columns: some View {
    VStack(alignment: .leading, spacing: 16) {
      Members(members: store.members)
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(store.board.columns) { ColumnView(store: store, column: $0) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .animation(.default, value: store.board)
  }
}

/// The question for the name of the user.
private struct JoinForm: View {
  @Bindable var store: StoreOf<BoardFeature>

  var body: some View {
    Form {
      Section {
        TextField("Your name", text: $store.name)
          .onSubmit { store.send(.joinTapped) }
        Button("Open the board") { store.send(.joinTapped) }
      } footer: {
        Text("Others see it while you are here.")
      }
    }
  }
}

/// The users who are here, as avatars.
private struct Members: View {
  let members: IdentifiedArrayOf<Member<User>>

  var body: some View {
    HStack(spacing: 8) {
      ForEach(members) { member in
        Avatar(user: member.value)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Here")
  }
}

/// A user as a colored circle with the first letters of the name.
private struct Avatar: View {
  let user: User
  private static let colors = [
    Color(red: 0.1, green: 0.4, blue: 0.8), Color(red: 0.5, green: 0.25, blue: 0.7),
    Color(red: 0.75, green: 0.15, blue: 0.4), Color(red: 0.5, green: 0.35, blue: 0.15),
    Color(red: 0.15, green: 0.45, blue: 0.3), Color(red: 0.1, green: 0.45, blue: 0.5),
  ]

  var body: some View {
    Text(user.initials)
      .font(.caption.bold())
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(color, in: Circle())
      .accessibilityLabel(user.name)
      .help(user.name)
  }

  /// A color that depends on the name alone, so that all pages show the same.
  private var color: Color {
    Self.colors[
      Int(user.name.utf8.reduce(0 as UInt) { $0 &* 31 &+ UInt($1) } % UInt(Self.colors.count))]
  }
}

private struct ColumnView: View {
  @Bindable var store: StoreOf<BoardFeature>
  let column: Column

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      let cards = store.board.cards(in: column.id)
      HStack {
        Text(column.title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Text("\(cards.count)").foregroundStyle(.secondary)
      }
      ForEach(cards) { card in
        CardView(
          card: card, readers: store.members.filter { $0.value.openCard == card.id }
        ) {
          store.send(.cardTapped(card.id))
        }
        .draggable(card)
        .dropDestination(for: DroppedItem.self) { items, _ in drop(items, above: card.id) }
      }
      if store.draftColumn == column.id {
        draft
      } else {
        Button("New card", systemImage: "plus") { store.send(.newCardTapped(column.id)) }
          .buttonStyle(.borderless)
      }
    }
    .padding(12)
    .frame(width: 280, alignment: .leading)
    .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    .dropDestination(for: DroppedItem.self) { items, _ in drop(items, above: nil) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.title)
  }

  @ViewBuilder private var draft: some View {
    TextField("Title", text: $store.draft)
      .textFieldStyle(.roundedBorder)
      .onSubmit { store.send(.draftSubmitted, animation: .default) }
    HStack {
      Button("Add") { store.send(.draftSubmitted, animation: .default) }
        .buttonStyle(.borderedProminent)
      Button("Close") { store.send(.closeDraftTapped) }
    }
  }

  private func drop(_ items: [DroppedItem], above next: Card.ID?) -> Bool {
    for item in items {
      switch item {
      case .card(let id):
        store.send(.cardDropped(id, column.id, above: next), animation: .default)
      case .text(let text):
        store.send(.textDropped(text, column.id, above: next), animation: .default)
      }
    }
    return true
  }
}

private struct CardView: View {
  let card: Card
  /// The users who have opened the card.
  let readers: IdentifiedArrayOf<Member<User>>
  let open: () -> Void

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading, spacing: 4) {
        Text(card.title)
        if !card.notes.isEmpty {
          Text(card.notes).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
        }
        if !readers.isEmpty {
          HStack(spacing: 4) { ForEach(readers) { Avatar(user: $0.value) } }
        }
      }
      .multilineTextAlignment(.leading)
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}

private struct CardFormView: View {
  @Bindable var store: StoreOf<CardForm>
  let columns: IdentifiedArrayOf<Column>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $store.card.title)
          TextField("Notes", text: $store.card.notes, axis: .vertical)
          Picker("Column", selection: $store.card.column) {
            ForEach(columns) { Text($0.title).tag($0.id) }
          }
        }
        Section {
          Button("Delete", role: .destructive) { store.send(.deleteTapped) }
        }
      }
      .navigationTitle("Card")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.doneTapped) }
            .disabled(store.card.title.isEmpty)
        }
      }
    }
  }
}

/// A dropped item of a column: a card, or a text of another program.
private enum DroppedItem: Transferable {
  case card(Card.ID)
  case text(String)

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (card: Card) in DroppedItem.card(card.id) })
    ProxyRepresentation(importing: { (text: String) in DroppedItem.text(text) })
  }
}

extension Card: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.board.card"))
    ProxyRepresentation(exporting: \.title)
  }
}

#Preview {
  BoardView(store: Store(initialState: BoardFeature.State()) { BoardFeature() })
}
