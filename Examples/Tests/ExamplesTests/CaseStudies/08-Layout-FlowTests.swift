import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TagsTests {
  @Test func aTappedTagMovesToTheFrontAndBack() async {
    let store = TestStore(initialState: Tags.State(others: ["a", "b", "c"])) { Tags() }
    await store.send(.tagTapped("b")) {
      $0.chosen = ["b"]
      $0.others = ["a", "c"]
    }
    await store.send(.tagTapped("c")) {
      $0.chosen = ["b", "c"]
      $0.others = ["a"]
    }
    await store.send(.tagTapped("b")) {
      $0.chosen = ["c"]
      $0.others = ["b", "a"]
    }
  }

  @Test func aLineHasAsManyTagsAsFit() {
    let sizes = [60, 30, 50, 120].map { CGSize(width: $0, height: 20) }
    let (points, size) = FlowLayout(spacing: 10).places(of: sizes, in: 100)
    #expect(
      points == [
        CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 60),
      ])
    // A view that is wider than all lines has a line of its own.
    #expect(size == CGSize(width: 120, height: 80))
  }
}
