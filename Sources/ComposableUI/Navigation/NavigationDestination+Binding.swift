nonisolated extension View {
  /// Pushes a screen onto the stack of the view while there is an item, with a binding to it.
  ///
  /// ```swift
  /// .navigationDestination(item: $draft) { $draft in
  ///   TextField("Title", text: $draft.title)
  /// }
  /// ```
  ///
  /// The screen remains while there is an item, also if another one replaces it. See
  /// ``navigationDestination(isPresented:destination:fileID:filePath:line:column:)`` for the
  /// guarantees.
  ///
  /// - Parameters:
  ///   - item: The item. Going back sets it to `nil`.
  ///   - destination: Creates the view for a binding to the item.
  @_disfavoredOverload
  public func navigationDestination<Item>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    navigationDestination(
      isPresented: Binding(item),
      destination: {
        if let value = item.wrappedValue { destination(Binding(to: value, in: item)) }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
