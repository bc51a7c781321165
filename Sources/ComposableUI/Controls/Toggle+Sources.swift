extension Toggle {
  /// Creates a toggle of several values at once: on if all are on. Switching it sets all of them.
  ///
  /// Unlike in SwiftUI, a mixture of values looks like off.
  ///
  /// - Parameters:
  ///   - sources: A binding to a collection.
  ///   - isOn: The value of an element.
  ///   - label: The views that describe the purpose of the toggle.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding {
        sources.wrappedValue.allSatisfy { $0[keyPath: isOn] }
      } set: { value in
        var elements = sources.wrappedValue
        for index in elements.indices { elements[index][keyPath: isOn] = value }
        sources.wrappedValue = elements
      }, label: label)
  }

  /// Creates a toggle of several values at once: on if all are on. Switching it sets all of them.
  ///
  /// - Parameters:
  ///   - sources: A collection of bindings or of their containers.
  ///   - isOn: The binding of an element.
  ///   - label: The views that describe the purpose of the toggle.
  public init<Elements: RandomAccessCollection>(
    sources: Elements, isOn: KeyPath<Elements.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding {
        sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
      } set: { value in
        for source in sources { source[keyPath: isOn].wrappedValue = value }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values at once, with a text label.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Binding<Elements>,
    isOn: WritableKeyPath<Elements.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle of several values at once, with a text label.
  @_disfavoredOverload
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: some StringProtocol, sources: Binding<Elements>,
    isOn: WritableKeyPath<Elements.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle of several bindings at once, with a text label.
  public init<Elements: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Elements, isOn: KeyPath<Elements.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle of several bindings at once, with a text label.
  @_disfavoredOverload
  public init<Elements: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Elements,
    isOn: KeyPath<Elements.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
