/// The deadlines of many members, rounded up so that close ones are handled together.
///
/// A value type without locks or clocks; ``SessionDeadlines`` owns it. Its size is bounded by the number
/// of members and by the time until the last deadline, however often deadlines change.
struct DeadlineSchedule<Member: AnyObject> {
  /// The time that deadlines are rounded up to.
  static var granularity: Duration { .milliseconds(250) }

  private var members: [Int: [ObjectIdentifier: Member]] = [:]
  /// The numbers of the slots with members, the earliest last.
  private var slots: [Int] = []

  /// The earliest deadline; `nil` if there are no members.
  var next: Duration? { slots.last.map { Self.granularity * $0 } }

  /// Adds a member, or moves it to another slot.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - deadline: The deadline.
  ///   - former: The slot that the member is in; `nil` if there is none.
  /// - Returns: The slot that the member is in now.
  mutating func add(_ member: Member, at deadline: Duration, movingFrom former: Int?) -> Int {
    // A limit that means "never" may be longer than the numbers of slots.
    let slot = Int(min((deadline / Self.granularity).rounded(.up), 1e15))
    guard slot != former else { return slot }
    if let former { remove(member, from: former) }
    if members[slot] == nil { slots.insert(slot, at: index(of: slot)) }
    members[slot, default: [:]][ObjectIdentifier(member)] = member
    return slot
  }

  /// Removes a member from its slot.
  mutating func remove(_ member: Member, from slot: Int) {
    members[slot]?[ObjectIdentifier(member)] = nil
    guard members[slot]?.isEmpty == true else { return }
    members[slot] = nil
    let index = index(of: slot)
    if index < slots.count, slots[index] == slot { slots.remove(at: index) }
  }

  /// Removes and returns the members whose deadlines have passed.
  mutating func takeDue(at now: Duration) -> [Member] {
    var due: [Member] = []
    while let slot = slots.last, Self.granularity * slot <= now {
      slots.removeLast()
      due += (members.removeValue(forKey: slot) ?? [:]).values
    }
    return due
  }

  /// The first index whose slot is not later than the given one.
  private func index(of slot: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle] > slot { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
