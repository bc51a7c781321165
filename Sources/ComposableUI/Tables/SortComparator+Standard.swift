public import Foundation

// Foundation has them on Apple's platforms.
extension SortComparator where Self == String.Comparator {
  /// A comparator of texts for people: without regard to case, and numbers in them by their value.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric])
  }

  /// A comparator of texts for people, without regard to case.
  public static var localized: String.Comparator {
    String.Comparator(options: .caseInsensitive)
  }
}
