import ComposableUI
import Testing

@MainActor
@Suite struct SymbolTests {
  @Test func anUnknownSymbolIsReportedAtItsLine() {
    withKnownIssue {
      _ = ViewDriver { Image(systemName: "no.such.symbol") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no.such.symbol") }
        && issue.sourceLocation?.fileID.hasSuffix("SymbolTests.swift") == true
    }
  }
}
