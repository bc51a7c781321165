public import Foundation

/// The name of a device for previews. It has no effect here: the width is chosen in the browser.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of the container of a preview. It has no effect here.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of an interface. It has no effect here.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String

  /// The four orientations of a device.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  /// Portrait orientation.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Landscape orientation, rotated to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Landscape orientation, rotated to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

nonisolated extension View {
  /// Returns the view unchanged: the list of previews has the name of the provider's type.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Returns the view unchanged: the width of a preview is chosen in the browser.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Returns the view unchanged: the width of a preview is chosen in the browser.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Returns the view unchanged: the width of a preview is chosen in the browser.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
