import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of controls, their styles and the modifiers of their input.
@MainActor
@Suite struct ControlSnapshots {
  @Test func button() {
    expectSnapshot {
      Button("A") {}
    }
  }

  @Test func buttonWithARole() {
    expectSnapshot {
      Button("A", role: .destructive) {}
    }
  }

  @Test func buttonOfAView() {
    expectSnapshot {
      Button {
      } label: {
        Image(systemName: "star"); Text("A")
      }
    }
  }

  @Test func buttonStyle() {
    expectSnapshot {
      VStack {
        Button("A") {}.buttonStyle(.bordered); Button("B") {}.buttonStyle(.borderedProminent);
        Button("C") {}.buttonStyle(.borderless); Button("D") {}.buttonStyle(.plain)
      }
    }
  }

  @Test func buttonBorderShape() {
    expectSnapshot {
      Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
  }

  @Test func controlSize() {
    expectSnapshot {
      Button("A") {}.controlSize(.small)
    }
  }

  @Test func disabled() {
    expectSnapshot {
      Button("A") {}.disabled(true)
    }
  }

  @Test func disabledWhenOffline() {
    expectSnapshot {
      Button("A") {}.disabled(whenOffline: true)
    }
  }

  @Test func toggle() {
    expectSnapshot {
      Toggle("A", isOn: .constant(true))
    }
  }

  @Test func toggleStyle() {
    expectSnapshot {
      VStack {
        Toggle("A", isOn: .constant(true)).toggleStyle(.switch);
        Toggle("B", isOn: .constant(true)).toggleStyle(.button);
        Toggle("C", isOn: .constant(false)).toggleStyle(.checkbox)
      }
    }
  }

  @Test func stepper() {
    expectSnapshot {
      Stepper("A", value: .constant(2), in: 0...4)
    }
  }

  @Test func slider() {
    expectSnapshot {
      Slider(value: .constant(0.5), in: 0...2, step: 0.5) { Text("A") }
    }
  }

  @Test func textField() {
    expectSnapshot {
      TextField("A", text: .constant("B"))
    }
  }

  @Test func textFieldWithAPrompt() {
    expectSnapshot {
      TextField("A", text: .constant(""), prompt: Text("B"))
    }
  }

  @Test func textFieldOfAValue() {
    expectSnapshot {
      TextField("A", value: .constant(2), format: .number)
    }
  }

  @Test func textFieldStyle() {
    expectSnapshot {
      TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)
    }
  }

  @Test func secureField() {
    expectSnapshot {
      SecureField("A", text: .constant("secret"))
    }
  }

  @Test func textEditor() {
    expectSnapshot {
      TextEditor(text: .constant("A\nB"))
    }
  }

  @Test func keyboardType() {
    expectSnapshot {
      TextField("A", text: .constant("")).keyboardType(.numberPad)
    }
  }

  @Test func textContentType() {
    expectSnapshot {
      TextField("A", text: .constant("")).textContentType(.emailAddress)
    }
  }

  @Test func textInputAutocapitalization() {
    expectSnapshot {
      TextField("A", text: .constant("")).textInputAutocapitalization(.words)
    }
  }

  @Test func autocapitalization() {
    expectSnapshot {
      TextField("A", text: .constant("")).autocapitalization(.none)
    }
  }

  @Test func autocorrectionDisabled() {
    expectSnapshot {
      TextField("A", text: .constant("")).autocorrectionDisabled()
    }
  }

  @Test func disableAutocorrection() {
    expectSnapshot {
      TextField("A", text: .constant("")).disableAutocorrection(true)
    }
  }

  @Test func submitLabel() {
    expectSnapshot {
      TextField("A", text: .constant("")).submitLabel(.search)
    }
  }

  @Test func onSubmit() {
    expectSnapshot {
      TextField("A", text: .constant("")).onSubmit {}
    }
  }

  @Test func debounced() {
    expectSnapshot {
      TextField("A", text: .constant("")).debounced(for: .milliseconds(300))
    }
  }

  @Test func throttled() {
    expectSnapshot {
      TextField("A", text: .constant("")).throttled(for: .seconds(1))
    }
  }

  @Test func picker() {
    expectSnapshot {
      Picker("A", selection: .constant(1)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
    }
  }

  @Test func pickerStyle() {
    expectSnapshot {
      VStack {
        Picker("A", selection: .constant(1)) {
          Text("One").tag(1); Text("Two").tag(2)
        }.pickerStyle(.segmented);
        Picker("B", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline);
        Picker("C", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
      }
    }
  }

  @Test func tag() {
    expectSnapshot {
      Picker("A", selection: .constant(Optional(2))) {
        Text("None").tag(Int?.none); Text("Two").tag(Optional(2))
      }
    }
  }

  @Test func datePicker() {
    expectSnapshot {
      DatePicker(
        "A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
      ).environment(\.timeZone, .gmt)
    }
  }

  @Test func datePickerStyle() {
    expectSnapshot {
      DatePicker(
        "A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
      ).datePickerStyle(.compact)
    }
  }

  @Test func colorPicker() {
    expectSnapshot {
      ColorPicker("A", selection: .constant(.red))
    }
  }

  @Test func gauge() {
    expectSnapshot {
      Gauge(value: 0.25) { Text("A") }
    }
  }

  @Test func gaugeStyle() {
    expectSnapshot {
      Gauge(value: 0.25) { Text("A") }.gaugeStyle(.accessoryCircular)
    }
  }

  @Test func progressView() {
    expectSnapshot {
      ProgressView("A", value: 1, total: 4)
    }
  }

  @Test func progressViewWithoutValue() {
    expectSnapshot {
      ProgressView()
    }
  }

  @Test func progressViewStyle() {
    expectSnapshot {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
  }

  @Test func link() {
    expectSnapshot {
      Link("A", destination: URL(string: "https://example.com")!)
    }
  }

  @Test func menu() {
    expectSnapshot {
      Menu("A") {
        Button("B") {}; Divider(); Button("C", role: .destructive) {}
      }
    }
  }

  @Test func menuStyle() {
    expectSnapshot {
      Menu("A") { Button("B") {} }.menuStyle(.button)
    }
  }

  @Test func menuIndicator() {
    expectSnapshot {
      Menu("A") { Button("B") {} }.menuIndicator(.hidden)
    }
  }

  @Test func contextMenu() {
    expectSnapshot {
      Text("A").contextMenu { Button("B") {} }
    }
  }

  @Test func editButton() {
    expectSnapshot {
      EditButton()
    }
  }

  @Test func controlGroup() {
    expectSnapshot {
      ControlGroup("A") {
        Button("B") {}; Button("C") {}
      }
    }
  }

  @Test func labeledContent() {
    expectSnapshot {
      LabeledContent("A", value: "B")
    }
  }

  @Test func labeledContentStyle() {
    expectSnapshot {
      LabeledContent("A", value: "B").labeledContentStyle(.automatic)
    }
  }

  @Test func help() {
    expectSnapshot {
      Button("A") {}.help("B")
    }
  }

  @Test func onTapGesture() {
    expectSnapshot {
      Text("A").onTapGesture {}
    }
  }

  @Test func onLongPressGesture() {
    expectSnapshot {
      Text("A").onLongPressGesture {}
    }
  }

  @Test func gesture() {
    expectSnapshot {
      Text("A").gesture(DragGesture(minimumDistance: 4))
    }
  }

  @Test func simultaneousGesture() {
    expectSnapshot {
      Text("A").simultaneousGesture(TapGesture())
    }
  }

  @Test func focused() {
    expectSnapshot {
      FocusedField()
    }
  }

  @Test func focusScope() {
    expectSnapshot {
      FocusScope()
    }
  }

  @Test func accessibilityLabel() {
    expectSnapshot {
      Button("A") {}.accessibilityLabel("B")
    }
  }

  @Test func accessibilityValue() {
    expectSnapshot {
      Text("A").accessibilityValue("B")
    }
  }

  @Test func accessibilityHint() {
    expectSnapshot {
      Text("A").accessibilityHint("B")
    }
  }

  @Test func accessibilityHidden() {
    expectSnapshot {
      Text("A").accessibilityHidden(true)
    }
  }

  @Test func accessibilityIdentifier() {
    expectSnapshot {
      Text("A").accessibilityIdentifier("b")
    }
  }

  @Test func accessibilityElement() {
    expectSnapshot {
      HStack {
        Text("A"); Text("B")
      }.accessibilityElement(children: .combine)
    }
  }

  @Test func accessibilityAddTraits() {
    expectSnapshot {
      Text("A").accessibilityAddTraits(.isHeader)
    }
  }

  @Test func accessibilityRemoveTraits() {
    expectSnapshot {
      Text("A").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
    }
  }
}
