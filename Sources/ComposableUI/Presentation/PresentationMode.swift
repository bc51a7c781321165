/// The presentation of a view, by the name that SwiftUI used before ``EnvironmentValues/dismiss``.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public let isPresented: Bool
  private let dismissAction: DismissAction

  fileprivate init(_ environment: EnvironmentValues) {
    isPresented = environment.isPresented
    dismissAction = environment.dismiss
  }

  /// Dismisses the screen or the presentation that contains the view.
  public mutating func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  /// The presentation of the view. Prefer ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(self))
  }
}
