/// A shape style of an application, which resolves to another one in an environment.
public final class _EnvironmentalShapeStyle: Sendable {
  let base: any Sendable
  /// Returns the style where the environment is not known.
  let fallback: @Sendable () -> ResolvedShapeStyle

  init(_ base: any Sendable, fallback: @escaping @Sendable () -> ResolvedShapeStyle) {
    self.base = base
    self.fallback = fallback
  }

  private var hashableBase: AnyHashable? { (base as? any Hashable).map { AnyHashable($0) } }
}

extension _EnvironmentalShapeStyle: Hashable {
  /// Returns true for one style, and for styles that are equal.
  public static func == (
    first: _EnvironmentalShapeStyle, second: _EnvironmentalShapeStyle
  ) -> Bool {
    if first === second { return true }
    guard let value = first.hashableBase else { return false }
    return value == second.hashableBase
  }

  /// Hashes the style, if it can be hashed.
  public func hash(into hasher: inout Hasher) { hasher.combine(hashableBase) }
}
