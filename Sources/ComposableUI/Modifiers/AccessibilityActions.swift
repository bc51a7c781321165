import ComposableHTML

/// An action that assistive technologies offer for a view.
public enum AccessibilityActionKind: Equatable, Sendable {
  /// The action of the Return key and the space bar, and of the Escape key.
  case `default`, escape
  /// The most important action of a screen: here, that of the Return key and the space bar, too.
  case magicTap
}

/// A direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more, to less.
  case increment, decrement
}

nonisolated extension View {
  /// Adds an action for users of assistive technologies and of the keyboard.
  ///
  /// - Parameters:
  ///   - actionKind: The key that runs the action while the focus is in this view. A click does not.
  ///   - handler: The closure to run.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if actionKind == .escape {
      onExitCommand(perform: handler)
    } else {
      focusable().onKeyPress(keys: [.return, .space], phases: .down) { _ in
        handler()
        return .handled
      }
    }
  }

  /// Adds a button beside this view that is not visible, for users of screen readers.
  ///
  /// - Parameters:
  ///   - name: The label of the button.
  ///   - handler: The closure to run.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Adds a button beside this view that is not visible, for users of screen readers.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a button beside this view that is not visible, for users of screen readers.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds buttons beside this view that are not visible, for users of screen readers.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    overlay { content().modified(ScreenReaderContent()).needing("screen-reader.css") }
  }

  /// Lets the arrow keys change the value of this view, which the focus can move to. In a view with text fields, they do so
  /// there, too.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    focusable().onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow]) { press in
      let isIncrement = press.key == .upArrow || press.key == .rightArrow
      handler(isIncrement ? .increment : .decrement)
      return .handled
    }
  }

  /// Replaces this view by another one for users of screen readers.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    accessibilityHidden(true).accessibilityActions(representation)
  }

  /// Adds views for users of screen readers, which are not visible, as the content of this one.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    accessibilityActions(children)
  }

  /// Marks this view as a heading, whatever its level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Binds the focus of assistive technologies, which in a browser is that of the keyboard.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition)
  }

  /// Binds the focus of assistive technologies, which in a browser is that of the keyboard.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}

/// The level of a heading. All are the second one of a page here.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The levels of HTML.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A property wrapper for the focus of assistive technologies, which in a browser is that of the keyboard.
public typealias AccessibilityFocusState = FocusState

/// Views that only screen readers, and users of the keyboard, notice.
struct ScreenReaderContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "screen-reader")
  }

  var description: String { "screen reader" }
}
