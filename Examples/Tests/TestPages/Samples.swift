import ComposableUI

/// Rows whose layout is difficult on a narrow screen.
struct Samples: View {
  @State private var choice = 1
  @State private var count = 0
  @State private var isOn = false
  @State private var text = ""

  private let segments = ["First", "Second", "Another", "Something", "Everything"]
  private let title = "A title that is much too long for one line of a phone"
  private let word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"

  var body: some View {
    HStack {
      Button("Mark read", systemImage: "book") { count += 1 }
      Button("Edit", systemImage: "pencil") { count += 1 }
      Button("Share", systemImage: "square.and.arrow.up") { count += 1 }
      Button("Delete", systemImage: "trash", role: .destructive) { count += 1 }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Four buttons")
    HStack {
      ForEach(1..<9) { number in
        Button("Number \(number)") { count += number }.buttonStyle(.bordered)
      }
    }
    .accessibilityLabel("Eight buttons")
    HStack {
      Text(title)
      Spacer()
      Text("0:00").monospacedDigit()
    }
    .accessibilityLabel("Title and time")
    HStack {
      Text(title).bold()
      Text("3 min left").foregroundStyle(.secondary)
    }
    .accessibilityLabel("Title and rest")
    HStack {
      Image(systemName: "book")
      VStack(alignment: .leading) {
        Text(title)
        Text("Second line").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Remove") { count = 0 }
    }
    .accessibilityLabel("Icon, titles and button")
    controls
  }

  @ViewBuilder private var controls: some View {
    Text(word).accessibilityLabel("Long word")
    HStack {
      Text(word)
      Text("0:00").monospacedDigit()
    }
    .accessibilityLabel("Long word and time")
    Text("So wide").frame(width: 600, height: 40).background(.secondary)
      .accessibilityLabel("Wide frame")
    Picker("Segments", selection: $choice) {
      ForEach(segments.indices, id: \.self) { Text(segments[$0]).tag($0) }
    }
    .pickerStyle(.segmented)
    Toggle(title, isOn: $isOn)
    Stepper("\(title): \(count)", value: $count)
    Label(title, systemImage: "star")
    HStack {
      TextField("Name", text: $text)
      Button("Add") { count += 1 }
      Button("Clear") { text = "" }
    }
    .accessibilityLabel("Field and buttons")
    NavigationLink(title) { Text("There").navigationTitle("There") }
  }
}
