import ComposableCore
import ComposableUI
import Testing

/// Bindings: their values, their transactions, and those to optionals.
@MainActor
@Suite struct BindingTests {
  struct Person: Equatable, Identifiable {
    var id = 1
    var name = "Blob"
    var tags = ["a"]
  }

  @Observable final class Model {
    var person: Person? = Person()
    var count = 0
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }

  @Test func aConstantIgnoresOtherValues() throws {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
    let view = ViewDriver { Toggle("On", isOn: .constant(true)) }
    try view.toggle("On").set(false)
    #expect(view.description == #"Toggle on "On""#)
  }

  @Test func aMemberSetsTheWholeValue() {
    var values: [Person] = []
    let person = Binding(get: { Person() }, set: { values.append($0) })
    person.name.wrappedValue = "Other"
    person.tags[0].wrappedValue = "b"
    #expect(values == [Person(name: "Other"), Person(tags: ["b"])])
  }

  @Test func aMemberReadsTheCurrentValue() {
    let name = Binding(unwrapping: binding(\.person), default: Person(name: "Nobody")).name
    model.person?.name = "Other"
    #expect(name.wrappedValue == "Other")
    model.person = nil
    #expect(name.wrappedValue == "Nobody")
  }

  @Test func anUnwrappedBindingOfNilIsNil() {
    model.person = nil
    #expect(Binding(binding(\.person)) == nil)
    #expect(Binding(unwrapping: binding(\.person)) == nil)
  }

  @Test func anUnwrappedBindingIsWithoutEffectOnceTheOptionalIsNil() throws {
    let person = try #require(Binding(binding(\.person)))
    person.name.wrappedValue = "Other"
    #expect(model.person?.name == "Other")
    model.person = nil
    person.name.wrappedValue = "Late"
    #expect(model.person == nil)
    #expect(person.wrappedValue == Person())
  }

  @Test func anOptionalBindingIgnoresNil() {
    let count = Binding<Int?>(binding(\.count))
    #expect(count.wrappedValue == 0)
    count.wrappedValue = 5
    count.wrappedValue = nil
    #expect(model.count == 5)
  }

  @Test func settingAPresenceToFalseClearsTheOptional() {
    let isPresent = Binding<Bool>(binding(\.person))
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(model.person == Person())
    isPresent.wrappedValue = false
    #expect(model.person == nil)
    isPresent.wrappedValue = true
    #expect(model.person == nil)
  }

  @Test func settingThePresenceOfNilToFalseDoesNothing() {
    var sets = 0
    let isPresent = Binding<Bool>(Binding<Int?>(get: { nil }, set: { _ in sets += 1 }))
    isPresent.wrappedValue = false
    #expect(sets == 0)
  }

  @Test func theSetterRunsUnderTheTransaction() {
    var animations: [Animation?] = []
    let count = Binding(get: { 0 }, set: { _ in animations.append(Transaction.current.animation) })
    count.wrappedValue = 1
    count.animation(.spring).wrappedValue = 2
    count.animation().wrappedValue = 3
    withAnimation(.linear) { count.wrappedValue = 4 }
    #expect(animations == [nil, .spring, .default, .linear])
  }

  @Test func derivedBindingsKeepTheTransaction() throws {
    var animations: [Animation?] = []
    var person: Person? = Person()
    let base = Binding<Person?>(
      get: { person },
      set: { value, transaction in
        animations.append(transaction.animation)
        person = value
      }
    ).animation(.spring)
    try #require(Binding(base)).name.wrappedValue = "a"
    Binding(unwrapping: base, default: Person()).name.wrappedValue = "b"
    base.removeDuplicates().wrappedValue = Person(name: "c")
    try #require(Binding(base)).tags[0].wrappedValue = "d"
    Binding<Bool>(base).wrappedValue = false
    #expect(animations == [.spring, .spring, .spring, .spring, .spring])
    #expect(person == nil)
  }

  @Test func aBindingHasTheIdOfItsValue() {
    #expect(Binding.constant(Person(id: 3)).id == 3)
  }

  @Test func theChangeOfAnAnimatedBindingIsAnimated() throws {
    let view = ViewDriver {
      Stepper("\(model.count)", value: binding(\.count).animation(.spring))
    }
    try view.stepper("0").increment()
    #expect(view.update() == [.spring])
  }

  @Test func aSharedValueHasABinding() throws {
    let isOn = Shared(value: false)
    let view = ViewDriver { Toggle("On", isOn: Binding(isOn)) }
    try view.toggle("On").set(true)
    #expect(isOn.wrappedValue)
    #expect(view.description == #"Toggle on "On""#)
  }
}
