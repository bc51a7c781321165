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
      button(style: automatic, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(label)") {
      Button {
      } label: {
        Image(systemName: "star"); Text("Title")
      }
    } is: {
      """
      button(style: automatic, isEnabled)
        image(systemName: "star")
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(role:)") {
      Button("Title", role: .destructive) {}
    } is: {
      """
      button(role: destructive, style: automatic, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Button(systemImage:)") {
      Button("Title", systemImage: "star") {}
    } is: {
      """
      button(style: automatic, isEnabled)
        titleAndIcon
          image(systemName: "star")
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.bordered)") {
      Button("Title") {}.buttonStyle(.bordered)
    } is: {
      """
      button(style: bordered, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.borderedProminent)") {
      Button("Title") {}.buttonStyle(.borderedProminent)
    } is: {
      """
      button(style: borderedProminent, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.borderless)") {
      Button("Title") {}.buttonStyle(.borderless)
    } is: {
      """
      button(style: borderless, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(.plain)") {
      Button("Title") {}.buttonStyle(.plain)
    } is: {
      """
      button(style: plain, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("buttonStyle(ButtonStyle)") {
      Button("Title") {}.buttonStyle(SnapshotFixtures.Outlined())
    } is: {
      """
      button(style: plain, isEnabled)
        layers(overlay(horizontal: center, vertical: center))
          Layer
            text([(text: "Title", traits: (0))])
          Layer
            modified(padding(edges: (15), length: 0.5))
              shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), \
      style: (lineWidth: 1.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: \
      0.0)))
      """
    }
    Snapshot("buttonBorderShape") {
      Button("Title") {}.buttonBorderShape(.capsule)
    } is: {
      """
      modified(buttonBorder(capsule))
        button(style: automatic, isEnabled)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("controlSize") {
      Button("Title") {}.controlSize(.large)
    } is: {
      """
      modified(controlSize(large))
        button(style: automatic, isEnabled)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Link") {
      Link("Title", destination: URL(string: "https://example.com")!)
    } is: {
      """
      link(url: https://example.com, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Link(label)") {
      Link(destination: URL(string: "/path")!) { Text("Title").bold() }
    } is: {
      """
      link(url: /path, isEnabled)
        text([(text: "Title", traits: (1))])
      """
    }
    Snapshot("ShareLink") {
      ShareLink(item: URL(string: "https://example.com")!, subject: Text("Subject"))
    } is: {
      """
      shareLink(text: "https://example.com", url: https://example.com, subject: "Subject", isEnabled)
        titleAndIcon
          image(systemName: "square.and.arrow.up")
          text([(text: "Share…", traits: (0))])
      """
    }
    Snapshot("DefaultShareLinkLabel") {
      DefaultShareLinkLabel(title: Text("Title"))
    } is: {
      """
      titleAndIcon
        image(systemName: "square.and.arrow.up")
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Menu") {
      Menu("Title") { Button("Item") {} }
    } is: {
      """
      menu(isEnabled)
        MenuLabel
          text([(text: "Title", traits: (0))])
        button(style: automatic, isEnabled)
          text([(text: "Item", traits: (0))])
      """
    }
    Snapshot("Menu(systemImage:)") {
      Menu("Title", systemImage: "star") { Button("Item") {} }
    } is: {
      """
      menu(isEnabled)
        MenuLabel
          titleAndIcon
            image(systemName: "star")
            text([(text: "Title", traits: (0))])
        button(style: automatic, isEnabled)
          text([(text: "Item", traits: (0))])
      """
    }
    Snapshot("menuStyle") {
      Menu("Title") {}.menuStyle(.borderlessButton)
    } is: {
      """
      menu(isEnabled)
        MenuLabel
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("menuIndicator") {
      Menu("Title") {}.menuIndicator(.hidden)
    } is: {
      """
      menu(isEnabled)
        MenuLabel
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot(unchanged: "datePickerStyle") { $0.datePickerStyle(.wheel) }
    Snapshot("contextMenu") {
      Text("a").contextMenu { Button("Item") {} }
    } is: {
      """
      contextMenu(isEnabled)
        text([(text: "a", traits: (0))])
        ContextMenuItems
          button(style: automatic, isEnabled)
            text([(text: "Item", traits: (0))])
      """
    }
    Snapshot("Toggle") {
      Toggle("Title", isOn: .constant(true))
    } is: {
      """
      toggle(isOn, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Toggle(label)") {
      Toggle(isOn: .constant(false)) { Text("Title") }
    } is: {
      """
      toggle(isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.button)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.button)
    } is: {
      """
      button(style: bordered, isEnabled, isOn)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.checkbox)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.checkbox)
    } is: {
      """
      button(style: plain, isEnabled, isOn)
        stack(horizontal(center))
          image(systemName: "checkmark.square.fill")
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("toggleStyle(.switch)") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.switch)
    } is: {
      """
      toggle(isOn, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(value:)") {
      Stepper("Title", value: .constant(1))
    } is: {
      """
      stepper(canIncrement, canDecrement, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(value:in:)") {
      Stepper("Title", value: .constant(1), in: 1...3)
    } is: {
      """
      stepper(canIncrement, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Stepper(onIncrement:onDecrement:)") {
      Stepper("Title", onIncrement: {}, onDecrement: nil)
    } is: {
      """
      stepper(canIncrement, isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("Slider", is: "slider(value: 0.5, range: 0.0...1.0, isEnabled)") {
      Slider(value: .constant(0.5))
    }
    Snapshot("Slider(in:step:)") {
      Slider(value: .constant(20.0), in: 0...100, step: 5) { Text("Title") }
    } is: {
      """
      slider(value: 20.0, range: 0.0...100.0, step: 5.0, isEnabled)
        text([(text: "Title", traits: (0))])
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
      stack(horizontal(center))
        text([(text: "0", traits: (0))])
        slider(value: 0.5, range: 0.0...1.0, isEnabled)
          text([(text: "Title", traits: (0))])
        text([(text: "1", traits: (0))])
      """
    }
    Snapshot("TextField") {
      TextField("Title", text: .constant("text"))
    } is: {
      """
      field(text: "text", prompt: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(prompt:)") {
      TextField("Title", text: .constant(""), prompt: Text("Prompt"))
    } is: {
      """
      field(prompt: "Prompt", title: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(axis:)") {
      TextField("Title", text: .constant("text"), axis: .vertical)
    } is: {
      """
      field(text: "text", prompt: "Title", kind: line, style: automatic, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("TextField(value:format:)") {
      TextField("Title", value: .constant(0.5), format: .percent)
    } is: {
      """
      field(text: "50%", prompt: "Title", kind: line, style: automatic, submits, isEnabled, \
      reportsFocus, traits: (keyboard: default))
      """
    }
    Snapshot("textFieldStyle(.plain)") {
      TextField("Title", text: .constant("")).textFieldStyle(.plain)
    } is: {
      """
      field(prompt: "Title", kind: line, style: plain, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("textFieldStyle(.roundedBorder)") {
      TextField("Title", text: .constant("")).textFieldStyle(.roundedBorder)
    } is: {
      """
      field(prompt: "Title", kind: line, style: roundedBorder, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("SecureField") {
      SecureField("Title", text: .constant("secret"))
    } is: {
      """
      field(text: "secret", prompt: "Title", kind: secure, style: automatic, isEnabled, \
      traits: (keyboard: default))
      """
    }
    Snapshot("TextEditor") {
      TextEditor(text: .constant("text"))
    } is: {
      """
      field(text: "text", kind: lines, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("keyboardType") {
      TextField("Title", text: .constant("")).keyboardType(.decimalPad)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      decimalPad))
      """
    }
    Snapshot("textContentType") {
      TextField("Title", text: .constant("")).textContentType(.emailAddress)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, contentType: emailAddress))
      """
    }
    Snapshot("textInputAutocapitalization") {
      TextField("Title", text: .constant("")).textInputAutocapitalization(.never)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, capitalization: never))
      """
    }
    Snapshot("autocapitalization") {
      TextField("Title", text: .constant("")).autocapitalization(.words)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, capitalization: words))
      """
    }
    Snapshot("autocorrectionDisabled") {
      TextField("Title", text: .constant("")).autocorrectionDisabled()
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, isAutocorrectionDisabled))
      """
    }
    Snapshot("disableAutocorrection") {
      TextField("Title", text: .constant("")).disableAutocorrection(true)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, isAutocorrectionDisabled))
      """
    }
    Snapshot("submitLabel") {
      TextField("Title", text: .constant("")).submitLabel(.search)
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default, submitLabel: search))
      """
    }
    Snapshot("onSubmit") {
      TextField("Title", text: .constant("")).onSubmit {}
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, submits, isEnabled, traits: \
      (keyboard: default))
      """
    }
    Snapshot("debounced") {
      TextField("Title", text: .constant("")).debounced(for: .milliseconds(300))
    } is: {
      """
      modified(inputDelay(debounce(0.3 seconds)))
        field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("throttled") {
      Slider(value: .constant(0.5)).throttled(for: .milliseconds(50))
    } is: {
      """
      modified(inputDelay(throttle(0.05 seconds)))
        slider(value: 0.5, range: 0.0...1.0, isEnabled)
      """
    }
    Snapshot("focused") {
      SnapshotFixtures.FocusedField()
    } is: {
      """
      modified(focus)
        field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("focusScope") {
      SnapshotFixtures.FocusScopeField()
    } is: {
      """
      field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("Picker") {
      Picker("Title", selection: .constant(2)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
    } is: {
      """
      picker(selection: 1, style: automatic, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
        Option
          text([(text: "Two", traits: (0))])
      """
    }
    Snapshot("Picker(no match)") {
      Picker("Title", selection: .constant(3)) { Text("One").tag(1) }
    } is: {
      """
      picker(style: automatic, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("Picker(ForEach)") {
      Picker("Title", selection: .constant(2)) { ForEach(1...2, id: \.self) { Text("\($0)") } }
    } is: {
      """
      picker(selection: 1, style: automatic, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "1", traits: (0))])
        Option
          text([(text: "2", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.segmented)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    } is: {
      """
      picker(selection: 0, style: segmented, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.inline)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
    } is: {
      """
      picker(selection: 0, style: inline, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.menu)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
    } is: {
      """
      picker(selection: 0, style: menu, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.palette)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.palette)
    } is: {
      """
      picker(selection: 0, style: segmented, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.radioGroup)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.radioGroup)
    } is: {
      """
      picker(selection: 0, style: inline, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.wheel)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    } is: {
      """
      picker(selection: 0, style: menu, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("pickerStyle(.navigationLink)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
    } is: {
      """
      picker(selection: 0, style: menu, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        Option
          text([(text: "One", traits: (0))])
      """
    }
    Snapshot("ColorPicker") {
      ColorPicker("Title", selection: .constant(Color(red: 1, green: 0, blue: 0.5)))
    } is: {
      """
      valueField(kind: color, value: "#ff0080", isEnabled)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("ProgressView", is: "progress(style: automatic)") { ProgressView() }
    Snapshot("ProgressView(value:total:)") {
      ProgressView("Title", value: 3, total: 4)
    } is: {
      """
      progress(fraction: 0.75, style: automatic)
        text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("ProgressView(beyond the total)", is: "progress(fraction: 1.0, style: automatic)") {
      ProgressView(value: 5, total: 4)
    }
    Snapshot("progressViewStyle(.circular)", is: "progress(fraction: 0.5, style: circular)") {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    Snapshot("progressViewStyle(.linear)", is: "progress(fraction: 0.5, style: linear)") {
      ProgressView(value: 0.5).progressViewStyle(.linear)
    }
    Snapshot("Gauge") {
      Gauge(value: 3, in: 1...5) { Text("Title") }
    } is: {
      """
      stack(vertical(leading, spacing: 4.0))
        stack(horizontal(center))
          progress(fraction: 0.5, style: linear, isGauge)
            text([(text: "Title", traits: (0))])
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
      stack(vertical(leading, spacing: 4.0))
        stack(horizontal(center))
          progress(fraction: 0.5, style: linear, isGauge)
            text([(text: "Title", traits: (0))])
        modified(foreground(hierarchical(2)))
          modified(font((size: style(footnote))))
            text([(text: "half", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryCircular)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryCircular)
    } is: {
      """
      layers(overlay(horizontal: center, vertical: top))
        Layer
          progress(fraction: 0.5, style: circular, isGauge)
            text([(text: "Title", traits: (0))])
        Layer
      """
    }
    Snapshot("gaugeStyle(.accessoryCircularCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryCircularCapacity)
    } is: {
      """
      layers(overlay(horizontal: center, vertical: top))
        Layer
          progress(fraction: 0.5, style: circular, isGauge)
            text([(text: "Title", traits: (0))])
        Layer
      """
    }
    Snapshot("gaugeStyle(.linearCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.linearCapacity)
    } is: {
      """
      stack(vertical(leading, spacing: 4.0))
        stack(horizontal(center))
          progress(fraction: 0.5, style: linear, isGauge)
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryLinear)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryLinear)
    } is: {
      """
      stack(vertical(leading, spacing: 4.0))
        stack(horizontal(center))
          progress(fraction: 0.5, style: linear, isGauge)
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("gaugeStyle(.accessoryLinearCapacity)") {
      Gauge(value: 0.5) { Text("Title") }.gaugeStyle(.accessoryLinearCapacity)
    } is: {
      """
      stack(vertical(leading, spacing: 4.0))
        stack(horizontal(center))
          progress(fraction: 0.5, style: linear, isGauge)
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("LabeledContent") {
      LabeledContent("Title", value: "value")
    } is: {
      """
      stack(horizontal(center))
        text([(text: "Title", traits: (0))])
        spacer
        modified(foreground(hierarchical(2)))
          text([(text: "value", traits: (0))])
      """
    }
    Snapshot("LabeledContent(format:)") {
      LabeledContent("Title", value: 0.5, format: .percent)
    } is: {
      """
      stack(horizontal(center))
        text([(text: "Title", traits: (0))])
        spacer
        modified(foreground(hierarchical(2)))
          text([(text: "50%", traits: (0))])
      """
    }
    Snapshot("labeledContentStyle") {
      LabeledContent("Title", value: "value").labeledContentStyle(.automatic)
    } is: {
      """
      stack(horizontal(center))
        text([(text: "Title", traits: (0))])
        spacer
        modified(foreground(hierarchical(2)))
          text([(text: "value", traits: (0))])
      """
    }
    Snapshot("labelsHidden") {
      Toggle("Title", isOn: .constant(true)).labelsHidden()
    } is: {
      """
      modified(labelsHidden)
        toggle(isOn, isEnabled)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Button)") {
      Button("Title") {}.disabled(true)
    } is: {
      """
      modified(disabled(true))
        button(style: automatic)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Toggle)") {
      Toggle("Title", isOn: .constant(true)).disabled(true)
    } is: {
      """
      modified(disabled(true))
        toggle(isOn)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(TextField)") {
      TextField("Title", text: .constant("")).disabled(true)
    } is: {
      """
      modified(disabled(true))
        field(prompt: "Title", kind: line, style: automatic, traits: (keyboard: default))
      """
    }
    Snapshot("disabled(Link)") {
      Link("Title", destination: URL(string: "/")!).disabled(true)
    } is: {
      """
      modified(disabled(true))
        link(url: /)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Menu)") {
      Menu("Title") {}.disabled(true)
    } is: {
      """
      modified(disabled(true))
        menu
          MenuLabel
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("disabled(Picker)") {
      Picker("Title", selection: .constant(1)) { Text("One").tag(1) }.disabled(true)
    } is: {
      """
      modified(disabled(true))
        picker(selection: 0, style: automatic)
          Label
            text([(text: "Title", traits: (0))])
          Option
            text([(text: "One", traits: (0))])
      """
    }
    Snapshot("disabled(whenOffline:)") {
      Button("Title") {}.disabled(whenOffline: true)
    } is: {
      """
      modified(disabledOffline(true))
        button(style: automatic, isEnabled)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("allowsHitTesting") {
      Button("Title") {}.allowsHitTesting(false)
    } is: {
      """
      modified(hitTesting)
        button(style: automatic, isEnabled)
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot(unchanged: "tag") { $0.tag(1) }
    Snapshot("onTapGesture", modifier: "gestures(isTappable)") { $0.onTapGesture {} }
    Snapshot("onTapGesture(count:)", modifier: "gestures(isTappable)") {
      $0.onTapGesture(count: 2) {}
    }
    Snapshot("onLongPressGesture", modifier: "gestures(minimumPressDuration: 0.5)") {
      $0.onLongPressGesture {}
    }
    Snapshot("gesture", modifier: "gestures(minimumDragDistance: 5.0)") {
      $0.gesture(DragGesture(minimumDistance: 5))
    }
    Snapshot("simultaneousGesture", modifier: "gestures(isTappable)") {
      $0.simultaneousGesture(TapGesture().onEnded {})
    }
  }
}
