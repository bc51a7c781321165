import Foundation
import Testing

@testable import TimerFeatures

@Suite struct TimerFileTests {
  private static let tea = LonelyTimer.State(
    name: "Tea \"green\" \\ ü 🫖 {[", duration: .seconds(180), elapsed: .milliseconds(1_500),
    position: .counting
  )

  private func text(
    format: String = "\"lonely-timer\"", version: String = "1", name: String = "\"Tea\"",
    duration: String = #"{"seconds": 180, "attoseconds": 0}"#,
    elapsed: String = #"{"seconds": 0, "attoseconds": 0}"#, position: String = "\"ready\""
  ) -> String {
    """
    {"format": \(format), "version": \(version), "timer": {
      "name": \(name), "duration": \(duration), "elapsed": \(elapsed), "position": \(position)
    }}
    """
  }

  private func fault(_ text: String) -> TimerFileError.Fault? {
    do throws(TimerFileError.Fault) {
      _ = try TimerFile.decode(Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func writesReadableJSONInAFixedOrder() throws {
    let timer = LonelyTimer.State(name: "a/b", duration: .milliseconds(2_500))
    #expect(
      try String(decoding: TimerFile.encode(timer), as: UTF8.self) == """
        {
          "format" : "lonely-timer",
          "timer" : {
            "duration" : {
              "attoseconds" : 500000000000000000,
              "seconds" : 2
            },
            "elapsed" : {
              "attoseconds" : 0,
              "seconds" : 0
            },
            "name" : "a/b",
            "position" : "ready"
          },
          "version" : 1
        }
        """
    )
  }

  @Test(arguments: [
    tea,
    LonelyTimer.State(name: "", duration: .zero),
    LonelyTimer.State(
      name: "\u{0}\u{1B}\n\u{2028}", duration: .nanoseconds(1) + .seconds(1),
      elapsed: Duration(secondsComponent: 0, attosecondsComponent: 999_999_999_999_999_999)
    ),
    LonelyTimer.State(
      name: String(repeating: "\u{1}", count: TimerFile.nameLimit),
      duration: LonelyTimer.State.durations.upperBound,
      elapsed: LonelyTimer.State.durations.upperBound, position: .finished
    ),
  ])
  func encodedTimerIsDecodedExactly(_ timer: LonelyTimer.State) throws {
    #expect(try TimerFile.decode(TimerFile.encode(timer)) == timer)
  }

  @Test func otherFormattingOfTheJSONIsDecoded() throws {
    let timer = LonelyTimer.State(name: "Tea", duration: .seconds(180))
    #expect(try TimerFile.decode(Data(text().utf8)) == timer)
    #expect(try TimerFile.decode(Data("\n \(text())\r\n".utf8)) == timer)
  }

  @Test func everyPrefixIsTruncated() throws {
    let data = try TimerFile.encode(Self.tea)
    for count in 0..<data.count {
      #expect(throws: TimerFileError.Fault.truncated) {
        try TimerFile.decode(data.prefix(count))
      }
    }
  }

  @Test(arguments: ["", "  \n", "{", "{ \"for", #"{"format":"lonely-timer","x":[{}, "\"]}"#])
  func prefixesWithOtherFormattingAreTruncated(_ text: String) {
    #expect(fault(text) == .truncated)
  }

  @Test(arguments: [
    "Dear diary", "\u{0}\u{0}\u{0}", "[1, 2", #"{"format": "other", "#, "{]",
    #"{"format": "lonely-timer"} and more"#, #"{"format": "lonely-timer", ,}"#,
  ])
  func textThatIsNotJSONIsForeign(_ text: String) {
    #expect(fault(text) == .foreign("it isn't JSON"))
  }

  @Test(arguments: [
    "[1, 2]", "7", "null", "\"lonely-timer\"", "{}", #"{"format": 7}"#, #"{"format": "egg-timer"}"#,
    #"{"name": "package", "version": 1}"#,
  ])
  func otherJSONIsForeign(_ text: String) {
    #expect(fault(text) == .foreign("it has another format"))
  }

  @Test func invalidUTF8IsForeign() {
    #expect(throws: TimerFileError.Fault.foreign("it isn't JSON")) {
      try TimerFile.decode(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0xFF]))
    }
  }

  @Test func deeplyNestedJSONIsForeign() {
    let nests = String(repeating: "[", count: 400_000) + String(repeating: "]", count: 400_000)
    #expect(fault(nests) == .foreign("it isn't JSON"))
    #expect(fault(text(name: nests)) == .foreign("it isn't JSON"))
  }

  @Test func hugeFileIsForeign() {
    #expect(
      fault(text() + String(repeating: " ", count: TimerFile.sizeLimit))
        == .foreign("it is larger than 1000000 bytes")
    )
  }

  @Test func newerVersionIsReportedBeforeOtherProblems() {
    #expect(fault(text(version: "2")) == .newer(version: 2))
    #expect(fault(#"{"format": "lonely-timer", "version": 12}"#) == .newer(version: 12))
  }

  @Test func missingAndInvalidFieldsAreNamed() {
    #expect(fault(#"{"format": "lonely-timer"}"#) == .foreign("it has no 'version'"))
    #expect(
      fault(#"{"format": "lonely-timer", "version": 1}"#) == .foreign("it has no 'timer'")
    )
    let cases: [(String, String)] = [
      (text(version: "\"1\""), "its 'version' isn't valid"),
      (text(version: "1e99"), "one of its numbers isn't valid"),
      (text(version: "0"), "its version 0 isn't valid"),
      (text(version: "-3"), "its version -3 isn't valid"),
      (text(name: "7"), "its 'timer.name' isn't valid"),
      (text(name: "null"), "its 'timer.name' isn't valid"),
      (text(position: "\"paused\""), "its 'timer.position' isn't valid"),
      (text(duration: "180"), "its 'timer.duration' isn't valid"),
      (text(duration: #"{"seconds": 1}"#), "it has no 'timer.duration.attoseconds'"),
      (
        text(duration: #"{"seconds": 1.5, "attoseconds": 0}"#),
        "one of its numbers isn't valid"
      ),
      (
        text(duration: #"{"seconds": 1e400, "attoseconds": 0}"#),
        "one of its numbers isn't valid"
      ),
      (
        text(duration: #"{"seconds": 99999999999999999999, "attoseconds": 0}"#),
        "one of its numbers isn't valid"
      ),
    ]
    for (text, reason) in cases { #expect(fault(text) == .foreign(reason)) }
  }

  @Test func invalidStatesAreForeign() {
    let most = #"{"seconds": 9223372036854775807, "attoseconds": 9223372036854775807}"#
    let least = #"{"seconds": -9223372036854775808, "attoseconds": -9223372036854775808}"#
    let cases: [(String, String)] = [
      (text(duration: most), "its duration is longer than a century"),
      (text(duration: least), "its duration is negative"),
      (text(elapsed: most), "its elapsed time is longer than a century"),
      (text(elapsed: least), "its elapsed time is negative"),
      (
        text(elapsed: #"{"seconds": 180, "attoseconds": 0}"#, position: "\"counting\""),
        "it is counting with no time left"
      ),
      (text(position: "\"finished\""), "it is finished with time left"),
      (
        text(name: "\"\(String(repeating: "x", count: TimerFile.nameLimit + 1))\""),
        "its name is longer than 100000 bytes"
      ),
    ]
    for (text, reason) in cases { #expect(fault(text) == .foreign(reason)) }
  }

  @Test(arguments: [
    LonelyTimer.State(name: "Tea", duration: .seconds(-1)),
    LonelyTimer.State(name: "Tea", duration: .seconds(1e20)),
    LonelyTimer.State(name: "Tea", duration: .seconds(1), elapsed: .seconds(-1e20)),
    LonelyTimer.State(name: "Tea", duration: .seconds(1), position: .finished),
    LonelyTimer.State(name: String(repeating: "ü", count: 50_001), duration: .zero),
  ])
  func timerThatCannotBeDecodedIsNotEncoded(_ timer: LonelyTimer.State) throws {
    let error = try #require(throws: TimerFileError.Fault.self) { try TimerFile.encode(timer) }
    guard case .unwritable = error else {
      Issue.record("The error is \(error).")
      return
    }
  }

  // On the main actor, because servers in other tests need the other threads to start in time.
  @MainActor
  @Test func changedBytesAreDecodedOrThrowAnError() throws {
    var random = SeededGenerator(seed: 7)
    let original = try TimerFile.encode(Self.tea)
    var counts = (timers: 0, errors: 0)
    for _ in 0..<20_000 {
      var data = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: data.remove(at: index)
        case 1: data.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 2: data[index] = "0123456789{}[]\",:eE+-.\\tn ".utf8.randomElement(using: &random)!
        default: data[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      do throws(TimerFileError.Fault) {
        let timer = try TimerFile.decode(data)
        counts.timers += 1
        // A decoded timer is valid.
        _ = try TimerFile.encode(timer)
      } catch {
        counts.errors += 1
        switch error {
        case .truncated, .foreign, .newer: break
        default: Issue.record("\(String(decoding: data, as: UTF8.self)) throws \(error).")
        }
      }
    }
    #expect(counts.timers > 100)
    #expect(counts.errors > 1_000)
  }

  @Test func descriptionsNameTheFileTheProblemAndTheNextStep() {
    let file = URL(filePath: "/tmp/Tea.timer")
    let faults: [(TimerFileError.Fault, String)] = [
      (.truncated, "is truncated. Restore it"),
      (.foreign("it isn't JSON"), "isn't a timer file: it isn't JSON. Open another"),
      (.newer(version: 2), "has version 2 of the file format. This program reads version 1."),
      (.exists, "exists already. Open it, or"),
      (.open(as: URL(filePath: "/a")), "is the same file as '/a', which is open. Close that"),
      (.unreadable("denied"), "can't be read: denied. Fix the problem, then open"),
      (.unwritable("disk full"), "can't be written: disk full. Fix the problem, then save"),
    ]
    for (fault, text) in faults {
      let error = TimerFileError(fault, in: file)
      #expect(error.localizedDescription.hasPrefix("'/tmp/Tea.timer' \(text)"))
    }
  }
}
