import CaseStudies
import ComposableArchitecture
import SwiftUI

struct ControlsView: View {
  @Bindable var store: StoreOf<Controls>

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
        SecureField("Password", text: $store.password)
        TextEditor(text: $store.notes)
          .accessibilityLabel("Notes")
      } header: {
        Text("Text")
      } footer: {
        Text("\(store.notes.count) characters of notes")
      }

      Section("Drink") {
        Picker("Drink", selection: $store.drink) {
          ForEach(Controls.Drink.allCases) { drink in
            Text(drink.rawValue).tag(drink)
          }
        }
        Toggle("Hot", isOn: $store.isHot)
          .disabled(store.drink == .water)
        Stepper("\(store.cups) cups", value: $store.cups, in: 1...10)
        Slider(value: $store.strength, in: 0...Double(10 / store.cups)) {
          Text("Strength")
        }
        ProgressView("Strength", value: store.strength, total: 10)
      }

      Section {
        DisclosureGroup("More", isExpanded: $store.showsMore) {
          Link("About tea", destination: URL(string: "https://en.wikipedia.org/wiki/Tea")!)
        }
        Button("Reset", role: .destructive) { store.send(.resetButtonTapped) }
      }
    }
    .navigationTitle("Bindings")
  }
}
