import Foundation
import Testing

@testable import Sharing

@Suite struct ErrorLogTests {
  private struct Note: Codable {
    var title: String
    var marks: [String: [Double]]
  }

  private func error(of json: String) -> String? {
    do {
      _ = try JSONDecoder().decode(Note.self, from: Data(json.utf8))
      return nil
    } catch {
      return error.logDescription
    }
  }

  @Test func codingErrorsAreLoggedWithThePlaceButWithoutTheValue() throws {
    let note = Note(title: "secret", marks: ["Ann's": [1, .nan]])
    do {
      _ = try JSONEncoder().encode(note)
      Issue.record("NaN has no JSON.")
    } catch {
      #expect("\(error)".contains("Ann's"))
      #expect(error.logDescription == "A value at '.marks.…[1]' can't be encoded.")
    }
    #expect(error(of: #"{"title":7}"#) == "The value at '.title' is no 'String'.")
    #expect(error(of: #"{"title":null}"#) == "There is no 'String' at '.title'.")
    #expect(error(of: #"{"title":"secret"}"#) == "There is no value at '.marks'.")
    #expect(
      error(of: #"{"title":"","marks":{"Ann's":["secret"]}}"#)
        == "The value at '.marks.…[0]' is no 'Double'.")
    #expect(
      error(of: #"{"title":"","marks":{"4917012345678":7}}"#)
        == "The value at '.marks.…' is no 'Array<Any>'.")
    #expect(error(of: "secret") == "The value at the root can't be decoded.")
  }

  @Test func otherErrorsAreDescribedAsTheyAre() {
    struct Full: Error, CustomStringConvertible { let description = "The disk is full." }
    #expect(Full().logDescription == "The disk is full.")
  }
}
