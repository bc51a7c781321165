import Testing

@testable import ComposableWeb

@Suite struct DeadlineScheduleTests {
  private final class Member {}

  @Test func membersAreDueAfterTheirDeadlines() {
    var schedule = DeadlineSchedule<Member>()
    let (first, second) = (Member(), Member())
    let slot = schedule.add(second, at: .seconds(20), movingFrom: nil)
    _ = schedule.add(first, at: .milliseconds(10_001), movingFrom: nil)
    #expect(schedule.next == .milliseconds(10_250))
    #expect(schedule.takeDue(at: .seconds(10)).isEmpty)
    #expect(schedule.takeDue(at: .seconds(11)).map { $0 === first } == [true])
    #expect(schedule.next == .seconds(20))
    schedule.remove(second, from: slot)
    #expect(schedule.next == nil)
    #expect(schedule.takeDue(at: .seconds(100)).isEmpty)
  }

  @Test func aDeadlineIsReplaced() {
    var schedule = DeadlineSchedule<Member>()
    let member = Member()
    var slot: Int?
    // As a connection that is lost and resumed again and again does.
    for number in 0..<1_000 {
      let deadline = Duration.seconds(number.isMultiple(of: 2) ? 3_600 : 60)
      slot = schedule.add(member, at: deadline, movingFrom: slot)
    }
    #expect(schedule.next == .seconds(60))
    #expect(schedule.takeDue(at: .seconds(3_600)).count == 1)
    #expect(schedule.next == nil)
  }

  @Test func anyOrderOfDeadlinesIsHandledInTime() {
    var schedule = DeadlineSchedule<Member>()
    let members = (0..<100).map { _ in Member() }
    for (index, member) in members.enumerated() {
      _ = schedule.add(member, at: .seconds(index * 37 % 100), movingFrom: nil)
    }
    for second in 0..<100 {
      let due = schedule.takeDue(at: .seconds(second))
      #expect(
        due.map(ObjectIdentifier.init)
          == members.enumerated()
          .filter { $0.offset * 37 % 100 == second }.map { ObjectIdentifier($0.element) })
    }
  }

  @Test func membersAreReleased() {
    var schedule = DeadlineSchedule<Member>()
    weak var member: Member?
    do {
      let new = Member()
      member = new
      let slot = schedule.add(new, at: .seconds(1), movingFrom: nil)
      schedule.remove(new, from: slot)
    }
    #expect(member == nil)
  }
}
