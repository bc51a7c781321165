import ComposableUI
import ConcurrencyExtras

/// Rows that change under slow animations. A new page shows the content of the last change.
struct Motion: View {
  @State private var content = latest.value

  var body: some View {
    List {
      Section("Changes") {
        Text("Step \(content.steps)")
        ForEach(Change.allCases, id: \.self) { change in
          Button(change.rawValue) { make(change) }
        }
      }
      Section("Rows") { rows }
      Text("Row without a section")
      rows
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach($content.rows) { $row in
      HStack {
        VStack(alignment: .leading) {
          TextField("Text \(row.id)", text: $row.text)
          if row.isTall { Text("More about \(row.id)").transition(.scale) }
        }
        Spacer()
        Toggle("On", isOn: $row.isOn).frame(width: 120)
      }
      .transition(.move(edge: .leading).combined(with: .opacity))
    }
    if content.isStriped {
      Text("Stripes").padding().background(.red)
    } else {
      Picker("Choice", selection: $content.choice) {
        ForEach(content.rows) { Text("Option \($0.id)") }
      }
    }
  }

  private func make(_ change: Change) {
    // Longer than any test, which ends the animations by itself.
    withAnimation(.linear(duration: 100)) {
      content.make(change)
      content.steps += 1
    }
    latest.withValue { [content] in $0 = content }
  }
}

/// The content of the last change.
private let latest = LockIsolated(Content())

private enum Change: String, CaseIterable {
  case add = "Add a row"
  case removeFirst = "Remove the first row"
  case removeSecond = "Remove the second row"
  case removeLast = "Remove the last row"
  case removeAll = "Remove all rows"
  case reverse = "Reverse the rows"
  case rotate = "Rotate the rows"
  case grow = "Grow the second row"
  case replace = "Replace the row below"
  case reset = "Start over"
}

private struct Content {
  struct Row: Identifiable {
    let id: Int
    var text = ""
    var isOn = false
    var isTall = false
  }

  var steps = 0
  var rows = (1...4).map { Row(id: $0) }
  var choice = 1
  var isStriped = false
  private var lastID = 4

  mutating func make(_ change: Change) {
    switch change {
    case .add:
      lastID += 1
      rows.insert(Row(id: lastID), at: rows.count / 2)
    case .removeFirst: rows = Array(rows.dropFirst())
    case .removeSecond where rows.count > 1: rows.remove(at: 1)
    case .removeLast: rows = rows.dropLast()
    case .removeAll: rows = []
    case .reverse: rows.reverse()
    case .rotate where !rows.isEmpty: rows.append(rows.removeFirst())
    case .grow where rows.count > 1: rows[1].isTall.toggle()
    case .replace: isStriped.toggle()
    case .reset:
      let steps = steps
      self = Content()
      self.steps = steps
    case .removeSecond, .rotate, .grow: break
    }
  }
}
