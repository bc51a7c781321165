import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of lists, forms and other containers, and of their rows' modifiers.
@MainActor
@Suite struct ContainerSnapshots {
  @Test func list() {
    expectSnapshot {
      List {
        Text("A"); Text("B")
      }
    }
  }

  @Test func listOfData() {
    expectSnapshot {
      List(["A", "B"], id: \.self) { Text($0) }
    }
  }

  @Test func listStyle() {
    expectSnapshot {
      List { Text("A") }.listStyle(.plain)
    }
  }

  @Test func listRowBackground() {
    expectSnapshot {
      List { Text("A").listRowBackground(Color.red) }
    }
  }

  @Test func listRowInsets() {
    expectSnapshot {
      List { Text("A").listRowInsets(EdgeInsets()) }
    }
  }

  @Test func listRowSeparator() {
    expectSnapshot {
      List { Text("A").listRowSeparator(.hidden) }
    }
  }

  @Test func listRowSeparatorTint() {
    expectSnapshot {
      List { Text("A").listRowSeparatorTint(.red) }
    }
  }

  @Test func listRowSpacing() {
    expectSnapshot {
      List {
        Text("A"); Text("B")
      }.listRowSpacing(8)
    }
  }

  @Test func listSectionSeparator() {
    expectSnapshot {
      List { Section("A") { Text("B") }.listSectionSeparator(.hidden) }
    }
  }

  @Test func listSectionSeparatorTint() {
    expectSnapshot {
      List { Section("A") { Text("B") }.listSectionSeparatorTint(.red) }
    }
  }

  @Test func headerProminence() {
    expectSnapshot {
      List { Section("A") { Text("B") }.headerProminence(.increased) }
    }
  }

  @Test func section() {
    expectSnapshot {
      Section {
        Text("B")
      } header: {
        Text("A")
      } footer: {
        Text("C")
      }
    }
  }

  @Test func form() {
    expectSnapshot {
      Form {
        Toggle("A", isOn: .constant(false)); Text("B")
      }
    }
  }

  @Test func formStyle() {
    expectSnapshot {
      Form { Text("A") }.formStyle(.grouped)
    }
  }

  @Test func groupBox() {
    expectSnapshot {
      GroupBox("A") { Text("B") }
    }
  }

  @Test func groupBoxStyle() {
    expectSnapshot {
      GroupBox("A") { Text("B") }.groupBoxStyle(.automatic)
    }
  }

  @Test func disclosureGroup() {
    expectSnapshot {
      DisclosureGroup("A", isExpanded: .constant(true)) { Text("B") }
    }
  }

  @Test func contentUnavailableView() {
    expectSnapshot {
      ContentUnavailableView("A", systemImage: "star", description: Text("B"))
    }
  }

  @Test func scrollView() {
    expectSnapshot {
      ScrollView(.horizontal) { Text("A") }
    }
  }

  @Test func scrollViewReader() {
    expectSnapshot {
      ScrollViewReader { _ in ScrollView { Text("A").id(1) } }
    }
  }

  @Test func scrollIndicators() {
    expectSnapshot {
      ScrollView { Text("A") }.scrollIndicators(.hidden)
    }
  }

  @Test func scrollDisabled() {
    expectSnapshot {
      ScrollView { Text("A") }.scrollDisabled(true)
    }
  }

  @Test func scrollContentBackground() {
    expectSnapshot {
      List { Text("A") }.scrollContentBackground(.hidden)
    }
  }

  @Test func scrollDismissesKeyboard() {
    expectSnapshot {
      ScrollView { Text("A") }.scrollDismissesKeyboard(.interactively)
    }
  }

  @Test func forEach() {
    expectSnapshot {
      ForEach(["A", "B"], id: \.self) { Text($0) }
    }
  }

  @Test func onDelete() {
    expectSnapshot {
      List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
  }

  @Test func onMove() {
    expectSnapshot {
      List { ForEach(["A", "B"], id: \.self) { Text($0) }.onMove { _, _ in } }.environment(
        \.editMode, .constant(.active))
    }
  }

  @Test func swipeActions() {
    expectSnapshot {
      List { Text("A").swipeActions { Button("Pin") {} } }
    }
  }

  @Test func deleteDisabled() {
    expectSnapshot {
      List { ForEach(["A"], id: \.self) { Text($0).deleteDisabled(true) }.onDelete { _ in } }
    }
  }

  @Test func moveDisabled() {
    expectSnapshot {
      List { ForEach(["A", "B"], id: \.self) { Text($0).moveDisabled(true) }.onMove { _, _ in } }
        .environment(\.editMode, .constant(.active))
    }
  }

  @Test func tabView() {
    expectSnapshot {
      TabView {
        Tab("A", systemImage: "star") { Text("B") }; Tab("C", systemImage: "heart") { Text("D") }
      }
    }
  }

  @Test func tabItem() {
    expectSnapshot {
      TabView { Text("A").tabItem { Label("B", systemImage: "star") } }
    }
  }

  @Test func tabViewStyle() {
    expectSnapshot {
      TabView { Text("A").tabItem { Text("B") } }.tabViewStyle(.page)
    }
  }

  @Test func indexViewStyle() {
    expectSnapshot {
      TabView { Text("A").tabItem { Text("B") } }.indexViewStyle(.page)
    }
  }

  @Test func timelineView() {
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.continuousClock = TestClock()
    } operation: {
      expectSnapshot {
        TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { _ in Text("A") }
      }
    }
  }

  @available(*, deprecated)
  @Test func withState() {
    expectSnapshot {
      WithState(initialValue: 1) { Text("\($0.wrappedValue)") }
    }
  }

  @Test func perceptionTracking() {
    expectSnapshot {
      WithPerceptionTracking { Text("A") }
    }
  }
}
