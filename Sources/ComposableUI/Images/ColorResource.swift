public import Foundation

/// The name of a color in an asset catalog of a bundle.
///
/// ```swift
/// extension ColorResource {
///   static let sand = ColorResource(name: "Sand", bundle: .module)
/// }
///
/// Text("Beach").foregroundStyle(Color(.sand))
/// ```
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color by its name.
  ///
  /// A name that neither the asset catalogs of the bundle nor ``Name`` have, such as "red", is reported as an issue, and
  /// drawn as the accent color.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle of the catalog; `nil` for that of the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = AssetCatalog.catalog(of: bundle ?? .main).colors[name] {
      self.init(.schemes(light: color.light, dark: color.dark))
    } else {
      self.init(Name(rawValue: name).map { .named($0) } ?? .unknown(name))
    }
  }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
