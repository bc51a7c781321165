import Foundation

/// A change of the attributes of a text.
enum TextAttribute: Equatable {
  case trait(TextRun.Traits, Bool)
  case link(URL)
  case font(Font?)
  case weight(Font.Weight)
  case foregroundStyle(ResolvedShapeStyle?)
  case underlineStyle(ResolvedShapeStyle?)
  case strikethroughStyle(ResolvedShapeStyle?)
  case linePattern(TextRun.LinePattern?)
  case backgroundColor(Color)
  case tracking(Double)
  case baselineOffset(Double)

  func apply(to run: inout TextRun) {
    switch self {
    case .trait(let trait, true): run.traits.insert(trait)
    case .trait(let trait, false): run.traits.remove(trait)
    case .link(let link): run.link = link
    case .font(let font): run.font = run.font ?? font
    case .weight(let weight): run.font = (run.font ?? .body).weight(weight)
    case .foregroundStyle(let style): run.foregroundStyle = run.foregroundStyle ?? style
    case .underlineStyle(let style): run.underlineStyle = style
    case .strikethroughStyle(let style): run.strikethroughStyle = style
    case .linePattern(let pattern): run.linePattern = pattern ?? run.linePattern
    case .backgroundColor(let color): run.backgroundColor = color
    case .tracking(let tracking): run.tracking = tracking
    case .baselineOffset(let offset): run.baselineOffset = offset
    }
  }
}
