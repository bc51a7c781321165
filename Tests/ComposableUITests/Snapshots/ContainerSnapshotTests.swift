import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Lists, forms, navigation, tabs, toolbars and presentations.
@MainActor
@Suite struct ContainerSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("List") {
      List {
        Text("a"); Text("b")
      }
    } is: {
      """
      List
        Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("List(data)") {
      List(["a", "b"], id: \.self) { Text($0) }
    } is: {
      """
      List
        Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("Section") {
      List { Section("Header") { Text("a") } }
    } is: {
      """
      List
        Section
          Header
            Text(runs: [(text: "Header", traits: (0))])
          Rows
            Text(runs: [(text: "a", traits: (0))])
          Footer
      """
    }
    Snapshot("Section(footer:)") {
      List {
        Section {
          Text("a")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
    } is: {
      """
      List
        Section
          Header
            Text(runs: [(text: "Header", traits: (0))])
          Rows
            Text(runs: [(text: "a", traits: (0))])
          Footer
            Text(runs: [(text: "Footer", traits: (0))])
      """
    }
    Snapshot("Section(isExpanded:)") {
      List { Section("Header", isExpanded: .constant(false)) { Text("a") } }
    } is: {
      """
      List
        Section
          Header
          Rows
            Disclosure(isEnabled)
              Label
                Text(runs: [(text: "Header", traits: (0))])
          Footer
      """
    }
    Snapshot("Form") {
      Form { Text("a") }
    } is: {
      """
      Form
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("formStyle") {
      Form { Text("a") }.formStyle(.columns)
    } is: {
      """
      Form
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot(unchanged: "formStyle(.grouped)") { $0.formStyle(.grouped) }
    Snapshot("listStyle(.plain)") {
      List { Text("a") }.listStyle(.plain)
    } is: {
      """
      ListStyle(style: plain)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.inset)") {
      List { Text("a") }.listStyle(.inset)
    } is: {
      """
      ListStyle(style: plain)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.grouped)") {
      List { Text("a") }.listStyle(.grouped)
    } is: {
      """
      ListStyle(style: insetGrouped)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.insetGrouped)") {
      List { Text("a") }.listStyle(.insetGrouped)
    } is: {
      """
      ListStyle(style: insetGrouped)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.sidebar)") {
      List { Text("a") }.listStyle(.sidebar)
    } is: {
      """
      ListStyle(style: sidebar)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.automatic)") {
      List { Text("a") }.listStyle(.automatic)
    } is: {
      """
      ListStyle(style: automatic)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowBackground") {
      List { Text("a").listRowBackground(Color.red) }
    } is: {
      """
      List
        RowBackground
          Text(runs: [(text: "a", traits: (0))])
          Layer
            Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("listRowBackground(nil)") {
      List { Text("a").listRowBackground(Color?.none) }
    } is: {
      """
      List
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowInsets") {
      List { Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    } is: {
      """
      List
        ListRow(insets: (top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0), hiddenSeparators: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowInsets(nil)", modifier: "ListRow(hiddenSeparators: (0))") {
      $0.listRowInsets(nil)
    }
    Snapshot("listRowSeparator") {
      List { Text("a").listRowSeparator(.hidden) }
    } is: {
      """
      List
        ListRow(hiddenSeparators: (3))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparator(edges:)") {
      List { Text("a").listRowSeparator(.hidden, edges: .top) }
    } is: {
      """
      List
        ListRow(hiddenSeparators: (1))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparator(edges: .bottom)", modifier: "ListRow(hiddenSeparators: (2))") {
      $0.listRowSeparator(.hidden, edges: .bottom)
    }
    Snapshot("listRowSeparator(.visible)", modifier: "ListRow(hiddenSeparators: (0))") {
      $0.listRowSeparator(.visible)
    }
    Snapshot("listRowSeparatorTint") {
      List { Text("a").listRowSeparatorTint(.red) }
    } is: {
      """
      List
        ListRow(hiddenSeparators: (0), separatorTint: red)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparatorTint(edges:)", modifier: "ListRow(hiddenSeparators: (0))") {
      $0.listRowSeparatorTint(.red, edges: .bottom)
    }
    Snapshot("listRowSpacing") {
      List { Text("a") }.listRowSpacing(4)
    } is: {
      """
      ListRowSpacing(spacing: 4.0)
        List
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSpacing(nil)", modifier: "ListRowSpacing(spacing: 0.0)") {
      $0.listRowSpacing(nil)
    }
    Snapshot("listSectionSeparator") {
      List { Section { Text("a") }.listSectionSeparator(.hidden) }
    } is: {
      """
      List
        Section
          Header
          Rows
            Text(runs: [(text: "a", traits: (0))])
          Footer
      """
    }
    Snapshot("listSectionSeparatorTint") {
      List { Section { Text("a") }.listSectionSeparatorTint(.red) }
    } is: {
      """
      List
        Section
          Header
          Rows
            Text(runs: [(text: "a", traits: (0))])
          Footer
      """
    }
    Snapshot("headerProminence") {
      List { Section("Header") { Text("a") } }.headerProminence(.increased)
    } is: {
      """
      HeaderProminence(prominence: increased)
        List
          Section
            Header
              Text(runs: [(text: "Header", traits: (0))])
            Rows
              Text(runs: [(text: "a", traits: (0))])
            Footer
      """
    }
    Snapshot("onDelete") {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
    } is: {
      """
      List
        EditableRow
          Row
            Text(runs: [(text: "a", traits: (0))])
          RowActions
            AccessibilityLabel(label: "Delete")
              Button(role: destructive, style: automatic, isEnabled)
                Symbol(name: "trash")
      """
    }
    Snapshot("onMove") {
      List { ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in } }
    } is: {
      """
      List
        EditableRow
          Row
            Text(runs: [(text: "a", traits: (0))])
          RowActions
            Disabled(isDisabled)
              AccessibilityLabel(label: "Move up")
                Button(style: automatic)
                  Symbol(name: "chevron.up")
            Disabled
              AccessibilityLabel(label: "Move down")
                Button(style: automatic, isEnabled)
                  Symbol(name: "chevron.down")
        EditableRow
          Row
            Text(runs: [(text: "b", traits: (0))])
          RowActions
            Disabled
              AccessibilityLabel(label: "Move up")
                Button(style: automatic, isEnabled)
                  Symbol(name: "chevron.up")
            Disabled(isDisabled)
              AccessibilityLabel(label: "Move down")
                Button(style: automatic)
                  Symbol(name: "chevron.down")
      """
    }
    Snapshot("deleteDisabled") {
      List { ForEach(["a"], id: \.self) { Text($0).deleteDisabled(true) }.onDelete { _ in } }
    } is: {
      """
      List
        EditableRow
          Row
            Text(runs: [(text: "a", traits: (0))])
          RowActions
      """
    }
    Snapshot("moveDisabled") {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).moveDisabled($0 == "a") }.onMove { _, _ in }
      }
    } is: {
      """
      List
        EditableRow
          Row
            Text(runs: [(text: "a", traits: (0))])
          RowActions
        EditableRow
          Row
            Text(runs: [(text: "b", traits: (0))])
          RowActions
            Disabled
              AccessibilityLabel(label: "Move up")
                Button(style: automatic, isEnabled)
                  Symbol(name: "chevron.up")
            Disabled(isDisabled)
              AccessibilityLabel(label: "Move down")
                Button(style: automatic)
                  Symbol(name: "chevron.down")
      """
    }
    Snapshot("swipeActions") {
      List { Text("a").swipeActions { Button("Flag") {} } }
    } is: {
      """
      List
        EditableRow
          Row
            Text(runs: [(text: "a", traits: (0))])
          RowActions
            Button(style: automatic, isEnabled)
              Text(runs: [(text: "Flag", traits: (0))])
      """
    }
    Snapshot("EditButton") {
      EditButton()
    } is: {
      """
      Disabled(isDisabled)
        Button(style: automatic)
          Text(runs: [(text: "Edit", traits: (0))])
      """
    }
    Snapshot("DisclosureGroup") {
      DisclosureGroup("Title") { Text("a") }
    } is: {
      """
      Disclosure(isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("DisclosureGroup(isExpanded:)") {
      DisclosureGroup("Title", isExpanded: .constant(true)) { Text("a") }
    } is: {
      """
      Disclosure(isExpanded, isEnabled)
        Label
          Text(runs: [(text: "Title", traits: (0))])
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("GroupBox") {
      GroupBox("Title") { Text("a") }
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Padding(edges: (15))
            VStack(alignment: leading, spacing: 8.0)
              Font(font: (size: style(headline)))
                Text(runs: [(text: "Title", traits: (0))])
              Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: roundedRectangle(cornerRadius: 12.0), trim: 0.0...1.0, fill: color(gray \
      at 0.15))
      """
    }
    Snapshot("groupBoxStyle") {
      GroupBox("Title") { Text("a") }.groupBoxStyle(.automatic)
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Padding(edges: (15))
            VStack(alignment: leading, spacing: 8.0)
              Font(font: (size: style(headline)))
                Text(runs: [(text: "Title", traits: (0))])
              Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: roundedRectangle(cornerRadius: 12.0), trim: 0.0...1.0, fill: color(gray \
      at 0.15))
      """
    }
    Snapshot("ControlGroup") {
      ControlGroup("Title") { Button("a") {} }
    } is: {
      """
      AccessibilityLabel(label: "Title")
        HStack(alignment: center, spacing: 4.0)
          Button(style: automatic, isEnabled)
            Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ContentUnavailableView") {
      ContentUnavailableView("Title", systemImage: "star", description: Text("Description"))
    } is: {
      """
      Frame(maxWidth: inf, maxHeight: inf, alignment: (horizontal: center, vertical: center))
        Padding(edges: (15))
          TextAlignment(alignment: center)
            VStack(alignment: center, spacing: 8.0)
              VStack(alignment: center, spacing: 12.0)
                Foreground(style: hierarchical(2))
                  Font(font: (size: points(44.0)))
                    Symbol(name: "star")
                FontTraits(weight: (value: 700))
                  Font(font: (size: style(title2), weight: (value: 700)))
                    Text(runs: [(text: "Title", traits: (0))])
              Foreground(style: hierarchical(2))
                Font(font: (size: style(callout)))
                  Text(runs: [(text: "Description", traits: (0))])
      """
    }
    Snapshot("ContentUnavailableView.search") {
      ContentUnavailableView.search(text: "word")
    } is: {
      """
      Frame(maxWidth: inf, maxHeight: inf, alignment: (horizontal: center, vertical: center))
        Padding(edges: (15))
          TextAlignment(alignment: center)
            VStack(alignment: center, spacing: 8.0)
              VStack(alignment: center, spacing: 12.0)
                Foreground(style: hierarchical(2))
                  Font(font: (size: points(44.0)))
                    Symbol(name: "magnifyingglass")
                FontTraits(weight: (value: 700))
                  Font(font: (size: style(title2), weight: (value: 700)))
                    Text(runs: [(text: "No Results for “word”", traits: (0))])
              Foreground(style: hierarchical(2))
                Font(font: (size: style(callout)))
                  Text(runs: [(text: "Check the spelling or try a new search.", traits: (0))])
      """
    }
    Snapshot("NavigationStack") {
      NavigationStack { Text("a") }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("NavigationView") {
      NavigationView { Text("a") }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationViewStyle") {
      NavigationView { Text("a") }.navigationViewStyle(.stack)
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationTitle") {
      NavigationStack { Text("a").navigationTitle("Title") }
    } is: {
      """
      Window(title: "Title", history: automatic)
        Navigation
          Screen(title: "Title", isRoot, options: (titleDisplayMode: automatic))
            Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationBarTitleDisplayMode") {
      NavigationStack { Text("a").navigationBarTitleDisplayMode(.inline) }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: inline))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("toolbarTitleDisplayMode") {
      NavigationStack { Text("a").toolbarTitleDisplayMode(.inline) }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: inline))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationBarBackButtonHidden") {
      NavigationStack(path: .constant([1])) {
        Text("a").navigationDestination(for: Int.self) {
          Text("\($0)").navigationBarBackButtonHidden()
        }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
        Screen(hasPrevious, options: (titleDisplayMode: automatic, isBackButtonHidden))
          Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("navigationBarHidden") {
      NavigationStack { Text("a").navigationBarHidden(true) }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic, isBarHidden))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("toolbarVisibility") {
      TabView {
        NavigationStack { Text("a").toolbarVisibility(.hidden, for: .tabBar, .navigationBar) }
          .tabItem { Text("t") }
      }
    } is: {
      """
      Tabs(isBarHidden)
        TabBar
          TabButton(isSelected, isEnabled)
            Text(runs: [(text: "t", traits: (0))])
        TabPanel(isSelected)
          Navigation
            Screen(isRoot, options: (titleDisplayMode: automatic, isBarHidden))
              Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationBarItems") {
      NavigationStack { Text("a").navigationBarItems(leading: Text("l"), trailing: Text("t")) }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: leading)
            ToolbarItem(placement: (slot: leading))
              Text(runs: [(text: "l", traits: (0))])
          ToolbarSlot(slot: trailing)
            ToolbarItem(placement: (slot: trailing))
              Text(runs: [(text: "t", traits: (0))])
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationDestination(for:)") {
      NavigationStack(path: .constant([1])) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
        Screen(hasPrevious, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("navigationDestination(isPresented:)") {
      NavigationStack {
        Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
        Screen(hasPrevious, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("navigationDestination(item:)") {
      NavigationStack {
        Text("a").navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "a", traits: (0))])
        Screen(hasPrevious, options: (titleDisplayMode: automatic))
          Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("NavigationLink") {
      NavigationStack { NavigationLink("Title") { Text("b") } }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Button(style: automatic, isEnabled, isNavigationLink)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("NavigationLink(value:)") {
      NavigationStack {
        NavigationLink("Title", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          Button(style: automatic, isEnabled, isNavigationLink)
            Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("NavigationLink(in a list)") {
      NavigationStack { List { NavigationLink("Title") { Text("b") } } }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          List
            Button(style: automatic, isEnabled, isNavigationLink)
              Text(runs: [(text: "Title", traits: (0))])
      """
    }
    Snapshot("toolbar") {
      NavigationStack { Text("a").toolbar { Button("Add") {} } }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: trailing)
            ToolbarItem(placement: (slot: trailing))
              Button(style: automatic, isEnabled)
                Text(runs: [(text: "Add", traits: (0))])
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ToolbarItem") {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: leading)
            ToolbarItem(placement: (slot: leading))
              Button(style: automatic, isEnabled)
                Text(runs: [(text: "Cancel", traits: (0))])
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ToolbarItemGroup") {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("b"); Text("c")
          }
        }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: bottom)
            ToolbarItem(placement: (slot: bottom))
              Text(runs: [(text: "b", traits: (0))])
              Text(runs: [(text: "c", traits: (0))])
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("searchable") {
      NavigationStack { Text("a").searchable(text: .constant("word"), prompt: "Find") }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: search)
            ToolbarItem(placement: (slot: search))
              Input(text: "word", prompt: "Find", kind: search, style: automatic, isEnabled, \
      traits: (keyboard: default))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("refreshable") {
      NavigationStack { Text("a").refreshable {} }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: trailing)
            ToolbarItem(placement: (slot: trailing))
              AccessibilityLabel(label: "Refresh")
                Disabled
                  Button(style: automatic, isEnabled)
                    Symbol(name: "arrow.clockwise")
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("TabView") {
      TabView {
        Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") }
      }
    } is: {
      """
      Tabs
        TabBar
          TabButton(isSelected, isEnabled)
            Text(runs: [(text: "A", traits: (0))])
          TabButton(isEnabled)
            Text(runs: [(text: "B", traits: (0))])
        TabPanel(isSelected)
          Text(runs: [(text: "a", traits: (0))])
        TabPanel
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("Tab") {
      TabView { Tab("A", systemImage: "star") { Text("a") } }
    } is: {
      """
      Tabs
        TabBar
          TabButton(isSelected, isEnabled)
            TitleAndIcon
              Symbol(name: "star")
              Text(runs: [(text: "A", traits: (0))])
        TabPanel(isSelected)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("tabViewStyle") {
      TabView { Text("a").tabItem { Text("A") } }.tabViewStyle(.page)
    } is: {
      """
      Tabs(isBarHidden, pages: (selected: 0, swipe: 0))
        TabBar
          TabButton(isSelected, isEnabled)
            Text(runs: [(text: "A", traits: (0))])
        TabPanel(isSelected, isPage)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("indexViewStyle") {
      TabView { Text("a").tabItem { Text("A") } }.indexViewStyle(
        .page(backgroundDisplayMode: .always))
    } is: {
      """
      Tabs
        TabBar
          TabButton(isSelected, isEnabled)
            Text(runs: [(text: "A", traits: (0))])
        TabPanel(isSelected)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("sheet") {
      Text("a").sheet(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: sheet)
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("sheet(item:)") {
      Text("a").sheet(item: .constant(SnapshotFixtures.Row?.some(SnapshotFixtures.Row(id: 1)))) {
        Text("\($0.id)")
      }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: sheet)
        Text(runs: [(text: "1", traits: (0))])
      """
    }
    Snapshot("fullScreenCover") {
      Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: fullScreenCover)
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("popover") {
      Text("a").popover(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: popover)
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("presentationDetents") {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.large, .medium])
      }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: sheet, options: (detent: medium))
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("interactiveDismissDisabled") {
      Text("a").sheet(isPresented: .constant(true)) { Text("b").interactiveDismissDisabled() }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: sheet, options: (isInteractiveDismissDisabled))
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("alert") {
      Text("a").alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("Message")
      }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: alert, title: "Title")
        Header
          Text(runs: [(text: "Title", traits: (0))])
        Message
          Text(runs: [(text: "Message", traits: (0))])
        PromptActions
          Button(role: destructive, style: automatic, isEnabled)
            Text(runs: [(text: "Delete", traits: (0))])
      """
    }
    Snapshot("fileImporter, fileImportSizeLimit") {
      Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
        .fileImportSizeLimit(9)
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: alert, title: "Choose a file")
        Header
          Text(runs: [(text: "Choose a file", traits: (0))])
        Message
          FileInput(selection: (allowedContentTypes: [public.png], maximumSize: 9, isEnabled))
        PromptActions
          Button(role: cancel, style: automatic, isEnabled)
            Text(runs: [(text: "Cancel", traits: (0))])
      """
    }
    Snapshot(unchanged: "fileExporter") {
      $0.fileExporter(isPresented: .constant(false), item: nil) { _ in }
    }
    Snapshot("draggable") {
      Text("a").draggable("a")
    } is: {
      """
      Draggable(contentTypes: [public.utf8-plain-text])
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("dropDestination(for: String)") {
      Text("a").dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: { _ in
      }
    } is: {
      """
      DropDestination(contentTypes: [public.utf8-plain-text], reportsTargeting)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("dropDestination") {
      Text("a").dropDestination(for: URL.self) { _, _ in true }
    } is: {
      """
      DropDestination(contentTypes: [public.url], files: (allowedContentTypes: [public.item], \
      allowsMultipleSelection, isEnabled))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("alert(without actions)") {
      Text("a").alert("Title", isPresented: .constant(true)) {}
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: alert, title: "Title")
        Header
          Text(runs: [(text: "Title", traits: (0))])
        PromptActions
          Button(style: automatic, isEnabled)
            Text(runs: [(text: "OK", traits: (0))])
      """
    }
    Snapshot("confirmationDialog") {
      Text("a").confirmationDialog("Title", isPresented: .constant(true)) { Button("Keep") {} }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: confirmationDialog, title: "Title")
        Header
          Text(runs: [(text: "Title", traits: (0))])
        PromptActions
          Button(style: automatic, isEnabled)
            Text(runs: [(text: "Keep", traits: (0))])
          Button(role: cancel, style: automatic, isEnabled)
            Text(runs: [(text: "Cancel", traits: (0))])
      """
    }
    Snapshot("confirmationDialog(titleVisibility:)") {
      Text("a").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible)
      { Button("Keep") {} }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Presentation(style: confirmationDialog, title: "Title")
        Header
          Text(runs: [(text: "Title", traits: (0))])
        PromptActions
          Button(style: automatic, isEnabled)
            Text(runs: [(text: "Keep", traits: (0))])
          Button(role: cancel, style: automatic, isEnabled)
            Text(runs: [(text: "Cancel", traits: (0))])
      """
    }
  }
}
