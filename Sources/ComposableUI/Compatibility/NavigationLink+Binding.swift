// Links whose screens are presented by a binding, as before `navigationDestination`.
extension NavigationLink {
  /// Creates a link that pushes its screen while a condition holds.
  ///
  /// - Parameters:
  ///   - isActive: The condition. A tap sets it to `true`, going back to `false`.
  ///   - destination: Creates the content of the screen.
  ///   - label: The label of the link.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(presenting: destination, while: isActive, label: label())
  }

  /// Creates a link that pushes its screen while a condition holds.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(presenting: { destination }, while: isActive, label: label())
  }

  /// Creates a link that pushes its screen while a selection is a value.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - selection: The selection. A tap sets it to the value, going back to `nil`.
  ///   - destination: Creates the content of the screen.
  ///   - label: The label of the link.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(presenting: destination, while: selection.isTag(tag), label: label())
  }

  /// Creates a link that pushes its screen while a selection is a value.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(presenting: { destination }, while: selection.isTag(tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes its screen while a condition holds.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(presenting: destination, while: isActive, label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a condition holds.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(presenting: destination, while: isActive, label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a condition holds.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(presenting: { destination }, while: isActive, label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a condition holds.
  @available(
    *, deprecated,
    message: "Use a 'Button' and 'navigationDestination(isPresented:destination:)'."
  )
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(presenting: { destination }, while: isActive, label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a selection is a value.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(presenting: destination, while: selection.isTag(tag), label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a selection is a value.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(presenting: destination, while: selection.isTag(tag), label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a selection is a value.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(presenting: { destination }, while: selection.isTag(tag), label: Text(title))
  }

  /// Creates a link with a title that pushes its screen while a selection is a value.
  @available(
    *, deprecated, message: "Use a 'Button' and 'navigationDestination(item:destination:)'."
  )
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(presenting: { destination }, while: selection.isTag(tag), label: Text(title))
  }
}

extension Binding {
  /// A binding to whether the value is a tag. Setting it to `false` removes that tag only.
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      to: identity?.appending(tag), get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
