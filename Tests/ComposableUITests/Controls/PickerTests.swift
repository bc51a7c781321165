import Testing

@_spi(Renderer) @testable import ComposableUI

/// Pickers: the values of their options, and the selected one.
@MainActor
@Suite struct PickerTests {
  @Observable final class Model {
    var size: Int? = 1
    var sizes = [1, 2]
    var isOn = false
  }

  private let model = Model()

  private var size: Binding<Int> {
    Binding(get: { model.size ?? 0 }, set: { model.size = $0 })
  }

  private var optionalSize: Binding<Int?> {
    Binding(get: { model.size }, set: { model.size = $0 })
  }

  /// The index of the selected option, as the description has it.
  private func selection(of view: ViewDriver) -> String? {
    view.description.split(separator: "\n").first.map(String.init)
  }

  @Test func anOptionWithoutATagCannotBeSelected() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) {
        Text("Small").tag(1)
        Text("Other")
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.picker("Size").choose(1) }
    #expect(model.size == 1)
  }

  @Test func anOptionWithATagOfAnotherTypeCannotBeSelected() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) {
        Text("Small").tag(1)
        Text("Two").tag("2")
        Text("Three").tag(3.0)
      }
    }
    for option in [1, 2] {
      #expect(throws: ViewDriver.Refused.self) { try view.picker("Size").choose(option) }
    }
    #expect(model.size == 1)
  }

  @Test func aTagMatchesAnOptionalSelection() throws {
    let view = ViewDriver {
      Picker("Size", selection: optionalSize) {
        Text("None").tag(Int?.none)
        Text("Small").tag(1)
        Text("Large").tag(Int?.some(2))
      }
    }
    #expect(selection(of: view) == "Picker 1")
    try view.picker("Size").choose(2)
    #expect(model.size == 2)
    #expect(selection(of: view) == "Picker 2")
    try view.picker("Size").choose(0)
    #expect(model.size == nil)
    #expect(selection(of: view) == "Picker 0")
  }

  @Test func aTagReplacesTheIdOfAnElement() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) {
        ForEach(["S", "L"], id: \.self) { Text($0).tag($0 == "S" ? 1 : 2) }
      }
    }
    try view.picker("Size").choose(1)
    #expect(model.size == 2)
  }

  @Test func aCustomViewProvidesOptions() throws {
    struct Sizes: View {
      var body: some View {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
    let view = ViewDriver { Picker("Size", selection: size) { Sizes() } }
    try view.picker("Size").choose(1)
    #expect(model.size == 2)
  }

  @Test func aValueWithoutAnOptionSelectsNone() {
    model.size = 7
    let view = ViewDriver {
      Picker("Size", selection: size) { ForEach(1..<3) { Text("\($0)") } }
    }
    #expect(selection(of: view) == "Picker none")
  }

  @Test func theFirstOfSeveralOptionsWithTheValueIsSelected() {
    let view = ViewDriver {
      Picker("Size", selection: size) {
        Text("Other").tag(0)
        Text("Small").tag(1)
        Text("Also small").tag(1)
      }
    }
    #expect(selection(of: view) == "Picker 1")
  }

  @Test func theSelectionFollowsItsValueAndItsOptions() {
    let view = ViewDriver {
      Picker("Size", selection: size) { ForEach(model.sizes, id: \.self) { Text("\($0)") } }
    }
    #expect(selection(of: view) == "Picker 0")
    model.size = 2
    #expect(selection(of: view) == "Picker 1")
    model.sizes = [5, 4, 2]
    #expect(selection(of: view) == "Picker 2")
    model.sizes = [5]
    #expect(selection(of: view) == "Picker none")
  }

  @Test func theSelectionFollowsTheTagOfAnOption() {
    let view = ViewDriver {
      Picker("Size", selection: size) {
        // Evaluated without the picker.
        SeparateBody {
          Text("First").tag(model.isOn ? 2 : 1)
          Text("Second").tag(model.isOn ? 1 : 2)
        }
      }
    }
    #expect(selection(of: view) == "Picker 0")
    model.isOn = true
    #expect(selection(of: view) == "Picker 1")
  }

  /// The choice travels while the options change.
  @Test func aChoiceSelectsTheOptionThatTheUserSaw() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) { ForEach(model.sizes, id: \.self) { Text("\($0)") } }
    }
    let picker = try view.picker("Size")
    let options = try #require(view.rendering.first { $0.id == picker.id }).options
    model.sizes = [3, 2, 1]
    _ = view.description
    try picker.perform(.choice(options[1].id))
    #expect(model.size == 2)
    try picker.perform(.choice(options[0].id))
    #expect(model.size == 1)
    model.sizes = [3, 2]
    _ = view.description
    model.size = 3
    #expect(throws: ViewDriver.Refused.self) { try picker.perform(.choice(options[0].id)) }
    #expect(model.size == 3)
  }

  @Test func onlyTheOptionsOfThePickerCanBeChosen() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) { Text("Small").tag(1) }
      Picker("Other", selection: .constant(2)) { Text("Large").tag(2) }
    }
    let (picker, other) = (try view.picker("Size"), try view.picker("Other"))
    let option = try #require(view.rendering.first { $0.id == other.id }?.options.first)
    for id in [option.id, picker.id, other.id, 0, -1, .max] {
      #expect(throws: ViewDriver.Refused.self) { try picker.perform(.choice(id)) }
    }
    #expect(model.size == 1)
  }

  @Test func aDisabledPickerKeepsItsSelection() throws {
    let view = ViewDriver {
      Picker("Size", selection: size) { ForEach(1..<3) { Text("\($0)") } }.disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.picker("Size").choose(1) }
    #expect(model.size == 1)
  }
}
