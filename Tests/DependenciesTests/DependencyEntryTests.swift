import DependenciesMacros
import Testing

@testable import Dependencies

@Suite struct DependencyEntryTests {
  @Test func theValueOfAnEntryDependsOnTheContext() {
    @Dependency(\.translator.language) var language
    #expect(language == "test")
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(language == "preview")
    }
    withDependencies {
      $0 = .live
    } operation: {
      #expect(language == "live")
    }
  }

  @Test func anEntryIsOverridden() {
    withDependencies {
      $0.translator.language = "de"
    } operation: {
      @Dependency(\.translator) var translator
      #expect(translator.language == "de")
    }
  }

  @Test func aModuleAddsALiveValueToAPublicEntry() {
    @Dependency(\.ticket.number) var number
    #expect(number == 0)
    withDependencies {
      $0 = .live
    } operation: {
      #expect(number == 1)
    }
  }

  @Test func anEntryWithAnInferredTypeIsCreatedForEachTest() {
    @Dependency(\.sequence) var sequence
    #expect(sequence.next() == 0)
    DependencyCache.$scoped.withValue(DependencyCache()) {
      #expect(sequence.next() == 0)
    }
    #expect(sequence.next() == 1)
  }

  @Test func anEntryWithoutALiveValueIsReportedInARunningProgram() {
    withDependencies {
      $0 = .live
    } operation: {
      @Dependency(\.sequence) var sequence
      withKnownIssue {
        _ = sequence
      } matching: {
        "\($0)".contains("sequence")
      }
    }
  }
}

struct Translator: Sendable {
  var language: String
}

package struct Ticket: Sendable {
  package var number = 0
  package init(number: Int = 0) { self.number = number }
}

extension DependencyValues {
  @DependencyEntry(
    liveValue: Translator(language: "live"), previewValue: Translator(language: "preview"))
  fileprivate var translator: Translator = .init(language: "test")

  @DependencyEntry package var ticket = Ticket()

  @DependencyEntry("SequenceKey") fileprivate var sequence = Counter()
}

extension DependencyValues.TicketKey: DependencyKey {
  package static var liveValue: Ticket { Ticket(number: 1) }
}
