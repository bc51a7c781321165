import Foundation

/// A part of a canvas, in front of the former ones: drawings are SVG, and symbols are elements.
struct CanvasLayer: Identifiable {
  enum Content {
    case drawing([Graphic])
    case symbol(tag: AnyHashable, SymbolPlacement)
  }

  /// The tag of a symbol, or `nil` for a drawing, with a number for each one.
  struct ID: Hashable {
    let tag: AnyHashable?
    let number: Int
  }

  let id: ID
  let content: Content

  /// Returns the layers of a drawing.
  ///
  /// - Parameters:
  ///   - graphics: The instructions, of which those with symbols are divided.
  ///   - tags: The tags of the symbols.
  static func layers(of graphics: [Graphic], _ tags: [AnyHashable]) -> [CanvasLayer] {
    var counts: [AnyHashable?: Int] = [:]
    func layer(_ content: Content, _ tag: AnyHashable?) -> CanvasLayer {
      defer { counts[tag, default: 0] += 1 }
      return CanvasLayer(id: ID(tag: tag, number: counts[tag] ?? 0), content: content)
    }
    var layers: [CanvasLayer] = []
    var drawing: [Graphic] = []
    func endDrawing() {
      if !drawing.isEmpty { layers.append(layer(.drawing(drawing), nil)) }
      drawing = []
    }
    for graphic in graphics.flatMap(\.withoutLayersAroundSymbols) {
      guard let (index, placement) = graphic.symbolPlacement else {
        drawing.append(graphic)
        continue
      }
      endDrawing()
      layers.append(layer(.symbol(tag: tags[index], placement), tags[index]))
    }
    endDrawing()
    return layers
  }
}

/// The place of a symbol, in the layers around it.
struct SymbolPlacement: Equatable, Sendable {
  /// The size of the symbol, in points; zero if it is not known.
  var size: CGSize
  var placement: Graphic.Placement
  /// The state of the context, and those of the layers around it, the innermost one first.
  var states: [Graphic.State]
}

extension Graphic {
  /// The parts of the drawing: a layer with symbols is divided, each part with the state of the layer.
  fileprivate var withoutLayersAroundSymbols: [Graphic] {
    guard containsSymbol, case .layer(let graphics) = content else { return [self] }
    return graphics.flatMap(\.withoutLayersAroundSymbols).map {
      Graphic(content: .layer([$0]), state: state)
    }
  }

  /// The index and the place of the symbol that is the only part of the drawing; `nil` for none.
  fileprivate var symbolPlacement: (index: Int, placement: SymbolPlacement)? {
    switch content {
    case .symbol(let index, let size, let placement):
      return (index, SymbolPlacement(size: size, placement: placement, states: [state]))
    case .layer(let graphics):
      guard graphics.count == 1, var inner = graphics[0].symbolPlacement else { return nil }
      inner.placement.states.append(state)
      return inner
    case .fill, .stroke, .text, .picture, .icon: return nil
    }
  }
}
