/// The stacks of the bars and areas of a chart.
struct Stacks {
  /// The marks that are put on top of each other.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let base: AxisPlace
    let position: _Datum?
    let isHorizontal: Bool
  }

  /// The sums of a stack.
  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var total: Double { positive - negative }
  }

  /// Returns the marks with the places that they have in their stacks.
  static func stacked(_ marks: [PlacedMark]) -> [PlacedMark] {
    let totals = marks.reduce(into: [Key: Sums]()) { sums, mark in
      guard let (key, number) = entry(of: mark) else { return }
      if number < 0 {
        sums[key, default: Sums()].negative += number
      } else {
        sums[key, default: Sums()].positive += number
      }
    }
    var sums: [Key: Sums] = [:]
    return marks.map { mark in
      guard let (key, number) = entry(of: mark), let total = totals[key] else { return mark }
      var sum = sums[key] ?? Sums()
      defer { sums[key] = sum }
      var (start, end) = (0.0, number)
      if mark.mark.stacking != .unstacked {
        start = number < 0 ? sum.negative : sum.positive
        end = start + number
        if number < 0 { sum.negative = end } else { sum.positive = end }
      }
      switch mark.mark.stacking.kind {
      case .normalized where total.total > 0:
        (start, end) = (start / total.total, end / total.total)
      case .center:
        let shift = (total.positive + total.negative) / 2
        (start, end) = (start - shift, end - shift)
      case .standard, .unstacked, .normalized: break
      }
      var placed = mark
      let place = AxisPlace.between(.number(start), .number(end))
      if mark.isHorizontal { placed.x = place } else { placed.y = place }
      return placed
    }
  }

  /// The stack of a mark and the number that it adds; `nil` for a mark that is in none.
  private static func entry(of mark: PlacedMark) -> (Key, Double)? {
    guard mark.mark.kind == .bar || mark.mark.kind == .area,
      let number = mark.isHorizontal ? mark.x.stackedNumber : mark.y.stackedNumber
    else { return nil }
    let base = mark.isHorizontal ? mark.y : mark.x
    // A bar between two values is at its number.
    if case .between = base { return nil }
    return (
      Key(
        kind: mark.mark.kind, base: base, position: mark.mark.traits.position?.value.datum,
        isHorizontal: mark.isHorizontal), number
    )
  }
}
