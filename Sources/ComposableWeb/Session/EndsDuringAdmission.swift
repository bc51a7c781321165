#if Web
/// The ends of sessions that happen while pages are being admitted.
///
/// A page whose request was read before its user signed out must not get a session afterwards. A value
/// type without locks; ``SessionRegistry`` owns it. An end is kept until the admissions that began
/// before it are over.
struct EndsDuringAdmission {
  /// Returns true for the request of a session to end.
  typealias Condition = @Sendable (PageRequest) -> Bool

  private var conditions: [Condition] = []
  /// The number of the first condition.
  private var first = 0
  /// The number of the next condition at the beginning of each admission.
  private var admissions: [Int: Int] = [:]
  private var lastAdmission = 0

  /// The number of the next end.
  var next: Int { first + conditions.count }

  /// Returns the number of an admission that begins.
  mutating func beginAdmission() -> Int {
    lastAdmission += 1
    admissions[lastAdmission] = next
    return lastAdmission
  }

  /// Forgets an admission, and the ends that no other one needs.
  mutating func endAdmission(_ admission: Int) {
    admissions[admission] = nil
    let needed = admissions.values.min() ?? next
    conditions.removeFirst(needed - first)
    first = needed
  }

  /// Records an end.
  mutating func append(_ condition: @escaping Condition) {
    if admissions.isEmpty { first += 1 } else { conditions.append(condition) }
  }

  /// The ends since the beginning of an admission.
  subscript(since admission: Int) -> ArraySlice<Condition> {
    conditions.dropFirst((admissions[admission] ?? next) - first)
  }
}
#endif
