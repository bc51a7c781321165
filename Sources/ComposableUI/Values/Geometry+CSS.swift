import ComposableHTML

extension HorizontalAlignment {
  var css: CSS {
    switch guide {
    case .start, .custom: "start"
    case .center: "center"
    case .end, .firstBaseline, .lastBaseline: "end"
    }
  }
}

extension VerticalAlignment {
  var css: CSS {
    switch guide {
    case .start, .custom: "start"
    case .center: "center"
    case .end: "end"
    case .firstBaseline: "baseline"
    case .lastBaseline: "last baseline"
    }
  }
}

extension Alignment {
  /// The declarations that align the only child of a flex column.
  var styles: [CSSDeclaration] {
    [
      CSSDeclaration("align-items", horizontal.css),
      CSSDeclaration("justify-content", vertical.css),
    ]
  }

  /// The declarations that align the children of a grid with a single cell.
  var gridStyles: [CSSDeclaration] {
    [CSSDeclaration("place-items", "\(vertical.css) \(horizontal.css)")]
  }
}

extension TextAlignment {
  var css: CSS {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension UnitPoint {
  var css: CSS { "\(x * 100)% \(y * 100)%" }
}

extension UnitPoint {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> UnitPoint {
    UnitPoint(x: numbers.number(x, else: 0.5), y: numbers.number(y, else: 0.5))
  }
}
