public import Foundation

/// A comparator of texts for people: `.localizedStandard`.
///
/// Foundation has it on Apple's platforms only. It has the order of the language of the process, not of
/// the page.
public struct _LocalizedComparator: SortComparator {
  /// True for the order of files in a list: numbers in texts are compared by their values.
  let isStandard: Bool
  /// The order of the texts.
  public var order = SortOrder.forward

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == _LocalizedComparator {
  /// A comparator of texts for people, as in a list of files: "file 2" is before "file 10".
  public static var localizedStandard: _LocalizedComparator {
    _LocalizedComparator(isStandard: true)
  }

  /// A comparator of texts for people.
  public static var localized: _LocalizedComparator { _LocalizedComparator(isStandard: false) }
}
