import ComposableHTML
import Foundation

extension [GraphicsContext.Filter] {
  /// The filters in groups: those that one filter of SVG consists of, and transformations, each alone.
  var chains: [[GraphicsContext.Filter]] {
    reduce(into: []) { chains, filter in
      if let last = chains.last?.last, !filter.isTransform, !last.isTransform {
        chains[chains.count - 1].append(filter)
      } else {
        chains.append([filter])
      }
    }
  }
}

extension GraphicsContext.Filter {
  fileprivate var isTransform: Bool { if case .transform = base { true } else { false } }

  /// The distance that the filter reaches beyond what it is applied to, in points.
  var margin: Double {
    switch base {
    case .blur(let radius): max(0, radius) * 3
    case .shadow(_, let radius, let x, let y, _): max(0, radius) * 3 + max(abs(x), abs(y))
    default: 0
    }
  }

  /// Returns the primitives of the filter.
  ///
  /// - Parameters:
  ///   - input: The name of what it is applied to.
  ///   - result: The name of the result.
  fileprivate func primitives(from input: String, to result: String) -> [HTMLNode] {
    switch base {
    case .blur(let radius):
      var blur = HTMLNode("feGaussianBlur", in: input, result: result)
      blur.set("stdDeviation", cssNumber(max(0, radius)))
      return [blur]
    case .shadow(let color, let radius, let x, let y, let options):
      return Self.shadow(color, radius, x, y, options, from: input, to: result)
    case .colorMultiply(let color):
      var blend = HTMLNode("feBlend", in: input, result: result + "b")
      blend.set("in2", result + "a")
      blend.set("mode", "multiply")
      return [.flood(color, result: result + "a"), blend, .cut(result + "b", to: input, result)]
    case .colorMatrix(let matrix):
      return [.matrix("matrix", matrix.values, in: input, result)]
    case .hueRotation(let angle):
      return [.matrix("hueRotate", [angle.degrees], in: input, result)]
    case .saturation(let amount):
      return [.matrix("saturate", [max(0, amount)], in: input, result)]
    case .luminanceToAlpha:
      return [.matrix("luminanceToAlpha", [], in: input, result)]
    case .brightness(let amount):
      return [.linear(slope: 1, intercept: amount, in: input, result)]
    case .contrast(let amount):
      return [.linear(slope: amount, intercept: 0.5 - amount / 2, in: input, result)]
    case .colorInvert(let amount):
      let fraction = max(0, min(1, amount))
      return [.linear(slope: 1 - 2 * fraction, intercept: fraction, in: input, result)]
    case .alphaThreshold(let low, let high, let color):
      let steps = (0..<100).map { step in
        let alpha = (Double(step) + 0.5) / 100
        return alpha >= low && alpha <= high ? "1" : "0"
      }
      var function = HTMLNode("feFuncA")
      function.set("type", "discrete")
      function.set("tableValues", steps.joined(separator: " "))
      var threshold = HTMLNode("feComponentTransfer", in: input, result: result + "a")
      threshold.content = [.node(function)]
      return [
        threshold, .flood(color, result: result + "b"),
        .cut(result + "b", to: result + "a", result),
      ]
    case .transform: return []
    }
  }

  private static func shadow(
    _ color: Color, _ radius: Double, _ x: Double, _ y: Double,
    _ options: GraphicsContext.ShadowOptions, from input: String, to result: String
  ) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var shape = input
    if options.contains(.invertsAlpha) {
      shape = result + "a"
      nodes.append(.inversion(of: input, shape))
    }
    var blur = HTMLNode("feGaussianBlur", in: shape, result: result + "b")
    blur.set("stdDeviation", cssNumber(max(0, radius)))
    var offset = HTMLNode("feOffset", in: result + "b", result: result + "c")
    offset.set("dx", cssNumber(x))
    offset.set("dy", cssNumber(y))
    let isOnly = options.contains(.shadowOnly)
    // The shadow of what is transparent is seen on the rest.
    let isInner = options.contains(.invertsAlpha)
    let shadow = isOnly ? result : result + "e"
    nodes += [blur, offset, .flood(color, result: result + "d")]
    nodes.append(.cut(result + "d", to: result + "c", isInner ? result + "f" : shadow))
    if isInner { nodes.append(.cut(result + "f", to: input, shadow)) }
    if isOnly { return nodes }
    let isAbove = options.contains(.shadowAbove)
    var merge = HTMLNode("feMerge")
    merge.set("result", result)
    merge.content = (isAbove ? [input, shadow] : [shadow, input]).map { name in
      var part = HTMLNode("feMergeNode")
      part.set("in", name)
      return .node(part)
    }
    return nodes + [merge]
  }
}

extension HTMLNode {
  /// Makes a filter of others, each applied to the result of the former, in a region in points.
  static func filter(_ filters: [GraphicsContext.Filter], in region: CGRect) -> HTMLNode {
    var input = "SourceGraphic"
    var primitives: [HTMLNode] = []
    for (index, filter) in filters.enumerated() {
      let result = "r\(index)"
      primitives += filter.primitives(from: input, to: result)
      input = result
    }
    return .filter(primitives, in: region)
  }

  /// Makes a filter that draws where nothing is drawn, in a region in points.
  static func inverse(_ region: CGRect) -> HTMLNode {
    .filter([.inversion(of: "SourceGraphic", "r")], in: region)
  }

  private static func filter(_ primitives: [HTMLNode], in region: CGRect) -> HTMLNode {
    var node = HTMLNode("filter", primitives.map { .node($0) })
    node.set("filterUnits", "userSpaceOnUse")
    node.set(region)
    node.set("color-interpolation-filters", "sRGB")
    return node
  }

  fileprivate init(_ tag: StaticName, in input: String, result: String) {
    self.init(tag)
    set("in", input)
    set("result", result)
  }

  fileprivate static func flood(_ color: Color, result: String) -> HTMLNode {
    var node = HTMLNode("feFlood")
    node.set("flood-color", color.css.text)
    node.set("result", result)
    return node
  }

  /// Makes a primitive that keeps what another result covers.
  fileprivate static func cut(_ input: String, to shape: String, _ result: String) -> HTMLNode {
    var node = HTMLNode("feComposite", in: input, result: result)
    node.set("in2", shape)
    node.set("operator", "in")
    return node
  }

  /// Makes a primitive that is opaque where its input is transparent.
  fileprivate static func inversion(of input: String, _ result: String) -> HTMLNode {
    var function = HTMLNode("feFuncA")
    function.set("type", "table")
    function.set("tableValues", "1 0")
    var node = HTMLNode("feComponentTransfer", in: input, result: result)
    node.content = [.node(function)]
    return node
  }

  fileprivate static func matrix(
    _ type: StaticName, _ values: [Double], in input: String, _ result: String
  ) -> HTMLNode {
    var node = HTMLNode("feColorMatrix", in: input, result: result)
    node.set("type", type.text)
    if !values.isEmpty {
      node.set("values", values.map { cssNumber($0) }.joined(separator: " "))
    }
    return node
  }

  /// Makes a primitive that multiplies the components of colors, and adds a number.
  fileprivate static func linear(
    slope: Double, intercept: Double, in input: String, _ result: String
  ) -> HTMLNode {
    var node = HTMLNode("feComponentTransfer", in: input, result: result)
    node.content = (["feFuncR", "feFuncG", "feFuncB"] as [StaticName]).map { tag in
      var function = HTMLNode(tag)
      function.set("type", "linear")
      function.set("slope", cssNumber(slope))
      function.set("intercept", cssNumber(intercept))
      return .node(function)
    }
    return node
  }
}
