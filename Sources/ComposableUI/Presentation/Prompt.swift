nonisolated extension View {
  /// Presents an alert or a dialog while there is an item and a condition holds.
  func prompt<Item, Actions: View, Message: View>(
    _ style: PresentationContent.Style, _ title: Text, isTitleHidden: Bool = false,
    _ isPresented: Binding<Bool>, presenting item: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> AnyView {
    ItemPresenter(
      base: self,
      item: Binding(presenting: item, while: isPresented),
      id: { _ in AnyHashable(true) }, style: style, title: { _ in title }
    ) { item in
      PromptContent(
        style: style, title: isTitleHidden ? nil : title, actions: actions(item),
        message: Message.self == EmptyView.self ? nil : message(item)
      )
    }
    .erased
  }
}

/// The title, message, buttons and fields of a prompt.
nonisolated struct PromptContent<Actions: View, Message: View>: View {
  let style: PresentationContent.Style
  /// The title; `nil` to hide it.
  let title: Text?
  let actions: Actions
  let message: Message?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let title {
      ElementView(HeaderContent()) { title }
    }
    if let message {
      ElementView(MessageContent()) { message }
    }
    PromptActions(
      actions: actions.environment(\.dismissPrompt, dismiss),
      defaultButton: DefaultPromptButton(style: style, dismiss: dismiss)
    ) { content in
      guard let button = content.as(ButtonContent.self) else { return false }
      return style == .alert || button.role == .cancel
    }
    .environment(\.buttonStyle, .system(.automatic))
  }
}

/// The button of a prompt that lacks one: "OK" in an alert, "Cancel" in a dialog.
private nonisolated struct DefaultPromptButton: View {
  let style: PresentationContent.Style
  let dismiss: DismissAction

  var body: some View {
    if style == .alert {
      Button(action: { dismiss() }) { Text(system: .ok) }
    } else {
      Button(role: .cancel, action: { dismiss() }) { Text(system: .cancel) }
    }
  }
}
