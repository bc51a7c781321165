import CasePaths
import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of stacks, toolbars, presentations and what is attached to a view.
@MainActor
@Suite struct NavigationSnapshots {
  @Test func navigationStack() {
    expectSnapshot {
      NavigationStack { Text("A").navigationTitle("B") }
    }
  }

  @Test func navigationView() {
    expectSnapshot {
      NavigationView { Text("A") }.navigationViewStyle(.stack)
    }
  }

  @Test func navigationTitle() {
    expectSnapshot {
      NavigationStack { Text("A").navigationTitle(Text("B")) }
    }
  }

  @available(*, deprecated)
  @Test func navigationBarTitle() {
    expectSnapshot {
      NavigationStack { Text("A").navigationBarTitle("B", displayMode: .inline) }
    }
  }

  @Test func navigationBarTitleDisplayMode() {
    expectSnapshot {
      NavigationStack { Text("A").navigationTitle("B").navigationBarTitleDisplayMode(.inline) }
    }
  }

  @Test func navigationBarBackButtonHidden() {
    expectSnapshot {
      NavigationStack(path: .constant([1])) {
        Text("A").navigationDestination(for: Int.self) {
          Text("\($0)").navigationBarBackButtonHidden()
        }
      }
    }
  }

  @Test func navigationBarHidden() {
    expectSnapshot {
      NavigationStack { Text("A").navigationTitle("B").navigationBarHidden(true) }
    }
  }

  @Test func navigationBarItems() {
    expectSnapshot {
      NavigationStack { Text("A").navigationBarItems(leading: Text("B"), trailing: Text("C")) }
    }
  }

  @Test func navigationLink() {
    expectSnapshot {
      NavigationStack { NavigationLink("A") { Text("B") } }
    }
  }

  @Test func navigationDestination() {
    expectSnapshot {
      NavigationStack(path: .constant([1])) {
        Text("A").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func navigationDestinationOfACondition() {
    expectSnapshot {
      NavigationStack {
        Text("A").navigationDestination(isPresented: .constant(true)) { Text("B") }
      }
    }
  }

  @Test func navigationDestinationOfAnItem() {
    expectSnapshot {
      NavigationStack {
        Text("A").navigationDestination(item: .constant(Optional(1))) { Text("\($0)") }
      }
    }
  }

  @Test func toolbar() {
    expectSnapshot {
      NavigationStack {
        Text("A").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("B") {} };
          ToolbarItemGroup(placement: .bottomBar) {
            Button("C") {}; Button("D") {}
          }
        }
      }
    }
  }

  @Test func searchable() {
    expectSnapshot {
      NavigationStack { List { Text("A") }.searchable(text: .constant("B"), prompt: "C") }
    }
  }

  @Test func refreshable() {
    expectSnapshot {
      NavigationStack { List { Text("A") }.refreshable {} }
    }
  }

  @Test func alert() {
    expectSnapshot {
      Text("A").alert("B", isPresented: .constant(true)) {
        Button("C") {}
      } message: {
        Text("D")
      }
    }
  }

  @Test func alertOfData() {
    expectSnapshot {
      Text("A").alert("B", isPresented: .constant(true), presenting: 1) { Button("\($0)") {} }
    }
  }

  @Test func alertOfAnError() {
    expectSnapshot {
      Text("A").alert(isPresented: .constant(true), error: LocalizedOutage()) { Button("C") {} }
    }
  }

  @Test func confirmationDialog() {
    expectSnapshot {
      Text("A").confirmationDialog("B", isPresented: .constant(true), titleVisibility: .visible) {
        Button("C", role: .destructive) {}
      }
    }
  }

  @Test func sheet() {
    expectSnapshot {
      Text("A").sheet(isPresented: .constant(true)) { Text("B") }
    }
  }

  @Test func sheetOfAnItem() {
    expectSnapshot {
      Text("A").sheet(item: .constant(Optional(NumberedItem(id: 1)))) { Text("\($0.id)") }
    }
  }

  @Test func fullScreenCover() {
    expectSnapshot {
      Text("A").fullScreenCover(isPresented: .constant(true)) { Text("B") }
    }
  }

  @Test func popover() {
    expectSnapshot {
      Text("A").popover(isPresented: .constant(true)) { Text("B") }
    }
  }

  @Test func presentationDetents() {
    expectSnapshot {
      Text("A").sheet(isPresented: .constant(true)) { Text("B").presentationDetents([.medium]) }
    }
  }

  @Test func interactiveDismissDisabled() {
    expectSnapshot {
      Text("A").sheet(isPresented: .constant(true)) { Text("B").interactiveDismissDisabled() }
    }
  }

  @Test func pageAddress() {
    expectSnapshot {
      Text("A").pageAddress(.constant(PageAddress("/b")!))
    }
  }

  @Test func routes() {
    expectSnapshot {
      Text("A").routes(Routes { RouteCase(\.list, "/list") }, .constant(Place.list))
    }
  }

  @Test func pageStatus() {
    expectSnapshot {
      Text("A").pageStatus(404)
    }
  }

  @Test func id() {
    expectSnapshot {
      Text("A").id(1)
    }
  }

  @Test func environment() {
    expectSnapshot {
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
  }

  @Test func transformEnvironment() {
    expectSnapshot {
      Button("A") {}.transformEnvironment(\.isEnabled) { $0 = false }
    }
  }

  @Test func environmentObject() {
    expectSnapshot {
      Text("A").environmentObject(Router())
    }
  }

  @Test func preference() {
    expectSnapshot {
      Text("A").preference(key: TitleKey.self, value: "B")
    }
  }

  @Test func transformPreference() {
    expectSnapshot {
      Text("A").transformPreference(TitleKey.self) { $0 += "B" }
    }
  }

  @Test func onPreferenceChange() {
    expectSnapshot {
      Text("A").onPreferenceChange(TitleKey.self) { _ in }
    }
  }

  @Test func modifier() {
    expectSnapshot {
      Text("A").modifier(Boxed())
    }
  }

  @Test func onAppear() {
    expectSnapshot {
      Text("A").onAppear {}
    }
  }

  @Test func onDisappear() {
    expectSnapshot {
      Text("A").onDisappear {}
    }
  }

  @Test func onChange() {
    expectSnapshot {
      Text("A").onChange(of: 1) {}
    }
  }

  @Test func task() {
    expectSnapshot {
      Text("A").task {}
    }
  }

  @Test func bind() {
    expectSnapshot {
      BoundField()
    }
  }
}
