import Foundation
import Testing

@testable import ComposableUI

/// Words that have no effect in a page, and the small controls beside them.
@Suite struct DeviceSnapshotTests {
  @MainActor @Test(arguments: unchanged + controls)
  func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private static var unchanged: [Snapshot] {
    Snapshot(unchanged: "accessibilityRotor") {
      $0.accessibilityRotor("a") { AccessibilityRotorEntry("b", id: 1) }
    }
    Snapshot(unchanged: "accessibilityRotorEntry") { view in
      NamespaceReader { view.accessibilityRotorEntry(id: 1, in: $0) }
    }
    Snapshot(unchanged: "accessibilityQuickAction") {
      $0.accessibilityQuickAction(style: .prompt) { Button("a") {} }
    }
    Snapshot(unchanged: "accessibilityTextContentType") {
      $0.accessibilityTextContentType(.sourceCode)
    }
    Snapshot(unchanged: "accessibilityChartDescriptor") {
      $0.accessibilityChartDescriptor(EmptyChart())
    }
    Snapshot(unchanged: "contentShape(_:_:eoFill:)") {
      $0.contentShape([.dragPreview, .hoverEffect], .rect, eoFill: true)
    }
    Snapshot(unchanged: "dialogSeverity") { $0.dialogSeverity(.critical) }
    Snapshot(unchanged: "fileDialogDefaultDirectory") { $0.fileDialogDefaultDirectory(nil) }
    Snapshot(unchanged: "fileDialogConfirmationLabel") { $0.fileDialogConfirmationLabel("a") }
    Snapshot(unchanged: "fileDialogBrowserOptions") {
      $0.fileDialogBrowserOptions(.includeHiddenFiles)
    }
    Snapshot(unchanged: "fileDialogCustomizationID") { $0.fileDialogCustomizationID("a") }
    Snapshot(unchanged: "layoutDirectionBehavior") { $0.layoutDirectionBehavior(.mirrors) }
    Snapshot(unchanged: "navigationLinkIndicatorVisibility") {
      $0.navigationLinkIndicatorVisibility(.hidden)
    }
    Snapshot(unchanged: "userActivity") { $0.userActivity("a") { $0.title = "b" } }
    Snapshot(unchanged: "onContinueUserActivity") { $0.onContinueUserActivity("a") { _ in } }
    Snapshot(unchanged: "renameAction") { $0.renameAction {} }
  }

  @SnapshotBuilder private static var controls: [Snapshot] {
    Snapshot(
      "onMoveCommand",
      modifier:
        #"KeyPress(keys: ["arrowdown", "arrowleft", "arrowright", "arrowup"], skipsFields)"#
    ) {
      $0.onMoveCommand { _ in }
    }
    Snapshot(
      "onDeleteCommand", modifier: #"KeyPress(keys: ["backspace", "delete"], skipsFields)"#
    ) {
      $0.onDeleteCommand {}
    }
    Snapshot("onDeleteCommand(nil)", modifier: "KeyPress(skipsFields)") {
      $0.onDeleteCommand(perform: nil)
    }
    Snapshot("tabViewBottomAccessory") {
      Divider().tabViewBottomAccessory { Text("a") }
    } is: {
      """
      VStack(alignment: center)
        Divider
        Pinned(edge: bottom)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("RenameButton") {
      RenameButton().renameAction {}
    } is: {
      """
      Disabled
        Button(style: automatic, isEnabled)
          TitleAndIcon
            Symbol(name: "pencil")
            Text(runs: [(text: "Rename", traits: (0))])
      """
    }
    Snapshot("HelpLink") {
      HelpLink {}
    } is: {
      """
      AccessibilityLabel(label: "Help")
        ButtonBorder(shape: circle)
          Button(style: bordered, isEnabled)
            Symbol(name: "questionmark")
      """
    }
    Snapshot("PasteButton") {
      PasteButton(payloadType: String.self) { _ in }
    } is: {
      """
      Clipboard(commands: ["click"])
        Button(style: bordered, isEnabled)
          TitleAndIcon
            Symbol(name: "doc.on.doc")
            Text(runs: [(text: "Paste", traits: (0))])
      """
    }
    Snapshot("containerBackground(for:)") {
      Divider().containerBackground(for: .navigation) { Text("a") }
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          Text(runs: [(text: "a", traits: (0))])
      """
    }
  }
}

private struct NamespaceReader<Content: View>: View {
  @Namespace private var namespace
  @ViewBuilder let content: (Namespace.ID) -> Content
  var body: some View { content(namespace) }
}

private struct EmptyChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: []),
      yAxis: nil, series: [])
  }
}
