public import Foundation

extension GraphicsContext {
  /// A view among the symbols of a ``Canvas``.
  public struct ResolvedSymbol {
    /// The place of the symbol among those that were resolved.
    let index: Int

    /// The size of the view, in points; zero until a browser has measured it.
    public let size: CGSize
  }

  /// Returns the symbol with a tag.
  ///
  /// Unlike in SwiftUI, the result is never `nil`: a symbol that does not exist draws nothing. Its size is
  /// known when the browser has measured it; then the renderer is called again.
  ///
  /// - Parameter id: The value of the symbol's ``View/tag(_:includeOptional:)``.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (index, size) = symbols.resolve(AnyHashable(id))
    return ResolvedSymbol(index: index, size: size)
  }

  /// Draws a symbol in a rectangle, to whose size it is scaled.
  ///
  /// Filters, clips to paths, the opacity and the blend mode of the context, and of the layers around it,
  /// apply to each symbol by itself. Clips to layers, and filters that CSS does not have, such as color
  /// matrices, do not apply to symbols.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record(.symbol(symbol.index, size: symbol.size, .rect(rect.standardized)))
  }

  /// Draws a symbol at a point.
  ///
  /// Filters, clips to paths, the opacity and the blend mode of the context, and of the layers around it,
  /// apply to each symbol by itself. Clips to layers, and filters that CSS does not have, such as color
  /// matrices, do not apply to symbols.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The point.
  ///   - anchor: The part of the symbol that is at the point, in fractions of its size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.symbol(symbol.index, size: symbol.size, .point(point, anchor: anchor)))
  }
}

/// The symbols that a renderer resolves, with their sizes.
final class CanvasSymbols {
  /// The tags, in the order in which they were resolved first.
  private(set) var tags: [AnyHashable] = []
  private var indices: [AnyHashable: Int] = [:]
  private let sizes: [AnyHashable: CGSize]

  /// Creates symbols with the sizes that are known.
  init(sizes: [AnyHashable: CGSize] = [:]) { self.sizes = sizes }

  func resolve(_ tag: AnyHashable) -> (index: Int, size: CGSize) {
    let index = indices[tag] ?? tags.count
    if index == tags.count {
      tags.append(tag)
      indices[tag] = index
    }
    return (index, sizes[tag] ?? .zero)
  }
}
