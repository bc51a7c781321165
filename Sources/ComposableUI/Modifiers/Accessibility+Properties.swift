nonisolated extension View {
  /// Sets the name by which tests of the user interface find this view. In a browser, it is the
  /// attribute `data-testid`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Sets the value that screen readers speak for this view.
  public func accessibilityValue(_ value: Text) -> some View {
    TextReader(value) { value in accessibility { $0.value = value } }
  }

  /// Sets the value that screen readers speak for this view.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value that screen readers speak for this view.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the description of what an action on this view does, for screen readers.
  public func accessibilityHint(_ hint: Text) -> some View {
    TextReader(hint) { hint in accessibility { $0.hint = hint } }
  }

  /// Sets the description of what an action on this view does, for screen readers.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the description of what an action on this view does, for screen readers.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Hides this view from assistive technologies. It should have no controls: the keyboard reaches
  /// them in spite of that.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// Makes this view an element for assistive technologies.
  ///
  /// - Parameter children: The treatment of the views in this view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.children = children }
  }

  /// Adds traits for assistive technologies. A control keeps its own role.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits = traits }
  }

  /// Removes traits that modifiers inside of this one add. Those of a control remain.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  private func accessibility(_ set: (inout AccessibilityContent) -> Void) -> some View {
    var content = AccessibilityContent()
    set(&content)
    return modified(content)
  }
}
