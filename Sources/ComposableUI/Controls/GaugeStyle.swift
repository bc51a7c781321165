/// The appearance of gauges: one of the built-in styles. SwiftUI's custom ones are not available.
public protocol GaugeStyle {
  /// The shape that gauges of this style draw.
  var _style: _GaugeStyleKind { get }
}

/// The appearance of a gauge.
public enum _GaugeStyleKind: Equatable, Sendable {
  case linear, circular
}

/// The default appearance of gauges, a bar: `.gaugeStyle(.automatic)`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates the default gauge style, a bar.
  public init() {}
}

/// A bar: `.gaugeStyle(.linearCapacity)`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates a gauge style that shows a bar.
  public init() {}
}

/// A bar, `.gaugeStyle(.accessoryLinear)`, whose completed part is drawn instead of a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates a gauge style that shows a bar with its completed part.
  public init() {}
}

/// A bar: `.gaugeStyle(.accessoryLinearCapacity)`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates a gauge style that shows a bar.
  public init() {}
}

/// A ring, `.gaugeStyle(.accessoryCircular)`, whose completed part is drawn instead of a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .circular }
  /// Creates a gauge style that shows a ring with its completed part.
  public init() {}
}

/// A ring: `.gaugeStyle(.accessoryCircularCapacity)`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The shape that gauges of this style draw.
  public var _style: _GaugeStyleKind { .circular }
  /// Creates a gauge style that shows a ring.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style, a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that shows a bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that shows a bar with its completed part.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that shows a bar, the same as ``GaugeStyle/linearCapacity`` here.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that shows a ring with its completed part.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that shows a ring, as ``GaugeStyle/accessoryCircular`` does here.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    environment(\.gaugeStyle, style._style)
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = _GaugeStyleKind.linear
}

extension EnvironmentValues {
  var gaugeStyle: _GaugeStyleKind {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
