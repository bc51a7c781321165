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
        text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("List(data)") {
      List(["a", "b"], id: \.self) { Text($0) }
    } is: {
      """
      List
        text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("Section") {
      List { Section("Header") { Text("a") } }
    } is: {
      """
      List
        Section
          Header
            text([(text: "Header", traits: (0))])
          Rows
            text([(text: "a", traits: (0))])
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
            text([(text: "Header", traits: (0))])
          Rows
            text([(text: "a", traits: (0))])
          Footer
            text([(text: "Footer", traits: (0))])
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
            disclosure(isEnabled)
              Label
                text([(text: "Header", traits: (0))])
          Footer
      """
    }
    Snapshot("Form") {
      Form { Text("a") }
    } is: {
      """
      Form
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("formStyle") {
      Form { Text("a") }.formStyle(.columns)
    } is: {
      """
      Form
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot(unchanged: "formStyle(.grouped)") { $0.formStyle(.grouped) }
    Snapshot("listStyle(.plain)") {
      List { Text("a") }.listStyle(.plain)
    } is: {
      """
      modified(listStyle(plain))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.inset)") {
      List { Text("a") }.listStyle(.inset)
    } is: {
      """
      modified(listStyle(plain))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.grouped)") {
      List { Text("a") }.listStyle(.grouped)
    } is: {
      """
      modified(listStyle(insetGrouped))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.insetGrouped)") {
      List { Text("a") }.listStyle(.insetGrouped)
    } is: {
      """
      modified(listStyle(insetGrouped))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.sidebar)") {
      List { Text("a") }.listStyle(.sidebar)
    } is: {
      """
      modified(listStyle(sidebar))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listStyle(.automatic)") {
      List { Text("a") }.listStyle(.automatic)
    } is: {
      """
      modified(listStyle(automatic))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowBackground") {
      List { Text("a").listRowBackground(Color.red) }
    } is: {
      """
      List
        layers(rowBackground)
          text([(text: "a", traits: (0))])
          Layer
            shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("listRowBackground(nil)") {
      List { Text("a").listRowBackground(Color?.none) }
    } is: {
      """
      List
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowInsets") {
      List { Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    } is: {
      """
      List
        modified(listRow(insets: (top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0), \
      hiddenSeparators: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowInsets(nil)", modifier: "listRow(hiddenSeparators: (0))") {
      $0.listRowInsets(nil)
    }
    Snapshot("listRowSeparator") {
      List { Text("a").listRowSeparator(.hidden) }
    } is: {
      """
      List
        modified(listRow(hiddenSeparators: (3)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparator(edges:)") {
      List { Text("a").listRowSeparator(.hidden, edges: .top) }
    } is: {
      """
      List
        modified(listRow(hiddenSeparators: (1)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparator(edges: .bottom)", modifier: "listRow(hiddenSeparators: (2))") {
      $0.listRowSeparator(.hidden, edges: .bottom)
    }
    Snapshot("listRowSeparator(.visible)", modifier: "listRow(hiddenSeparators: (0))") {
      $0.listRowSeparator(.visible)
    }
    Snapshot("listRowSeparatorTint") {
      List { Text("a").listRowSeparatorTint(.red) }
    } is: {
      """
      List
        modified(listRow(hiddenSeparators: (0), separatorTint: red))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSeparatorTint(edges:)", modifier: "listRow(hiddenSeparators: (0))") {
      $0.listRowSeparatorTint(.red, edges: .bottom)
    }
    Snapshot("listRowSpacing") {
      List { Text("a") }.listRowSpacing(4)
    } is: {
      """
      modified(listRowSpacing(4.0))
        List
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("listRowSpacing(nil)", modifier: "listRowSpacing(0.0)") { $0.listRowSpacing(nil) }
    Snapshot("listSectionSeparator") {
      List { Section { Text("a") }.listSectionSeparator(.hidden) }
    } is: {
      """
      List
        Section
          Header
          Rows
            text([(text: "a", traits: (0))])
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
            text([(text: "a", traits: (0))])
          Footer
      """
    }
    Snapshot("headerProminence") {
      List { Section("Header") { Text("a") } }.headerProminence(.increased)
    } is: {
      """
      modified(headerProminence(increased))
        List
          Section
            Header
              text([(text: "Header", traits: (0))])
            Rows
              text([(text: "a", traits: (0))])
            Footer
      """
    }
    Snapshot("onDelete") {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
    } is: {
      """
      List
        editableRow
          Row
            text([(text: "a", traits: (0))])
          RowActions
            modified(accessibilityLabel("Delete"))
              button(role: destructive, style: automatic, isEnabled)
                image(systemName: "trash")
      """
    }
    Snapshot("onMove") {
      List { ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in } }
    } is: {
      """
      List
        editableRow
          Row
            text([(text: "a", traits: (0))])
          RowActions
            modified(disabled(true))
              modified(accessibilityLabel("Move up"))
                button(style: automatic)
                  image(systemName: "chevron.up")
            modified(disabled)
              modified(accessibilityLabel("Move down"))
                button(style: automatic, isEnabled)
                  image(systemName: "chevron.down")
        editableRow
          Row
            text([(text: "b", traits: (0))])
          RowActions
            modified(disabled)
              modified(accessibilityLabel("Move up"))
                button(style: automatic, isEnabled)
                  image(systemName: "chevron.up")
            modified(disabled(true))
              modified(accessibilityLabel("Move down"))
                button(style: automatic)
                  image(systemName: "chevron.down")
      """
    }
    Snapshot("deleteDisabled") {
      List { ForEach(["a"], id: \.self) { Text($0).deleteDisabled(true) }.onDelete { _ in } }
    } is: {
      """
      List
        editableRow
          Row
            text([(text: "a", traits: (0))])
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
        editableRow
          Row
            text([(text: "a", traits: (0))])
          RowActions
        editableRow
          Row
            text([(text: "b", traits: (0))])
          RowActions
            modified(disabled)
              modified(accessibilityLabel("Move up"))
                button(style: automatic, isEnabled)
                  image(systemName: "chevron.up")
            modified(disabled(true))
              modified(accessibilityLabel("Move down"))
                button(style: automatic)
                  image(systemName: "chevron.down")
      """
    }
    Snapshot("swipeActions") {
      List { Text("a").swipeActions { Button("Flag") {} } }
    } is: {
      """
      List
        editableRow
          Row
            text([(text: "a", traits: (0))])
          RowActions
            button(style: automatic, isEnabled)
              text([(text: "Flag", traits: (0))])
      """
    }
    Snapshot("EditButton") {
      EditButton()
    } is: {
      """
      modified(disabled(true))
        button(style: automatic)
          text([(text: "Edit", traits: (0))])
      """
    }
    Snapshot("DisclosureGroup") {
      DisclosureGroup("Title") { Text("a") }
    } is: {
      """
      disclosure(isEnabled)
        Label
          text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("DisclosureGroup(isExpanded:)") {
      DisclosureGroup("Title", isExpanded: .constant(true)) { Text("a") }
    } is: {
      """
      disclosure(isExpanded, isEnabled)
        Label
          text([(text: "Title", traits: (0))])
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("GroupBox") {
      GroupBox("Title") { Text("a") }
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          modified(padding(edges: (15)))
            stack(vertical(leading, spacing: 8.0))
              modified(font((size: style(headline))))
                text([(text: "Title", traits: (0))])
              text([(text: "a", traits: (0))])
        Layer
          shape(outline: roundedRectangle(cornerRadius: 12.0), trim: 0.0...1.0, fill: \
      color(gray at 0.15))
      """
    }
    Snapshot("groupBoxStyle") {
      GroupBox("Title") { Text("a") }.groupBoxStyle(.automatic)
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          modified(padding(edges: (15)))
            stack(vertical(leading, spacing: 8.0))
              modified(font((size: style(headline))))
                text([(text: "Title", traits: (0))])
              text([(text: "a", traits: (0))])
        Layer
          shape(outline: roundedRectangle(cornerRadius: 12.0), trim: 0.0...1.0, fill: \
      color(gray at 0.15))
      """
    }
    Snapshot("ControlGroup") {
      ControlGroup("Title") { Button("a") {} }
    } is: {
      """
      modified(accessibilityLabel("Title"))
        stack(horizontal(center, spacing: 4.0))
          button(style: automatic, isEnabled)
            text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ContentUnavailableView") {
      ContentUnavailableView("Title", systemImage: "star", description: Text("Description"))
    } is: {
      """
      modified(frame(maxWidth: inf, maxHeight: inf, alignment: (horizontal: center, vertical: \
      center)))
        modified(padding(edges: (15)))
          modified(alignment(center))
            stack(vertical(center, spacing: 8.0))
              stack(vertical(center, spacing: 12.0))
                modified(foreground(hierarchical(2)))
                  modified(font((size: points(44.0))))
                    image(systemName: "star")
                modified(fontTraits(weight: (value: 700)))
                  modified(font((size: style(title2), weight: (value: 700))))
                    text([(text: "Title", traits: (0))])
              modified(foreground(hierarchical(2)))
                modified(font((size: style(callout))))
                  text([(text: "Description", traits: (0))])
      """
    }
    Snapshot("ContentUnavailableView.search") {
      ContentUnavailableView.search(text: "word")
    } is: {
      """
      modified(frame(maxWidth: inf, maxHeight: inf, alignment: (horizontal: center, vertical: \
      center)))
        modified(padding(edges: (15)))
          modified(alignment(center))
            stack(vertical(center, spacing: 8.0))
              stack(vertical(center, spacing: 12.0))
                modified(foreground(hierarchical(2)))
                  modified(font((size: points(44.0))))
                    image(systemName: "magnifyingglass")
                modified(fontTraits(weight: (value: 700)))
                  modified(font((size: style(title2), weight: (value: 700))))
                    text([(text: "No Results for “word”", traits: (0))])
              modified(foreground(hierarchical(2)))
                modified(font((size: style(callout))))
                  text([(text: "Check the spelling or try a new search.", traits: (0))])
      """
    }
    Snapshot("NavigationStack") {
      NavigationStack { Text("a") }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("NavigationView") {
      NavigationView { Text("a") }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationViewStyle") {
      NavigationView { Text("a") }.navigationViewStyle(.stack)
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationTitle") {
      NavigationStack { Text("a").navigationTitle("Title") }
    } is: {
      """
      window(title: "Title", history: automatic)
        Navigation
          screen(title: "Title", isRoot, options: (titleDisplayMode: automatic))
            text([(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationBarTitleDisplayMode") {
      NavigationStack { Text("a").navigationBarTitleDisplayMode(.inline) }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: inline))
          text([(text: "a", traits: (0))])
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
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
        screen(options: (titleDisplayMode: automatic, isBackButtonHidden))
          text([(text: "1", traits: (0))])
      """
    }
    Snapshot("navigationBarHidden") {
      NavigationStack { Text("a").navigationBarHidden(true) }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic, isBarHidden))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("toolbarVisibility") {
      TabView {
        NavigationStack { Text("a").toolbarVisibility(.hidden, for: .tabBar, .navigationBar) }
          .tabItem { Text("t") }
      }
    } is: {
      """
      tabs(isBarHidden)
        TabBar
          tabButton(isSelected, isEnabled)
            text([(text: "t", traits: (0))])
        tab(isSelected)
          Navigation
            screen(isRoot, options: (titleDisplayMode: automatic, isBarHidden))
              text([(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationBarItems") {
      NavigationStack { Text("a").navigationBarItems(leading: Text("l"), trailing: Text("t")) }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(leading)
            toolbarItem(slot: leading)
              text([(text: "l", traits: (0))])
          toolbar(trailing)
            toolbarItem(slot: trailing)
              text([(text: "t", traits: (0))])
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("navigationDestination(for:)") {
      NavigationStack(path: .constant([1])) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
        screen(options: (titleDisplayMode: automatic))
          text([(text: "1", traits: (0))])
      """
    }
    Snapshot("navigationDestination(isPresented:)") {
      NavigationStack {
        Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") }
      }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
        screen(options: (titleDisplayMode: automatic))
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("navigationDestination(item:)") {
      NavigationStack {
        Text("a").navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          text([(text: "a", traits: (0))])
        screen(options: (titleDisplayMode: automatic))
          text([(text: "1", traits: (0))])
      """
    }
    Snapshot("NavigationLink") {
      NavigationStack { NavigationLink("Title") { Text("b") } }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          button(style: automatic, isEnabled, isNavigationLink)
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("NavigationLink(value:)") {
      NavigationStack {
        NavigationLink("Title", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          button(style: automatic, isEnabled, isNavigationLink)
            text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("NavigationLink(in a list)") {
      NavigationStack { List { NavigationLink("Title") { Text("b") } } }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          List
            button(style: automatic, isEnabled, isNavigationLink)
              text([(text: "Title", traits: (0))])
      """
    }
    Snapshot("toolbar") {
      NavigationStack { Text("a").toolbar { Button("Add") {} } }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(trailing)
            toolbarItem(slot: trailing)
              button(style: automatic, isEnabled)
                text([(text: "Add", traits: (0))])
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ToolbarItem") {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(leading)
            toolbarItem(slot: leading)
              button(style: automatic, isEnabled)
                text([(text: "Cancel", traits: (0))])
          text([(text: "a", traits: (0))])
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
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(bottom)
            toolbarItem(slot: bottom)
              text([(text: "b", traits: (0))])
              text([(text: "c", traits: (0))])
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("searchable") {
      NavigationStack { Text("a").searchable(text: .constant("word"), prompt: "Find") }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(search)
            toolbarItem(slot: search)
              field(text: "word", prompt: "Find", kind: search, style: automatic, isEnabled, \
      traits: (keyboard: default))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("refreshable") {
      NavigationStack { Text("a").refreshable {} }
    } is: {
      """
      Navigation
        screen(isRoot, options: (titleDisplayMode: automatic))
          toolbar(trailing)
            toolbarItem(slot: trailing)
              modified(accessibilityLabel("Refresh"))
                modified(disabled)
                  button(style: automatic, isEnabled)
                    image(systemName: "arrow.clockwise")
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("TabView") {
      TabView {
        Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") }
      }
    } is: {
      """
      tabs
        TabBar
          tabButton(isSelected, isEnabled)
            text([(text: "A", traits: (0))])
          tabButton(isEnabled)
            text([(text: "B", traits: (0))])
        tab(isSelected)
          text([(text: "a", traits: (0))])
        tab
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("Tab") {
      TabView { Tab("A", systemImage: "star") { Text("a") } }
    } is: {
      """
      tabs
        TabBar
          tabButton(isSelected, isEnabled)
            titleAndIcon
              image(systemName: "star")
              text([(text: "A", traits: (0))])
        tab(isSelected)
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("tabViewStyle") {
      TabView { Text("a").tabItem { Text("A") } }.tabViewStyle(.page)
    } is: {
      """
      tabs
        TabBar
          tabButton(isSelected, isEnabled)
            text([(text: "A", traits: (0))])
        tab(isSelected)
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("indexViewStyle") {
      TabView { Text("a").tabItem { Text("A") } }.indexViewStyle(
        .page(backgroundDisplayMode: .always))
    } is: {
      """
      tabs
        TabBar
          tabButton(isSelected, isEnabled)
            text([(text: "A", traits: (0))])
        tab(isSelected)
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("sheet") {
      Text("a").sheet(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: sheet)
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("sheet(item:)") {
      Text("a").sheet(item: .constant(SnapshotFixtures.Row?.some(SnapshotFixtures.Row(id: 1)))) {
        Text("\($0.id)")
      }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: sheet)
        text([(text: "1", traits: (0))])
      """
    }
    Snapshot("fullScreenCover") {
      Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: fullScreenCover)
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("popover") {
      Text("a").popover(isPresented: .constant(true)) { Text("b") }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: popover)
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("presentationDetents") {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.large, .medium])
      }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: sheet, options: (detent: medium))
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("interactiveDismissDisabled") {
      Text("a").sheet(isPresented: .constant(true)) { Text("b").interactiveDismissDisabled() }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: sheet, options: (isInteractiveDismissDisabled))
        text([(text: "b", traits: (0))])
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
      text([(text: "a", traits: (0))])
      presentation(style: alert, title: "Title")
        Header
          text([(text: "Title", traits: (0))])
        Message
          text([(text: "Message", traits: (0))])
        Actions
          button(role: destructive, style: automatic, isEnabled)
            text([(text: "Delete", traits: (0))])
      """
    }
    Snapshot("fileImporter, fileImportSizeLimit") {
      Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
        .fileImportSizeLimit(9)
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: alert, title: "Choose a file")
        Header
          text([(text: "Choose a file", traits: (0))])
        Message
          fileInput(allowedContentTypes: [public.png], maximumSize: 9, isEnabled)
        Actions
          button(role: cancel, style: automatic, isEnabled)
            text([(text: "Cancel", traits: (0))])
      """
    }
    Snapshot(unchanged: "fileExporter") {
      $0.fileExporter(isPresented: .constant(false), item: nil) { _ in }
    }
    Snapshot("draggable") {
      Text("a").draggable("a")
    } is: {
      """
      modified(draggable([public.utf8-plain-text]))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("dropDestination(for: String)") {
      Text("a").dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: { _ in
      }
    } is: {
      """
      modified(dropDestination(contentTypes: [public.utf8-plain-text], reportsTargeting))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("dropDestination") {
      Text("a").dropDestination(for: URL.self) { _, _ in true }
    } is: {
      """
      modified(dropDestination(contentTypes: [public.url], files: (allowedContentTypes: [public.item], allowsMultipleSelection, isEnabled)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("alert(without actions)") {
      Text("a").alert("Title", isPresented: .constant(true)) {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: alert, title: "Title")
        Header
          text([(text: "Title", traits: (0))])
        Actions
          button(style: automatic, isEnabled)
            text([(text: "OK", traits: (0))])
      """
    }
    Snapshot("confirmationDialog") {
      Text("a").confirmationDialog("Title", isPresented: .constant(true)) { Button("Keep") {} }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: confirmationDialog, title: "Title")
        Header
          text([(text: "Title", traits: (0))])
        Actions
          button(style: automatic, isEnabled)
            text([(text: "Keep", traits: (0))])
          button(role: cancel, style: automatic, isEnabled)
            text([(text: "Cancel", traits: (0))])
      """
    }
    Snapshot("confirmationDialog(titleVisibility:)") {
      Text("a").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible)
      { Button("Keep") {} }
    } is: {
      """
      text([(text: "a", traits: (0))])
      presentation(style: confirmationDialog, title: "Title")
        Header
          text([(text: "Title", traits: (0))])
        Actions
          button(style: automatic, isEnabled)
            text([(text: "Keep", traits: (0))])
          button(role: cancel, style: automatic, isEnabled)
            text([(text: "Cancel", traits: (0))])
      """
    }
  }
}
