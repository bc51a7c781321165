import Foundation
import Testing

/// The page "Views and modifiers" lists what `ComposableUI` has: all of it, and nothing else.
@Suite struct ViewListTests {
  private let source: String
  /// The tables of what there is.
  private let tables: Substring
  /// The tables of what there is not, with what to use instead.
  private let replacements: Substring

  init() throws {
    let folder = Manifest.root.appending(path: "Sources/ComposableUI")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    source = try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
    let page = try String(
      contentsOf: folder.appending(path: "ComposableUI.docc/ViewsAndModifiers.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "## Apps and scenes"))
    let end = try #require(page.firstRange(of: "## What to use instead"))
    tables = page[start.lowerBound..<end.lowerBound]
    replacements = page[end.lowerBound...]
  }

  /// The words in backticks.
  private var listedNames: Set<Substring> {
    Set(tables.matches(of: /`+([^`]+)`+/).flatMap { $0.output.1.matches(of: /\w+/).map(\.output) })
  }

  /// The public views, scenes and shapes.
  private var views: Set<Substring> {
    let kinds = /\b(View|_\w+View|_LabeledTextField|DynamicViewContent|Shape|App|Scene)\b/
    let declaration =
      /(?m)^(?:public nonisolated struct|nonisolated extension) (\w+)(?:<[^{]*?>)?\s*:([^{]*)\{/
    return Set(
      source.matches(of: declaration).filter { $0.output.2.contains(kinds) }.map(\.output.1)
    )
    // Not views of a user.
    .subtracting(["Never", "Optional"])
  }

  /// The public modifiers of views.
  private var modifiers: Set<Substring> {
    let extensions = source.matches(
      of: /(?ms)^nonisolated extension View(?: where [^{]*)? \{(.*?)^\}/)
    return Set(
      extensions.flatMap { match in
        match.output.1.matches(of: /(?m)^  (?:@\w+\s+)*public func (\w+)/).map(\.output.1)
      })
  }

  @Test func theSourcesAreRead() {
    #expect(views.isSuperset(of: ["Button", "List", "Text", "Circle", "TabView", "WindowGroup"]))
    #expect(modifiers.isSuperset(of: ["padding", "sheet", "toolbar", "navigationTitle", "task"]))
  }

  @Test func everyViewIsListed() {
    let missing = views.filter { !$0.hasPrefix("_") }.subtracting(listedNames)
    #expect(missing.isEmpty, "Add these to ViewsAndModifiers.md.")
  }

  @Test func everyModifierIsListed() {
    let missing = modifiers.filter { !$0.hasPrefix("_") }.subtracting(listedNames)
    #expect(missing.isEmpty, "Add these to ViewsAndModifiers.md.")
  }

  /// Names alone: "`mask` with a text" is about a part of a modifier. Those in double backticks are
  /// there, in another form.
  @Test func nothingThatIsThereHasAReplacement() {
    let names = Set(
      replacements.matches(of: /(?m)^\| ((?:`\w+`(?:, )?)+) \|/)
        .flatMap { $0.output.1.matches(of: /\w+/).map(\.output) })
    #expect(names.isSuperset(of: ["PhotosPicker", "UIViewRepresentable"]))
    let present = names.intersection(views.union(modifiers))
    #expect(present.isEmpty, "Remove these from \"What to use instead\" in ViewsAndModifiers.md.")
  }

  /// The ones whose data depend on the date, the page or the width of the window, those for stores of features, old spellings
  /// and the results of builders have tests of their own.
  @Test func everyViewAndModifierHasASnapshot() throws {
    let words = try Set(
      Manifest.swiftFiles(in: "Tests/ComposableUITests")
        .map { try String(contentsOf: $0, encoding: .utf8) }.filter {
          $0.contains("Snapshot")
        }
        .flatMap { $0.matches(of: /\w+/).map(\.output) }.map(String.init))
    let others: Set<Substring> = [
      "inspector", "inspectorColumnWidth", "DatePicker", "TimelineView", "datePickerStyle",
      "HTMLElement", "pageLocale", "pageMetadata", "pageStatus", "routes",
      "CaseLet", "ForEachStore", "IfLetStore", "NavigationLinkStore", "NavigationStackStore",
      "SwitchStore", "WithPerceptionTracking", "WithState", "WithViewStore", "actionSheet",
      "navigationBarTitle",
      "DocumentGroup", "EditableForEach", "FilledShape", "TupleScene", "WindowGroup",
      "MenuBarExtra", "PresentedWindowContent", "Settings", "SettingsLink",
      "LabeledToolbarItemGroupContent", "PlaceholderContentView",
    ]
    let missing = views.union(modifiers).subtracting(others)
      .filter { !$0.hasPrefix("_") && !words.contains(String($0)) }
    #expect(words.contains("padding"))
    #expect(missing.isEmpty, "Add these to suites of snapshots in Tests/ComposableUITests.")
  }

  @Test func everySymbolIsListedWithItsPicture() throws {
    let folder = Manifest.root.appending(path: "Sources/ComposableUI")
    let catalog = folder.appending(path: "ComposableUI.docc")
    let source = try String(
      contentsOf: folder.appending(path: "Images/SymbolTable.swift"), encoding: .utf8)
    let page = try String(contentsOf: catalog.appending(path: "Symbols.md"), encoding: .utf8)
    let table = source.split(separator: "\"\"\"")[1].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let groups = page.split(separator: "\n### ").dropFirst()
    let names = table.filter { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
    #expect(groups.map { $0.prefix { $0 != "\n" } } == names, "Run scripts/symbols.")

    let symbols = table.filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 2) }
    let listed = groups.joined().matches(of: /`([a-z0-9.]+)`/).map(\.output.1)
    #expect(symbols.count > 1000)
    #expect(listed == symbols.map { $0[0] }, "Run scripts/symbols.")

    let pictures = try page.matches(of: /\]\((symbols-[a-z-]+)\)/).map { picture in
      try String(
        contentsOf: catalog.appending(path: "Resources/\(picture.output.1).svg"), encoding: .utf8)
    }.joined()
    let drawn = pictures.matches(of: /\sd="([^"]+)"\/>/).map(\.output.1)
    #expect(drawn == symbols.map { $0[2] }, "Run scripts/symbols.")
  }

  @Test func everyListedNameExists() {
    let rows = tables.split(separator: "\n").filter { $0.hasPrefix("| `") }
    // The documents' views are in a module of their own.
    let names = rows.filter { !$0.contains("ComposableDocuments") }
      .flatMap { $0.split(separator: "|")[0].matches(of: /`+(\w+)/).map(\.output.1) }
    #expect(names.count > 100)
    let declaration = /\b(?:struct|enum|protocol|macro|func|class|typealias) (\w+)/
    let unknown = Set(names).subtracting(source.matches(of: declaration).map(\.output.1))
    #expect(unknown.isEmpty, "Remove these from ViewsAndModifiers.md.")
  }
}
