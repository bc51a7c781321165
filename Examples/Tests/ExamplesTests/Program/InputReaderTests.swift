import Testing

@testable import effects_cancellation

@Suite struct InputReaderTests {
  private func lines(_ pieces: String...) -> [Input] {
    var reader = CommandReader()
    return pieces.flatMap { reader.read(Array($0.utf8)) } + reader.finish()
  }

  private func keys(_ pieces: String...) -> [Input] {
    var reader = KeyReader()
    return pieces.flatMap { reader.read(Array($0.utf8)) }
  }

  @Test func linesAreWordsLettersOrSigns() {
    #expect(
      lines("plus\n+\np\n PLUS \r\n-\nminus\nf\nc\nw\nq")
        == [.plus, .plus, .plus, .plus, .minus, .minus, .fact, .cancel, .wait, .quit]
        .map(Input.command)
    )
  }

  @Test func aLineMayComeInPieces() {
    #expect(lines("fa", "ct\nca", "ncel") == [.command(.fact), .command(.cancel)])
  }

  @Test func emptyLinesSayNothing() {
    #expect(lines("\n\n  \n\t\n") == [])
  }

  @Test func otherLinesAreUnknown() {
    #expect(lines("factual\nplus plus\n") == [.unknown("factual"), .unknown("plus plus")])
  }

  @Test func endlessLineIsNotKept() {
    let line = String(repeating: "x", count: 100_000)
    #expect(lines(line, "\nplus\n") == [.unknown(String(line.prefix(1_000))), .command(.plus)])
  }

  @Test func bytesThatAreNoTextAreUnknown() {
    var reader = CommandReader()
    #expect(reader.read([0xFF, 0xFE, 0x0A]) == [.unknown("\u{FFFD}\u{FFFD}")])
  }

  @Test func keysAreCommands() {
    #expect(
      keys("+=-_fFcq\u{4}")
        == [.plus, .plus, .minus, .minus, .fact, .fact, .cancel, .quit, .quit].map(Input.command)
    )
  }

  @Test func arrowsStepAndOtherKeysThatSendSequencesDoNothing() {
    #expect(keys("\u{1B}[A", "\u{1B}", "[B") == [.command(.plus), .command(.minus)])
    #expect(keys("\u{1B}[C\u{1B}[3~\u{1B}[1;5H\u{1B}OP") == [])
    #expect(keys("\u{1B}f") == [.command(.fact)])
  }

  @Test func otherKeysAreUnknown() {
    #expect(keys("xé\n w") == [.unknown("x"), .unknown("that key"), .unknown("w")])
  }
}
