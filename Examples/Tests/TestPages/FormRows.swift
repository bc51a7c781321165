import ComposableUI
import Foundation

/// The rows of a form with each kind of control, label and value.
struct FormRows: View {
  @State private var text = "Filled"
  @State private var empty = ""
  @State private var date = Date(timeIntervalSince1970: 800_000_000)
  @State private var color = Color.blue
  @State private var choice = 0
  @State private var isOn = true
  @State private var count = 1
  @State private var amount = 4.0

  var body: some View {
    Form {
      labels
      controls("Controls")
      fields
      stacks
      controls("Disabled").disabled(true)
    }
    .navigationTitle("Form rows")
  }

  private var labels: some View {
    Section("Labels") {
      Label("Label", systemImage: "person")
      Button("Button", systemImage: "star") {}
      NavigationLink {
        Text("There").navigationTitle("There")
      } label: {
        Label("Link to a screen", systemImage: "calendar")
      }
      LabeledContent("Title", value: "Value")
      Menu("Menu") {
        Button("Copy") {}
        Divider()
        Button("Delete", role: .destructive) {}
      }
      Link("Link to a page", destination: URL(string: "https://example.com")!)
    }
  }

  private func controls(_ title: String) -> some View {
    Section(title) {
      Picker("Picker", selection: $choice) {
        Text("First").tag(0)
        Text("Second").tag(1)
      }
      Picker("Segments", selection: $choice) {
        Text("First").tag(0)
        Text("Second").tag(1)
      }
      .pickerStyle(.segmented)
      Toggle("Toggle", isOn: $isOn)
      Stepper("Stepper: \(count)", value: $count)
      Slider(value: $amount, in: 0...10) { Text("Slider") }
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Day and time", selection: $date)
      ColorPicker("Color", selection: $color)
      ProgressView("Progress", value: amount, total: 10)
      ProgressView("Loading")
      ProgressView(value: amount, total: 10).progressViewStyle(.circular)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
  }

  private var fields: some View {
    Section("Fields") {
      TextField("Title of the field", text: $text)
      TextField("Title", text: $text, prompt: Text("Prompt"))
      TextField("Name", text: $text).accessibilityLabel("Name of a row")
      SecureField("Password", text: $empty)
      TextField("Rounded", text: $text).textFieldStyle(.roundedBorder)
    }
  }

  private var stacks: some View {
    Section("Stacks") {
      HStack {
        TextField("Field in a stack", text: $text)
        Button("Add") {}
      }
      HStack {
        VStack(alignment: .leading) { TextField("Field in two stacks", text: $text) }
        Toggle("On", isOn: $isOn).labelsHidden()
      }
      HStack {
        Text("Buttons")
        Spacer()
        Button("Edit", systemImage: "pencil") {}.labelStyle(.iconOnly).buttonStyle(.borderless)
        Button("Save") {}
      }
      HStack {
        Button("Wait") {}
        ProgressView()
      }
      .accessibilityLabel("Waiting")
      HStack {
        Text("Total")
        Spacer()
        Text("12 €").foregroundStyle(.secondary)
      }
    }
  }
}
