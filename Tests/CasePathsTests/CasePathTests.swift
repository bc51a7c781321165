import CasePaths
import Testing

@CasePathable @dynamicMemberLookup
private enum Destination: Equatable {
  case list([Int])
  case detail(id: Int)
  case none
  indirect case nested(Destination)
}

@Suite struct CasePathTests {
  @Test func caseKeyPathsEmbedAndExtract() {
    let path = AnyCasePath<Destination, [Int]>(\.list)
    #expect(path.embed([1]) == .list([1]))
    #expect(path.extract(from: .list([2])) == [2])
    #expect(path.extract(from: .none) == nil)
  }

  @Test func keyPathsTraverseSeveralEnums() {
    let path: CaseKeyPath<Destination, [Int]> = \.nested.nested.list
    #expect(path([3]) == .nested(.nested(.list([3]))))
    #expect(AnyCasePath(path).extract(from: .nested(.nested(.list([3])))) == [3])
    #expect(AnyCasePath(path).extract(from: .nested(.list([3]))) == nil)
  }

  @Test func valuesKnowTheirCase() {
    #expect(Destination.detail(id: 1).is(\.detail))
    #expect(!Destination.detail(id: 1).is(\.list))
    #expect(Destination.none.is(\.none))
    #expect(Destination.detail(id: 1).detail == 1)
    #expect(Destination.none.detail == nil)
    #expect(Destination.list([1])[case: \.list] == [1])
    #expect(Destination.allCasePaths[.none] == \Destination.Cases.none)
  }

  @Test func modifyChangesThePayload() {
    var destination = Destination.list([1])
    destination.modify(\.list) { $0.append(2) }
    #expect(destination == .list([1, 2]))
  }

  @Test func modifyOfAnotherCaseIsReportedAndIgnored() {
    var destination = Destination.none
    withKnownIssue {
      destination.modify(\.list) { $0.append(2) }
    } matching: {
      $0.description.contains("it is another case")
    }
    #expect(destination == .none)
  }

  @Test func payloadsAreModifiedInPlace() {
    var destination = Destination.list(Array(0..<100))
    let address = destination.list?.withUnsafeBufferPointer { $0.baseAddress }
    _ = AnyCasePath<Destination, [Int]>(\.list).modify(&destination) { $0[0] = 9 }
    #expect(destination.list?.withUnsafeBufferPointer { $0.baseAddress } == address)
    #expect(destination.list?.first == 9)
  }

  @Test func settingACaseChangesTheValue() {
    var destination = Destination.none
    destination[case: \.list] = [7]
    #expect(destination == .list([7]))
    destination[case: \.list] = nil
    #expect(destination == .list([7]))
  }

  @Test func aCasePathHasTheCasesOfItsPayload() {
    let path = AnyCasePath<Destination, Destination>(\.nested).nested.list
    #expect(path.embed([3]) == .nested(.nested(.list([3]))))
    #expect(path.extract(from: .nested(.list([3]))) == nil)
  }

  @Test func anOptionalValueKnowsItsCase() {
    var destination: Destination? = .list([1])
    let list: PartialCaseKeyPath<Destination> = \.list
    #expect(destination.is(\.list))
    #expect(destination.is(list))
    #expect(!destination.is(\.detail))
    destination = nil
    #expect(!destination.is(list))
    #expect(!destination.is(\.list))
  }

  @Test func modifyChangesThePayloadOfAnOptionalValue() {
    var destination: Destination? = .list([1])
    let list: CaseKeyPath<Destination, [Int]> = \.list
    destination.modify(list) { $0.append(2) }
    destination.modify(\.list) { $0.append(3) }
    #expect(destination == .list([1, 2, 3]))
  }

  @Test func modifyOfAnAbsentValueIsReportedAndIgnored() {
    var destination: Destination?
    let list: CaseKeyPath<Destination, [Int]> = \.list
    withKnownIssue {
      destination.modify(list) { $0.append(2) }
    } matching: {
      $0.description.contains("it is 'nil'")
    }
    destination = .detail(id: 1)
    withKnownIssue {
      destination.modify(list) { $0.append(2) }
    } matching: {
      $0.description.contains("it is another case")
    }
    #expect(destination == .detail(id: 1))
  }

  @Test func genericCodeIteratesTheCases() {
    func count<Enum: CasePathIterable>(of type: Enum.Type) -> Int { Array(Enum.allCasePaths).count }
    #expect(count(of: Destination.self) == 4)
    #expect(count(of: Int?.self) == 2)
    #expect(count(of: Result<Int, any Error>.self) == 2)
    #expect(count(of: Never.self) == 0)
    #expect(Int?.allCasePaths.filter { Int?.some(1).is($0) } == [\.some])
    #expect(Result<Int, any Error>.allCasePaths.filter { Result.success(1).is($0) } == [\.success])
  }

  @Test func resultsAndOptionalsHaveCases() {
    let result = Result<Int, any Error>.success(1)
    #expect(result.is(\.success))
    #expect(result[case: \.success] == 1)
    #expect(Optional.some(1).is(\.some))
  }

  @Test func resultsAndOptionalsWithoutAValueHaveCases() {
    let success: CaseKeyPath<Result<Void, any Error>, Void> = \.success
    let failure: CaseKeyPath<Result<Void, any Error>, any Error> = \.failure
    #expect(Result<Void, any Error>.success(()).is(success))
    #expect(!Result<Void, any Error>.success(()).is(failure))
    let some: CaseKeyPath<Void?, Void> = \.some
    #expect(Optional<Void>.some(()).is(some))
    #expect(Optional<Void>.none.is(\.none))
  }

  @Test func nestedResultsAndOptionalsHaveCases() {
    let optional: CaseKeyPath<Result<Void, any Error>?, Void> = \.success
    #expect(Optional(Result<Void, any Error>.success(())).is(optional))
    let value: CaseKeyPath<Result<Int?, any Error>?, Int> = \.success.some
    #expect(Optional(Result<Int?, any Error>.success(1))[case: value] == 1)
    let nested: CaseKeyPath<Result<Result<Void, any Error>, any Error>, Void> = \.success.success
    #expect(Result<Result<Void, any Error>, any Error>.success(.success(())).is(nested))
    let pair: CaseKeyPath<Result<(Int, String), any Error>?, (Int, String)> = \.success
    #expect(Optional(Result<(Int, String), any Error>.success((1, "one")))[case: pair]?.0 == 1)
  }

  @Test func resultsAndOptionalsKnowTheirCase() {
    let result = Result<Void, any Error>.success(())
    #expect(Result<Void, any Error>.allCasePaths[result] == \.success)
    #expect(Optional<Void>.allCasePaths[nil] == \.none)
    #expect(Optional<Void>.allCasePaths[.some(())] == \.some)
  }

  @Test func casesMatchInASwitch() {
    switch Destination.list([]) {
    case \.list: break
    default: Issue.record("The value is a list.")
    }
  }
}
