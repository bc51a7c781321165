/// The appearance of gauges: one of the built-in styles. SwiftUI's custom ones are not available.
public protocol GaugeStyle {
  /// The style as gauges draw it.
  var _style: _GaugeStyleKind { get }
}

/// The appearance of a gauge.
public enum _GaugeStyleKind: Equatable, Sendable {
  case linear, circular
}

/// The default appearance of gauges, a bar: `.gaugeStyle(.automatic)`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates the style.
  public init() {}
}

/// A bar: `.gaugeStyle(.linearCapacity)`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates the style.
  public init() {}
}

/// A bar, `.gaugeStyle(.accessoryLinear)`, whose completed part is drawn instead of a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates the style.
  public init() {}
}

/// A bar: `.gaugeStyle(.accessoryLinearCapacity)`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .linear }
  /// Creates the style.
  public init() {}
}

/// A ring, `.gaugeStyle(.accessoryCircular)`, whose completed part is drawn instead of a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .circular }
  /// Creates the style.
  public init() {}
}

/// A ring: `.gaugeStyle(.accessoryCircularCapacity)`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style as gauges draw it.
  public var _style: _GaugeStyleKind { .circular }
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
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
