public import Foundation

nonisolated extension View {
  /// Shows details beside this view: at its trailing edge, in a narrow window in a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value that determines if the details are shown.
  ///   - content: The details.
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets the width of the inspector that this view is in.
  ///
  /// - Parameter width: The width, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that this view is in.
  ///
  /// - Parameters:
  ///   - min: Ignored: the user cannot resize an inspector.
  ///   - ideal: The width, in points.
  ///   - max: Ignored.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

private nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(
    content: Content, isPresented: Binding<Bool>, inspector: @escaping () -> Inspector
  ) {
    self.content = content
    self.isPresented = isPresented
    self.inspector = inspector
  }

  var body: some View {
    let isCompact = horizontalSizeClass == .compact
    HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity)
      if isPresented.wrappedValue, !isCompact {
        inspector()
          .environment(\.splitColumn, nil)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .frame(width: width ?? 270)
      }
    }
    .sheet(
      isPresented: Binding {
        isCompact && isPresented.wrappedValue
      } set: {
        if isCompact { isPresented.wrappedValue = $0 }
      }
    ) {
      inspector()
    }
  }
}
