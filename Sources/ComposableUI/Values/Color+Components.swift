/// Red, green and blue components in sRGB, and an opacity, from 0 to 1.
struct ColorComponents: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  /// Creates components from a number of 24 bits, such as 0xff3b30.
  fileprivate init(_ number: Int) {
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xff) / 255 }
    (red, green, blue, opacity) = (component(16), component(8), component(0), 1)
  }

  /// Returns the components between these and others.
  fileprivate func mixed(with other: ColorComponents, _ fraction: Double) -> ColorComponents {
    func mix(_ path: KeyPath<ColorComponents, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
    }
    var mixed = ColorComponents(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    mixed.opacity = mix(\.opacity)
    return mixed
  }

  fileprivate init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue, opacity) = (red, green, blue, 1)
  }
}

extension Color {
  /// The components in light appearance.
  var lightComponents: ColorComponents { components(in: .light) }

  /// Returns the components in a color scheme. System colors have those of light appearance.
  func components(in scheme: ColorScheme) -> ColorComponents {
    var components =
      switch base {
      case .named(let name): ColorComponents(name.lightComponents)
      case .rgb(let red, let green, let blue): ColorComponents(red: red, green: green, blue: blue)
      case .schemes(let light, let dark):
        (scheme == .dark ? dark : light).components(in: scheme)
      case .mixture(let first, let second, let fraction):
        first.components(in: scheme).mixed(with: second.components(in: scheme), fraction)
      // Drawn as the accent color.
      case .unknown: ColorComponents(Name.accentColor.lightComponents)
      }
    components.opacity *= base == .named(.clear) ? 0 : opacity
    return components
  }
}

extension Color.Name {
  /// The components in light appearance.
  fileprivate var lightComponents: Int {
    switch self {
    case .black, .clear: 0x000000
    case .white: 0xffffff
    case .primary: 0x1c1c1e
    case .secondary: 0x5f5f66
    case .accentColor: 0x0958c0
    case .red: 0xff3b30
    case .orange: 0xff9500
    case .yellow: 0xffcc00
    case .green: 0x34c759
    case .mint: 0x00c7be
    case .teal: 0x30b0c7
    case .cyan: 0x32ade6
    case .blue: 0x007aff
    case .indigo: 0x5856d6
    case .purple: 0xaf52de
    case .pink: 0xff2d55
    case .brown: 0xa2845e
    case .gray: 0x8e8e93
    case .separator: 0xd8d8d9
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: 0xffffff
    case .secondarySystemBackground, .systemGray6: 0xf2f2f7
    case .systemGroupedBackground: 0xf4f4f7
    case .systemGray2: 0xaeaeb2
    case .systemGray3: 0xc7c7cc
    case .systemGray4: 0xd1d1d6
    case .systemGray5: 0xe5e5ea
    }
  }
}
