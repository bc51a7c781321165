import ComposableUI
import Testing

/// Deeply nested views.
@MainActor
@Suite struct NestingTests {
  @Test func aThousandNestedContainersAreShown() {
    let view = ViewDriver { Nested(depth: 1000) }
    #expect(view.texts == ["innermost"])
  }

  @Test func tenThousandNestedContainersAreReported() {
    withKnownIssue {
      let view = ViewDriver { Nested(depth: 10_000) }
      #expect(view.texts == [])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nested more than") }
    }
  }

  @Test func tenThousandNestedErasedContainersAreReported() {
    var nested = AnyView(Text("innermost"))
    for _ in 0..<10_000 { nested = AnyView(nested.padding()) }
    let erased = nested
    withKnownIssue {
      let view = ViewDriver { erased }
      #expect(view.texts == [])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nested more than") }
    }
  }

  @Test func aViewThatContainsItselfIsReportedOnce() {
    withKnownIssue {
      let view = ViewDriver { Endless() }
      view.update()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nested more than") }
    }
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("innermost")
    } else {
      VStack { AnyView(Nested(depth: depth - 1)) }
    }
  }
}

private struct Endless: View {
  var body: some View { HStack { AnyView(Endless()) } }
}
