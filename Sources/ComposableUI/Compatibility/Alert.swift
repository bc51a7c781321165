/// An alert as a value, of code that was written before alerts had views as buttons. New code uses
/// ``View/alert(_:isPresented:actions:message:)``.
public struct Alert: Sendable {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an alert with one button; `nil` has the title "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert, which dismisses it.
  public struct Button: Sendable {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (@MainActor () -> Void)?

    /// Creates a button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels what the alert asks about.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button with the title "Cancel".
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(system: .cancel), action: action)
    }

    /// Creates a button that deletes or ends something.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice between actions as a value, of code that was written before it had views as buttons. New
/// code uses ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)``.
public struct ActionSheet: Sendable {
  /// A button of the choice, which dismisses it.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates a choice between actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Presents an alert while a condition holds.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> AnyView {
    alert(content(), isPresented)
  }

  /// Presents an alert for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> AnyView {
    alert(item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: "")), Binding(item))
  }

  private func alert(_ alert: Alert, _ isPresented: Binding<Bool>) -> AnyView {
    self.alert(alert.title, isPresented: isPresented) {
      PromptButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Presents a choice between actions while a condition holds.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> AnyView {
    actionSheet(content(), isPresented)
  }

  /// Presents a choice between actions for an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> AnyView {
    actionSheet(
      item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: "")), Binding(item))
  }

  private func actionSheet(_ sheet: ActionSheet, _ isPresented: Binding<Bool>) -> AnyView {
    confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
      PromptButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }
}

/// The buttons of an alert or of a choice.
private struct PromptButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
