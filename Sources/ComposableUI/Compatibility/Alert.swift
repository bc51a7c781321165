/// An alert as a value, of code that was written before alerts had views as buttons. New code uses
/// ``View/alert(_:isPresented:actions:message:)-(LocalizedStringKey,_,_,_)``.
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
/// code uses ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)-(LocalizedStringKey,_,_,_,_)``.
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

extension Alert: Prompt {
  fileprivate var style: PresentationContent.Style { .alert }
}

extension ActionSheet: Prompt {
  fileprivate var style: PresentationContent.Style { .confirmationDialog }
}

/// An alert or a choice as a value.
private protocol Prompt {
  var style: PresentationContent.Style { get }
  var title: Text { get }
  var message: Text? { get }
  var buttons: [Alert.Button] { get }
}

nonisolated extension View {
  /// Presents an alert while a condition holds. The closure is called only then.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> AnyView {
    prompt(Binding(presenting: (), while: isPresented), id: { _ in AnyHashable(true) }) {
      content()
    }
  }

  /// Presents an alert for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> AnyView {
    prompt(item, id: { AnyHashable($0.id) }, content)
  }

  /// Presents a choice between actions while a condition holds. The closure is called only then.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> AnyView {
    prompt(Binding(presenting: (), while: isPresented), id: { _ in AnyHashable(true) }) {
      content()
    }
  }

  /// Presents a choice between actions for an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> AnyView {
    prompt(item, id: { AnyHashable($0.id) }, content)
  }

  private func prompt<Item>(
    _ item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    _ content: @escaping (Item) -> some Prompt
  ) -> AnyView {
    let style = item.wrappedValue.map { content($0).style } ?? .alert
    return ItemPresenter(
      base: self, item: item, id: id, style: style, title: { content($0).title }
    ) { item in
      let prompt = content(item)
      PromptContent(
        style: prompt.style, title: prompt.title, actions: PromptButtons(buttons: prompt.buttons),
        message: prompt.message)
    }
    .erased
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
