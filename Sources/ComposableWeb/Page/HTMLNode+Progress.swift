@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes a bar, ring or spinner. The theme draws the ring from an angle.
  static func progress(
    _ progress: ProgressContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    let fraction = progress.fraction.map { max(0, min(1, $0)) }
    let name = progress.className
    let isCircular = name == "ring"
    var fill = HTMLNode("span", idPrefix: "f", class: "fill")
    fill.style("width", isCircular ? nil : fraction.map { "\($0 * 100)%" })
    fill.style("--turn", isCircular ? fraction.map { "\($0)turn" } : nil)
    var indicator = HTMLNode("span", idPrefix: "i", class: name, [.node(fill)])
    indicator.set("role", progress.isGauge ? "meter" : "progressbar")
    indicator.setAccessibleName(progress.isGauge ? .gauge : .progress, after: "c\(id)", context)
    indicator.set("aria-valuemin", "0")
    indicator.set("aria-valuemax", "100")
    indicator.set("aria-valuenow", fraction.map { cssNumber($0 * 100, fractionDigits: 0) })
    return HTMLNode(
      "div", class: progress.isLinear ? "progress linear" : "progress",
      [labelHost, .node(indicator)])
  }
}

extension ProgressContent {
  /// True for a bar.
  var isLinear: Bool { className == "bar" || className == "bar endless" }

  fileprivate var className: StaticName {
    switch (style, fraction) {
    case (.automatic, nil), (.circular, nil): "spinner"
    case (.linear, nil): "bar endless"
    case (.automatic, _), (.linear, _): "bar"
    case (.circular, _): "ring"
    }
  }
}
