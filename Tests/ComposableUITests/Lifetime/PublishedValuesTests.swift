import ComposableUI
import ConcurrencyExtras
import Foundation
import OpenCombineShim
import Testing

/// Views that receive the values of publishers.
@MainActor
@Suite struct PublishedValuesTests {
  @Test func valuesAreReceivedWhileTheViewIsShown() throws {
    struct Parent: View {
      @State private var isShown = true
      let numbers: Numbers
      let receive: (Int) -> Void
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { Text("a").onReceive(numbers.publisher, perform: receive) }
      }
    }
    let numbers = Numbers()
    var received: [Int] = []
    let view = ViewDriver { Parent(numbers: numbers) { received.append($0) } }
    #expect(numbers.subscriptions == 1)
    numbers.subject.send(1)
    numbers.subject.send(2)
    #expect(received == [1, 2])

    try view.button("Toggle").tap()
    view.update()
    #expect(numbers.subscriptions == 0)
    numbers.subject.send(3)
    #expect(received == [1, 2])

    try view.button("Toggle").tap()
    view.update()
    #expect(numbers.subscriptions == 1)
    numbers.subject.send(4)
    #expect(received == [1, 2, 4])
  }

  @Test func aCoveredScreenReceivesNothing() throws {
    let numbers = Numbers()
    var received: [Int] = []
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Push") { Text("Pushed") }
          .onReceive(numbers.publisher) { received.append($0) }
      }
    }
    numbers.subject.send(1)
    try view.button("Push").tap()
    view.update()
    numbers.subject.send(2)
    #expect(numbers.subscriptions == 0)
    #expect(received == [1])
  }

  @Test func aClosedWindowReceivesNothing() {
    let numbers = Numbers()
    do {
      let view = ViewDriver { Text("a").onReceive(numbers.publisher) { _ in } }
      #expect(view.texts == ["a"])
      #expect(numbers.subscriptions == 1)
    }
    #expect(numbers.subscriptions == 0)
  }

  @Test func theLatestActionIsPerformed() throws {
    struct Content: View {
      @State private var count = 0
      let numbers: Numbers
      let receive: (Int) -> Void
      var body: some View {
        // A copy, as of this evaluation.
        let current = count
        Button("Increment") { count += 1 }
          .onReceive(numbers.publisher) { receive($0 + current) }
      }
    }
    let numbers = Numbers()
    var received: [Int] = []
    let view = ViewDriver { Content(numbers: numbers) { received.append($0) } }
    try view.button("Increment").tap()
    view.update()
    numbers.subject.send(10)
    #expect(received == [11])
    // Other evaluations with the same publisher have kept the subscription.
    #expect(numbers.allSubscriptions == 1)
  }

  @Test func anotherPublisherReplacesTheSubscription() throws {
    struct Content: View {
      @State private var isFirst = true
      let numbers: [Numbers]
      let receive: (Int) -> Void
      var body: some View {
        Button("Swap") { isFirst.toggle() }
          .onReceive(numbers[isFirst ? 0 : 1].publisher, perform: receive)
      }
    }
    let numbers = [Numbers(), Numbers()]
    var received: [Int] = []
    let view = ViewDriver { Content(numbers: numbers) { received.append($0) } }
    try view.button("Swap").tap()
    view.update()
    #expect(numbers.map(\.subscriptions) == [0, 1])
    numbers[0].subject.send(1)
    numbers[1].subject.send(2)
    #expect(received == [2])
  }

  @Test func valuesPublishedWhileSubscribingAreShown() {
    struct Content: View {
      @State private var sum = 0
      var body: some View {
        Text("\(sum)").onReceive([1, 2, 3].publisher) { sum += $0 }
      }
    }
    #expect(ViewDriver { Content() }.texts == ["6"])
  }

  @Test func aValueHasTheAnimationOfItsTransaction() {
    struct Content: View {
      @State private var number = 0
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        Text("\(number)").onReceive(subject) { number = $0 }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let view = ViewDriver { Content(subject: subject) }
    withAnimation(.spring) { subject.send(1) }
    #expect(view.update() == [.spring])
    #expect(view.texts == ["1"])
  }

  @Test func aValuePublishedByTheActionFollowsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let view = ViewDriver {
      Text("a").onReceive(subject) { number in
        received.append("begin \(number)")
        if number < 3 { subject.send(number + 1) }
        received.append("end \(number)")
      }
    }
    #expect(view.texts == ["a"])
    subject.send(1)
    #expect(received == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func valuesOfAnotherThreadAreReceivedInOrderOnTheActorOfTheView() async {
    let subject = PassthroughSubject<Int, Never>()
    let publisher = UncheckedSendable(subject)
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    let view = ViewDriver {
      Text("a").onReceive(subject) { number in
        MainActor.assertIsolated()
        continuation.yield(number)
        if number == 10_000 { continuation.finish() }
      }
    }
    #expect(view.texts == ["a"])
    DispatchQueue.global().async {
      for number in 1...10_000 { publisher.value.send(number) }
    }
    var received: [Int] = []
    for await number in values { received.append(number) }
    #expect(received == Array(1...10_000))
    withExtendedLifetime(view) {}
  }

  @Test func aValueInFlightIsDroppedWhenTheViewDisappears() async {
    let subject = PassthroughSubject<Int, Never>()
    let publisher = UncheckedSendable(subject)
    var received: [Int] = []
    var view: ViewDriver? = ViewDriver {
      Text("a").onReceive(subject) { received.append($0) }
    }
    #expect(view?.texts == ["a"])
    let hasPublished = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      publisher.value.send(1)
      hasPublished.signal()
    }
    // The main actor, on which the value is received, is busy until then.
    hasPublished.wait()
    view = nil
    await Task { @MainActor in }.value
    #expect(received == [])
  }

  @Test func aPublishedPropertyIsReceived() throws {
    struct Content: View {
      @StateObject private var form = EntryForm()
      @State private var length = 0
      var body: some View {
        TextField("Text", text: $form.text)
          .onReceive(form.$text) { length = $0.count }
        Text("\(length)")
      }
    }
    let view = ViewDriver { Content() }
    try view.textField("Text").type("Blob")
    #expect(view.texts == ["4"])
  }
}

private final class EntryForm: ObservableObject {
  @Published var text = ""
}

/// A subject whose subscriptions are counted.
private final class Numbers {
  let subject = PassthroughSubject<Int, Never>()
  private(set) var subscriptions = 0
  private(set) var allSubscriptions = 0

  lazy var publisher = subject.handleEvents(
    receiveSubscription: { [unowned self] _ in
      subscriptions += 1
      allSubscriptions += 1
    },
    receiveCancel: { [unowned self] in subscriptions -= 1 }
  )
  .eraseToAnyPublisher()
}
