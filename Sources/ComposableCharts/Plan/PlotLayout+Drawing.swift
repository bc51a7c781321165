import ComposableHTML
import ComposableUI

extension PlotLayout {
  /// Returns the marks as they are drawn, in order.
  ///
  /// - Parameter symbols: The symbols of values; empty for the default ones.
  func drawn(symbols: [_ChartSymbol]) -> [DrawnMark] {
    var drawn: [(zIndex: Double, mark: DrawnMark)] = []
    var lines: Set<DrawnMark.ID> = []
    var turns = 0.0
    let total = marks.filter { $0.mark.kind == .sector }.reduce(0) { $0 + $1.angle }
    let outlines = Dictionary(
      grouping: marks.filter { $0.mark.kind == .line || $0.mark.kind == .area }
    ) { DrawnMark.ID(kind: $0.mark.kind, series: $0.series) }
    for mark in marks {
      let zIndex = mark.mark.traits.zIndex ?? 0
      func append(_ marks: DrawnMark?...) {
        for case let mark? in marks { drawn.append((zIndex, mark)) }
      }
      switch mark.mark.kind {
      case .bar, .rectangle: append(frame(of: mark).map { box(mark, $0) })
      case .rule: append(frame(of: mark).map { rule(mark, $0) })
      case .point: append(point(mark, symbols, isOwn: true))
      case .line, .area:
        let id = DrawnMark.ID(kind: mark.mark.kind, series: mark.series)
        if lines.insert(id).inserted {
          let points = outlines[id] ?? []
          append(id.kind == .line ? line(points, id) : area(points, id))
        }
        append(point(mark, symbols, isOwn: false))
      case .sector:
        guard total > 0 else { continue }
        let end = min(1, turns + mark.angle / total)
        let outline = SectorOutline(
          turns: turns...max(turns, end), mark.mark.sector,
          cornerRadius: mark.mark.traits.corners.first ?? 0)
        append(sector(mark, outline))
        let annotations = mark.mark.traits.annotations
        if !annotations.isEmpty {
          var anchor = DrawnMark(
            id: id(of: mark, kind: .point),
            element: element(mark.mark, .anchor(at: outline.middle)))
          anchor.annotations = annotations
          append(anchor)
        }
        turns = end
      }
    }
    // The sort is stable: https://github.com/swiftlang/swift/pull/60936.
    return DrawnMark.identified(drawn.sorted { $0.zIndex < $1.zIndex }.map(\.mark))
  }

  private func id(of mark: PlacedMark, kind: Mark.Kind? = nil) -> DrawnMark.ID {
    DrawnMark.ID(
      kind: kind ?? mark.mark.kind, series: mark.series,
      place: mark.isHorizontal ? mark.ownY : mark.ownX)
  }

  private func element(_ mark: Mark, _ shape: ChartMarkContent.Shape) -> ChartMarkContent {
    ChartMarkContent(
      shape: shape, paint: paint(of: mark), opacity: mark.traits.opacity,
      blurRadius: mark.traits.blurRadius)
  }

  private func box(_ mark: PlacedMark, _ frame: PlotFrame) -> DrawnMark {
    DrawnMark(
      id: id(of: mark),
      element: element(mark.mark, .box(frame, corners: mark.mark.traits.corners)),
      annotations: mark.mark.traits.annotations)
  }

  private func rule(_ mark: PlacedMark, _ frame: PlotFrame) -> DrawnMark {
    let isVertical = if case .at = mark.x { true } else { false }
    return DrawnMark(
      id: id(of: mark),
      element: element(
        mark.mark, .rule(frame, dash: stroke(of: mark.mark).dash, isVertical: isVertical)),
      annotations: mark.mark.traits.annotations)
  }

  /// Returns the symbol of a point, or of a point of a line that has one.
  private func point(
    _ mark: PlacedMark, _ symbols: [_ChartSymbol], isOwn: Bool
  ) -> DrawnMark? {
    let traits = mark.mark.traits
    let symbol = symbol(of: mark.mark, symbols)
    guard isOwn || symbol != nil || traits.symbolView != nil || !traits.annotations.isEmpty,
      let x = place(mark.x, on: x, traits.xOffset.start),
      let y = place(mark.y, on: y, traits.yOffset.start)
    else { return nil }
    let size = symbolSize(of: mark.mark)
    let isShown = traits.symbolView == nil && (isOwn || symbol != nil)
    return DrawnMark(
      id: id(of: mark, kind: .point),
      element: element(
        mark.mark,
        .symbol(
          PlotFrame(
            x: PlotSpan(around: x, points: size.width),
            y: PlotSpan(around: y, points: size.height)), isShown ? symbol ?? .circle : nil)),
      annotations: traits.annotations, view: traits.symbolView)
  }

  private func place(_ place: AxisPlace, on scale: PlotScale, _ offset: Double) -> PlotLength? {
    if case .points(let points?, _) = place {
      return PlotLength(fraction: 0, points: points + offset)
    }
    return place.middle(on: scale).map { PlotLength(fraction: $0, points: offset) }
  }

  private func line(_ marks: [PlacedMark], _ id: DrawnMark.ID) -> DrawnMark? {
    guard let first = marks.first?.mark else { return nil }
    let points = marks.compactMap { mark -> PlotPoint? in
      guard let x = mark.x.middle(on: x), let y = mark.y.middle(on: y) else { return nil }
      return PlotPoint(x: x, y: y)
    }
    let curve = Curve(through: points, first.traits.interpolation)
    var id = id
    id.pointCount = curve.pathPointCount
    return DrawnMark(id: id, element: element(first, .line(curve, stroke(of: first))))
  }

  /// Returns an area, as a polygon in the smallest frame around it.
  private func area(_ marks: [PlacedMark], _ id: DrawnMark.ID) -> DrawnMark? {
    guard let first = marks.first?.mark else { return nil }
    func edge(_ isStart: Bool) -> [PlotPoint] {
      let points = marks.compactMap { mark -> PlotPoint? in
        func coordinate(_ place: AxisPlace, _ scale: PlotScale, _ origin: Double) -> Double? {
          guard isStart, case .between(let start, let end) = place else {
            return place.middle(on: scale)
          }
          // A logarithmic scale has no zero.
          return scale.position(of: start) ?? scale.position(of: end).map { _ in origin }
        }
        guard let x = coordinate(mark.x, x, 0), let y = coordinate(mark.y, y, 1) else {
          return nil
        }
        return PlotPoint(x: x, y: y)
      }
      let isStraight = Set(points.map(\.y)).count == 1
      return isStraight
        ? [points.first, points.last].compactMap(\.self)
        : Curve(through: points, first.traits.interpolation).points
    }
    let outline = edge(false) + edge(true).reversed()
    guard let left = outline.map(\.x).min(), let right = outline.map(\.x).max(),
      let top = outline.map(\.y).min(), let bottom = outline.map(\.y).max()
    else { return nil }
    let points = outline.map {
      PlotPoint(
        x: right > left ? ($0.x - left) / (right - left) : 0,
        y: bottom > top ? ($0.y - top) / (bottom - top) : 0)
    }
    let frame = PlotFrame(
      x: PlotSpan(PlotLength(fraction: left), PlotLength(fraction: right)),
      y: PlotSpan(PlotLength(fraction: top), PlotLength(fraction: bottom)))
    var id = id
    id.pointCount = points.count
    return DrawnMark(id: id, element: element(first, .polygon(frame, points)))
  }

  private func sector(_ mark: PlacedMark, _ outline: SectorOutline) -> DrawnMark {
    DrawnMark(id: id(of: mark), element: element(mark.mark, .polygon(.whole, outline.points)))
  }
}
