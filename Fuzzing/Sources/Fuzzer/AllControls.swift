import ComposableUI
import Foundation

/// A view with each kind of control and gesture, whose state is shown.
struct AllControls: View {
  @State private var text = "text"
  @State private var isOn = false
  @State private var level = 0.5
  @State private var count = 3
  @State private var choice = "tea"
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.blue
  @State private var rows = ["milk", "bread", "salt"]
  @State private var isPresented = false
  @State private var location = CGPoint.zero
  @State private var size = CGSize.zero
  @State private var tab = 0
  @State private var files = 0

  var body: some View {
    VStack {
      form
      gestures
      list
      TabView(selection: $tab) {
        Text("One").tabItem { Text("One") }.tag(0)
        Text("Two").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  private var form: some View {
    Form {
      TextField("Name", text: $text).onSubmit { text += "!" }
      SecureField("Password", text: $text)
      TextEditor(text: $text)
      TextField("Count", value: $count, format: .number)
      Toggle("On", isOn: $isOn)
      Slider(value: $level, in: 0...1, step: 0.1)
      Stepper("Count \(count)", value: $count, in: 0...10)
      Picker("Drink", selection: $choice) {
        Text("Tea").tag("tea")
        Text("Coffee").tag("coffee")
      }
      DatePicker("Date", selection: $date)
      ColorPicker("Color", selection: $color)
      DisclosureGroup("More") { Text("\(text) \(level) \(count)") }
      Menu("Menu") { Button("Add") { count += 1 } }
    }
  }

  private var gestures: some View {
    VStack {
      Text("\(location.x) \(location.y) \(size.width) \(files)")
      Circle().onTapGesture { location = $0 }
      Circle().onLongPressGesture { isOn.toggle() }
      Circle().gesture(DragGesture().onChanged { location = $0.location })
      GeometryReader { proxy in Text("\(proxy.size.width)") }
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented) { TextField("Name", text: $text) }
      Button("Import") { isPresented = true }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) { _ in
          files += 1
        }
      Text("Drop").dropDestination { urls, point in
        (files, location) = (files + urls.count, point)
        return true
      }
      HTMLElement("canvas").hook("drawing", value: count)
        .onEvent("point", as: [Int].self) { count = min(20, max(0, $0.first ?? 0)) }
      ScrollView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
  }

  private var list: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { row in
          NavigationLink(row) { Text(row) }
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .searchable(text: $text)
    }
  }
}
