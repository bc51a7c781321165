import ComposableCore
import Testing

/// The cases of a presented enum, read and changed through the presentation.
@Suite struct PresentationCaseTests {
  @CasePathable
  enum Destination: Equatable {
    case edit([Int])
    case delete(id: Int)
  }

  @Test func aPayloadIsRead() {
    let presentation = PresentationState(wrappedValue: Destination.edit([1]))
    #expect(presentation[case: \.edit] == [1])
    #expect(presentation.edit == [1])
    #expect(presentation[case: \.delete] == nil)
    #expect(presentation.delete == nil)
    #expect(PresentationState<Destination>(wrappedValue: nil).edit == nil)
  }

  @Test func aPayloadIsChanged() {
    var presentation = PresentationState(wrappedValue: Destination.edit([1]))
    presentation[case: \.edit]?.append(2)
    presentation.edit?.append(3)
    #expect(presentation.wrappedValue == .edit([1, 2, 3]))
    presentation[case: \.edit] = [4]
    #expect(presentation.wrappedValue == .edit([4]))
  }

  @Test func aChangeDoesNotAffectACopy() {
    var presentation = PresentationState(wrappedValue: Destination.edit([1]))
    let copy = presentation
    presentation.edit?.append(2)
    #expect(copy.edit == [1])
  }

  @Test func aPayloadIsChangedInPlace() {
    var presentation = PresentationState(wrappedValue: Destination.edit(Array(0..<100)))
    let address = presentation.edit?.withUnsafeBufferPointer { $0.baseAddress }
    presentation[case: \.edit]?[0] = 9
    #expect(presentation.edit?.withUnsafeBufferPointer { $0.baseAddress } == address)
    #expect(presentation.edit?.first == 9)
  }

  @Test func nilDismissesThePresentedCase() {
    var presentation = PresentationState(wrappedValue: Destination.edit([1]))
    presentation[case: \.delete] = nil
    #expect(presentation.wrappedValue == .edit([1]))
    presentation[case: \.edit] = nil
    #expect(presentation.wrappedValue == nil)
  }

  @Test(arguments: [Destination.edit([1]), nil])
  func aPayloadOfACaseThatIsNotPresentedIsReportedAndIgnored(destination: Destination?) {
    var presentation = PresentationState(wrappedValue: destination)
    withKnownIssue {
      presentation[case: \.delete] = 1
    } matching: {
      "\($0)".contains("Set the payload of the presented case")
    }
    #expect(presentation.wrappedValue == destination)
  }

  @MainActor
  @Test func aReducerChangesThePayloadOfADestination() async {
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.rename) { $0.$destination.rename = "new" }
    await store.send(.close) { $0.$destination[case: \.rename] = nil }
    #expect(store.state.destination == nil)
  }
}

@Reducer
private struct Host {
  @CasePathable
  enum Destination: Equatable {
    case rename(String)
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination? = .rename("old")
  }
  enum Action {
    case close
    case rename
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close: state.$destination.rename = nil
      case .rename: state.$destination[case: \.rename] = "new"
      }
      return .none
    }
  }
}
