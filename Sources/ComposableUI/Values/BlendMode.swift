import ComposableHTML

/// The way in which the colors of a view are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Modes that darken.
  case multiply, darken, colorBurn
  /// Modes that lighten.
  case screen, lighten, colorDodge, plusLighter
  /// Modes that increase the contrast.
  case overlay, softLight, hardLight
  /// Modes of differences.
  case difference, exclusion
  /// Modes that replace a component of the color.
  case hue, saturation, color, luminosity
  /// The same as ``normal`` in a browser, which does not have these modes. In a mask, ``destinationOut`` cuts out.
  case sourceAtop, destinationOver, destinationOut, plusDarker
}

extension BlendMode {
  /// The CSS value.
  var css: CSS {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
    case .multiply: "multiply"
    case .darken: "darken"
    case .colorBurn: "color-burn"
    case .screen: "screen"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .plusLighter: "plus-lighter"
    case .overlay: "overlay"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}
