import Dependencies
import Foundation
import Testing

@Suite struct NotificationCenterTests {
  @Test func eachTestHasItsOwnNotificationCenter() {
    @Dependency(\.notificationCenter) var first
    @Dependency(\.notificationCenter) var second
    #expect(first === second)
    #expect(first !== NotificationCenter.default)
  }

  @Test func theLiveNotificationCenterIsTheDefaultOne() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.notificationCenter) var center
      #expect(center === NotificationCenter.default)
    }
  }
}
