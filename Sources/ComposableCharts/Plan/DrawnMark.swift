import ComposableUI

/// A mark as it is drawn.
struct DrawnMark: Identifiable {
  /// The identity of a mark: what stays the same when its value changes.
  struct ID: Hashable {
    let kind: Mark.Kind
    var series: _Datum?
    var place: AxisPlace?
    /// The number of points of a line or an area: browsers can't move one to another number.
    var pointCount = 0
    /// The number of the mark among those that are the same otherwise.
    var occurrence = 0
  }

  fileprivate(set) var id: ID
  let element: ChartMarkContent
  var annotations: [MarkAnnotation] = []
  /// The view in place of a symbol.
  var view: AnyView?
}

extension DrawnMark {
  /// Returns the marks with identities that differ.
  static func identified(_ marks: [DrawnMark]) -> [DrawnMark] {
    var counts: [ID: Int] = [:]
    return marks.map { mark in
      var mark = mark
      let count = counts[mark.id] ?? 0
      counts[mark.id] = count + 1
      mark.id.occurrence = count
      return mark
    }
  }
}
