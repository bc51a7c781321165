import Foundation

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The beginning of the line below a row. A guide for it changes nothing: lines begin at the content of the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)

  /// The end of the line below a row. A guide for it changes nothing: lines end at the end of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
