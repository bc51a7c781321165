import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Controls, their styles and their modifiers.
@MainActor
@Suite struct ControlSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Button") {
      Button("Title") {}
    } is: {
      """
      Button(style: automatic, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(label)") {
      Button {
      } label: {
        Image(systemName: "star"); Text("Title")
      }
    } is: {
      """
      Button(style: automatic, isEnabled)
        Symbol(name: "star")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(role:)") {
      Button("Title", role: .destructive) {}
    } is: {
      """
      Button(role: destructive, style: automatic, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(systemImage:)") {
      Button("Title", systemImage: "star") {}
    } is: {
      """
      Button(style: automatic, isEnabled)
        TitleAndIcon
          Symbol(name: "star")
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.bordered)") {
      Button("Title") {}.buttonStyle(.bordered)
    } is: {
      """
      Button(style: bordered, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.borderedProminent)") {
      Button("Title") {}.buttonStyle(.borderedProminent)
    } is: {
      """
      Button(style: borderedProminent, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.borderless)") {
      Button("Title") {}.buttonStyle(.borderless)
    } is: {
      """
      Button(style: borderless, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.plain)") {
      Button("Title") {}.buttonStyle(.plain)
    } is: {
      """
      Button(style: plain, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(ButtonStyle)") {
      Button("Title") {}.buttonStyle(SnapshotFixtures.Outlined())
    } is: {
      """
      Button(style: plain, isEnabled)
        Overlay(alignment: (horizontal: center, vertical: center))
          Layer
            Text(runs: [(text: "Title", traits: (0))])
          Layer
            Padding(edges: (15), length: 0.5)
              Shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), style: \
      (lineWidth: 1.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("buttonBorderShape") {
      Button("Title") {}.buttonBorderShape(.capsule)
    } is: {
      """
      ButtonBorder(shape: capsule)
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("controlSize") {
      Button("Title") {}.controlSize(.large)
    } is: {
      """
      ControlSize(size: large)
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Link") {
      Link("Title", destination: URL(string: "https://example.com")!)
    } is: {
      """
      Link(url: https://example.com, isEnabled, style: automatic)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Link(label)") {
      Link(destination: URL(string: "/path")!) { Text("Title").bold() }
    } is: {
      """
      Link(url: /path, isEnabled, style: automatic)
        Text(runs: [(text: "Title", traits: (1))])
      """
    }
    Snapshot("ShareLink") {
      ShareLink(item: URL(string: "https://example.com")!, subject: Text("Subject"))
    } is: {
      """
      ShareLink(text: "https://example.com", url: https://example.com, subject: "Subject", \
      isEnabled, style: automatic)
        TitleAndIcon
          Symbol(name: "square.and.arrow.up")
          Text(runs: [(text: "Share…", traits: (0))])
      """
    }
    Snapshot("DefaultShareLinkLabel") {
      DefaultShareLinkLabel(title: Text("Title"))
    } is: {
      """
      TitleAndIcon
        Symbol(name: "square.and.arrow.up")
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Menu") {
      Menu("Title") { Button("Item") {} }
    } is: {
      """
      Menu(isEnabled)
        MenuLabel
          Text(runs: [(text: "Title", traits: (0))])
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Item", traits: (0))])
      """
    }
    Snapshot("Menu(systemImage:)") {
      Menu("Title", systemImage: "star") { Button("Item") {} }
    } is: {
      """
      Menu(isEnabled)
        MenuLabel
          TitleAndIcon
            Symbol(name: "star")
            Text(runs: [(text: "Title", traits: (0))])
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Item", traits: (0))])
      """
    }
    Snapshot("menuStyle") {
      Menu("Title") {}.menuStyle(.borderlessButton)
    } is: {
      """
      Menu(isEnabled)
        MenuLabel
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("menuIndicator") {
      Menu("Title") {}.menuIndicator(.hidden)
    } is: {
      """
      Menu(isEnabled)
        MenuLabel
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot(unchanged: "datePickerStyle") { $0.datePickerStyle(.wheel) }
    Snapshot("contextMenu") {
      Text("a").contextMenu { Button("Item") {} }
    } is: {
      """
      ContextMenu(isEnabled)
        Text(runs: [(text: "a", traits: (0))])
        ContextMenuItems
          Button(style: automatic, isEnabled)
            Text(runs: [(text: "Item", traits: (0))])
      """
    }
    Snapshot("Toggle") {
      Toggle("Title", isOn: .constant(true))
    } is: {
      """
      Toggle(isOn, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Toggle(label)") {
      Toggle(isOn: .constant(false)) { Text("Title") }
    } is: {
      """
      Toggle(isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.button)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.button)
    } is: {
      """
      Button(style: bordered, isEnabled, isOn)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.checkbox)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.checkbox)
    } is: {
      """
      Button(style: plain, isEnabled, isOn)
        HStack(alignment: center)
          Symbol(name: "checkmark.square.fill")
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.switch)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.switch)
    } is: {
      """
      Toggle(isOn, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(value:)") {
      Stepper("Title", value: .constant(1))
    } is: {
      """
      Stepper(canIncrement, canDecrement, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(value:in:)") {
      Stepper("Title", value: .constant(1), in: 1...3)
    } is: {
      """
      Stepper(canIncrement, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(onIncrement:onDecrement:)") {
      Stepper("Title", onIncrement: {}, onDecrement: nil)
    } is: {
      """
      Stepper(canIncrement, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Slider", is: "Slider(value: 0.5, range: 0.0...1.0, isEnabled)") {
      Slider(value: .constant(0.5))
    }
    Snapshot("Slider(in:step:)") {
      Slider(value: .constant(20.0), in: 0...100, step: 5) { Text("Title") }
    } is: {
      """
      Slider(value: 20.0, range: 0.0...100.0, step: 5.0, isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Slider(bounds' labels)") {
      Slider(value: .constant(0.5)) {
        Text("Title")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "0", traits: (0))])
        Slider(value: 0.5, range: 0.0...1.0, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
        Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("TextField") {
      TextField("Title", text: .constant("text"))
    } is: {
      """
      Input(text: "text", prompt: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(prompt:)") {
      TextField("Title", text: .constant(""), prompt: Text("Prompt"))
    } is: {
      """
      Input(prompt: "Prompt", title: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(axis:)") {
      TextField("Title", text: .constant("text"), axis: .vertical)
    } is: {
      """
      Input(text: "text", prompt: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(value:format:)") {
      TextField("Title", value: .constant(0.5), format: .percent)
    } is: {
      """
      Input(text: "50%", prompt: "Title", kind: line, style: automatic, submits, isEnabled, \
      reportsFocus, traits: (keyboard: default))
      """
    }
    Snapshot("textFieldStyle(.plain)") {
      TextField("Title", text: .constant("")).textFieldStyle(.plain)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: plain, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("textFieldStyle(.roundedBorder)") {
      TextField("Title", text: .constant("")).textFieldStyle(.roundedBorder)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: roundedBorder, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("SecureField") {
      SecureField("Title", text: .constant("secret"))
    } is: {
      """
      Input(text: "secret", prompt: "Title", kind: secure, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextEditor") {
      TextEditor(text: .constant("text"))
    } is: {
      """
      Input(text: "text", kind: lines, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("textEditorStyle(.plain)") {
      TextEditor(text: .constant("text")).textEditorStyle(.plain).textFieldStyle(.roundedBorder)
    } is: {
      """
      Input(text: "text", kind: lines, style: plain, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("textEditorStyle(.automatic)") {
      TextEditor(text: .constant("text")).textEditorStyle(.automatic).textFieldStyle(.plain)
    } is: {
      """
      Input(text: "text", kind: lines, style: plain, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("keyboardType") {
      TextField("Title", text: .constant("")).keyboardType(.decimalPad)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      decimalPad))
      """
    }
    Snapshot("textContentType") {
      TextField("Title", text: .constant("")).textContentType(.emailAddress)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      contentType: emailAddress))
      """
    }
    Snapshot("textInputAutocapitalization") {
      TextField("Title", text: .constant("")).textInputAutocapitalization(.never)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      capitalization: never))
      """
    }
    Snapshot("autocapitalization") {
      TextField("Title", text: .constant("")).autocapitalization(.words)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      capitalization: words))
      """
    }
    Snapshot("autocorrectionDisabled") {
      TextField("Title", text: .constant("")).autocorrectionDisabled()
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      isAutocorrectionDisabled))
      """
    }
    Snapshot("disableAutocorrection") {
      TextField("Title", text: .constant("")).disableAutocorrection(true)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      isAutocorrectionDisabled))
      """
    }
    Snapshot("submitLabel") {
      TextField("Title", text: .constant("")).submitLabel(.search)
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default, \
      submitLabel: search))
      """
    }
    Snapshot("onSubmit") {
      TextField("Title", text: .constant("")).onSubmit {}
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, submits, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("debounced") {
      TextField("Title", text: .constant("")).debounced(for: .milliseconds(300))
    } is: {
      """
      InputDelay.debounce(0.3 seconds)
        Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("throttled") {
      Slider(value: .constant(0.5)).throttled(for: .milliseconds(50))
    } is: {
      """
      InputDelay.throttle(0.05 seconds)
        Slider(value: 0.5, range: 0.0...1.0, isEnabled)
      """
    }
    Snapshot("focused") {
      SnapshotFixtures.FocusedField()
    } is: {
      """
      Focus
        Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("focusScope") {
      SnapshotFixtures.FocusScopeField()
    } is: {
      """
      Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("Picker") {
      Picker("Title", selection: .constant(2)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
    } is: {
      """
      Picker(selection: 1, style: automatic, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
        Option
          Text(runs: [(text: "Two", traits: (0))])
      """
    }
    Snapshot("Picker(no match)") {
      Picker("Title", selection: .constant(3)) { Text("One").tag(1) }
    } is: {
      """
      Picker(style: automatic, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("Picker(ForEach)") {
      Picker("Title", selection: .constant(2)) { ForEach(1...2, id: \.self) { Text("\($0)") } }
    } is: {
      """
      Picker(selection: 1, style: automatic, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "1", traits: (0))])
        Option
          Text(runs: [(text: "2", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.segmented)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    } is: {
      """
      Picker(selection: 0, style: segmented, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.inline)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
    } is: {
      """
      Picker(selection: 0, style: inline, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.menu)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
    } is: {
      """
      Picker(selection: 0, style: menu, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.palette)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.palette)
    } is: {
      """
      Picker(selection: 0, style: segmented, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.radioGroup)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.radioGroup)
    } is: {
      """
      Picker(selection: 0, style: inline, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.wheel)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    } is: {
      """
      Picker(selection: 0, style: menu, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.navigationLink)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
    } is: {
      """
      Picker(selection: 0, style: menu, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Option
          Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("ColorPicker") {
      ColorPicker("Title", selection: .constant(Color(red: 1, green: 0, blue: 0.5)))
    } is: {
      """
      ValueField(kind: color, value: "#ff0080", isEnabled)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("ProgressView", is: "Progress(style: automatic)") { ProgressView() }
    Snapshot("ProgressView(value:total:)") {
      ProgressView("Title", value: 3, total: 4)
    } is: {
      """
      Progress(fraction: 0.75, style: automatic)
        Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("ProgressView(beyond the total)", is: "Progress(fraction: 1.0, style: automatic)") {
      ProgressView(value: 5, total: 4)
    }
    Snapshot("progressViewStyle(.circular)", is: "Progress(fraction: 0.5, style: circular)") {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    Snapshot("progressViewStyle(.linear)", is: "Progress(fraction: 0.5, style: linear)") {
      ProgressView(value: 0.5).progressViewStyle(.linear)
    }
    Snapshot("Gauge") {
      Gauge(value: 3, in: 1...5) { Text("Title") }
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        HStack(alignment: center)
          Progress(fraction: 0.5, style: linear, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("Gauge(currentValueLabel:)") {
      Gauge(value: 0.5) {
        Text("Title")
      } currentValueLabel: {
        Text("half")
      }
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        HStack(alignment: center)
          Progress(fraction: 0.5, style: linear, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
        Foreground(style: hierarchical(2))
          Font(font: (size: style(footnote)))
            Text(runs: [(text: "half", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryCircular)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryCircular)
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: top))
        Layer
          Progress(fraction: 0.5, style: circular, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
        Layer
      """
    }
    Snapshot("gaugeStyle(.accessoryCircularCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryCircularCapacity)
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: top))
        Layer
          Progress(fraction: 0.5, style: circular, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
        Layer
      """
    }
    Snapshot("gaugeStyle(.linearCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.linearCapacity)
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        HStack(alignment: center)
          Progress(fraction: 0.5, style: linear, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryLinear)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryLinear)
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        HStack(alignment: center)
          Progress(fraction: 0.5, style: linear, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryLinearCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryLinearCapacity)
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        HStack(alignment: center)
          Progress(fraction: 0.5, style: linear, isGauge)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("LabeledContent") {
      LabeledContent("Title", value: "value")
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "Title", traits: (0))])
        Spacer
        Foreground(style: hierarchical(2))
          Text(runs: [(text: "value", traits: (0))])
      """
    }
    Snapshot("LabeledContent(format:)") {
      LabeledContent("Title", value: 0.5, format: .percent)
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "Title", traits: (0))])
        Spacer
        Foreground(style: hierarchical(2))
          Text(runs: [(text: "50%", traits: (0))])
      """
    }
    Snapshot("labeledContentStyle") {
      LabeledContent("Title", value: "value").labeledContentStyle(.automatic)
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "Title", traits: (0))])
        Spacer
        Foreground(style: hierarchical(2))
          Text(runs: [(text: "value", traits: (0))])
      """
    }
    Snapshot("labelsHidden") {
      Toggle("Title", isOn: .constant(true)).labelsHidden()
    } is: {
      """
      LabelsHidden
        Toggle(isOn, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Button)") {
      Button("Title") {}.disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Button(style: automatic)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Toggle)") {
      Toggle("Title", isOn: .constant(true)).disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Toggle(isOn)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(TextField)") {
      TextField("Title", text: .constant("")).disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Input(prompt: "Title", kind: line, style: automatic, traits: (keyboard: default))
      """
    }
    Snapshot("disabled(Link)") {
      Link("Title", destination: URL(string: "/")!).disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Link(url: /, style: automatic)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Menu)") {
      Menu("Title") {}.disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Menu
          MenuLabel
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Picker)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.disabled(true)
    } is: {
      """
      Disabled(isDisabled)
        Picker(selection: 0, style: automatic)
          Label
            Text(runs: [(text: "Title", traits: (0))])
          Option
            Text(runs: [(text: "One", traits: (0))])
      """
    }
    Snapshot("disabled(whenOffline:)") {
      Button("Title") {}.disabled(whenOffline: true)
    } is: {
      """
      DisabledOffline(isDisabled)
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("allowsHitTesting") {
      Button("Title") {}.allowsHitTesting(false)
    } is: {
      """
      HitTesting
        Button(style: automatic, isEnabled)
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot(unchanged: "tag") { $0.tag(1) }
    Snapshot("onTapGesture", modifier: "Gesture(isTappable)") { $0.onTapGesture {} }
    Snapshot("onTapGesture(count:)", modifier: "Gesture(isTappable)") {
      $0.onTapGesture(count: 2) {}
    }
    Snapshot("onLongPressGesture", modifier: "Gesture(minimumPressDuration: 0.5)") {
      $0.onLongPressGesture {}
    }
    Snapshot("gesture", modifier: "Gesture(minimumDragDistance: 5.0)") {
      $0.gesture(DragGesture(minimumDistance: 5))
    }
    Snapshot("highPriorityGesture", modifier: "Gesture(isTappable)") {
      $0.highPriorityGesture(TapGesture().onEnded {})
    }
    Snapshot("simultaneousGesture", modifier: "Gesture(isTappable)") {
      $0.simultaneousGesture(TapGesture().onEnded {})
    }
  }
}
