import CasePaths
import ComposableCore
import CustomDump
import Foundation

/// A type that says itself how it is recorded.
protocol SelfRecording {
  /// The value as a record has it.
  func recorded(by reflection: Reflection) -> RecordedValue
}

/// Reads values by reflection.
///
/// It never looks into an object: a copy of a structure can be read on any thread while the original changes, and an
/// object can't.
struct Reflection: Sendable {
  /// The number of levels that are read. Deeper values are without structure.
  private static let maximumDepth = 64
  private var depth = 0

  /// Returns a value as a record has it.
  func value(of subject: Any) -> RecordedValue {
    var inner = self
    inner.depth += 1
    guard inner.depth <= Self.maximumDepth else { return .opaque(type: typeName(of: subject)) }
    return inner.unguardedValue(of: subject)
  }

  private func unguardedValue(of subject: Any) -> RecordedValue {
    // First: a cast looks through an optional.
    if let subject = subject as? any OptionalValue {
      return subject.wrappedValue.map { .some(value(of: $0)) } ?? .none
    }
    if let leaf = leaf(subject) { return leaf }
    if let subject = subject as? any SelfRecording { return subject.recorded(by: self) }
    if let subject = subject as? any CustomDumpRepresentable {
      let represented = subject.customDumpValue
      // A value that represents itself would have no end.
      if type(of: represented) != type(of: subject as Any) { return value(of: represented) }
    }
    if let subject = subject as? any CustomDumpStringConvertible {
      return .literal(subject.customDumpDescription)
    }
    let mirror =
      (subject as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: subject)
    switch mirror.displayStyle {
    case .struct:
      return .structure(type: typeName(of: subject), fields: fields(of: mirror))
    case .tuple:
      return .structure(type: "", fields: fields(of: mirror))
    case .enum:
      guard let child = mirror.children.first else {
        return .enumeration(
          type: typeName(of: subject), case: EnumCaseName.name(of: subject) ?? "?", values: [])
      }
      return .enumeration(
        type: typeName(of: subject), case: child.label ?? "?",
        values: associatedValues(of: child.value))
    case .collection:
      return .list(
        type: typeName(of: subject), elements: mirror.children.map { value(of: $0.value) })
    case .set:
      let elements = mirror.children.map { value(of: $0.value) }
      return .set(elements: elements.sorted { $0.description < $1.description })
    case .dictionary:
      let entries = mirror.children.compactMap { child -> RecordedValue.Entry? in
        let pair = Array(Mirror(reflecting: child.value).children)
        guard pair.count == 2 else { return nil }
        let key = value(of: pair[0].value)
        return RecordedValue.Entry(key, value(of: pair[1].value))
      }
      return .dictionary(entries: entries.sorted { $0.key.description < $1.key.description })
    default:
      return .opaque(type: typeName(of: subject))
    }
  }

  private func fields(of mirror: Mirror) -> [RecordedValue.Field] {
    var fields: [RecordedValue.Field] = []
    if let ancestor = mirror.superclassMirror { fields += self.fields(of: ancestor) }
    for child in mirror.children {
      var name = child.label ?? ""
      // The storage of macros themselves.
      if name.hasPrefix("_$") { continue }
      // The storage of a property with a macro or a wrapper.
      if name.hasPrefix("_") { name.removeFirst() }
      // The elements of tuples without labels.
      if name.hasPrefix("."), Int(name.dropFirst()) != nil { name = "" }
      fields.append(RecordedValue.Field(name, value(of: child.value)))
    }
    return fields
  }

  private func associatedValues(of payload: Any) -> [RecordedValue.Field] {
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple ? fields(of: mirror) : [.init("", value(of: payload))]
  }

  /// Returns a value of a single word or call; `nil` for others.
  private func leaf(_ subject: Any) -> RecordedValue? {
    switch subject {
    case let value as String: .text(value)
    case let value as Substring: .text(String(value))
    case let value as Bool: .literal("\(value)")
    case let value as Int: .literal("\(value)")
    case let value as Double: .literal(Self.number(value))
    case let value as any BinaryInteger: .literal("\(value)")
    case let value as Float: .literal(Self.number(Double(value)))
    case let value as Character: .text(String(value))
    case let value as UUID: .literal("UUID(uuidString: \"\(value.uuidString)\")!")
    case let value as Date:
      .literal("Date(timeIntervalSince1970: \(Self.shortNumber(value.timeIntervalSince1970)))")
    case let value as URL: .literal("URL(string: \(SourceWriter.literal(value.absoluteString)))!")
    case let value as Decimal: .literal("Decimal(string: \"\(value)\")!")
    case let value as Duration: .literal(Self.duration(value))
    case let value as Data:
      .literal("Data(base64Encoded: \"\(value.base64EncodedString())\")!")
    case is Void: .structure(type: "", fields: [])
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return "\(value)"
  }

  /// Returns a number without a fraction, if it has none.
  private static func shortNumber(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? number(value)
  }

  private static func duration(_ value: Duration) -> String {
    let (seconds, attoseconds) = value.components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let (milliseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    let whole = seconds.multipliedReportingOverflow(by: 1_000)
    let sum = whole.partialValue.addingReportingOverflow(milliseconds)
    if rest == 0, !whole.overflow, !sum.overflow { return ".milliseconds(\(sum.partialValue))" }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }

  /// Returns the name of a value's type, without its module: `Counter.State`.
  func typeName(of subject: Any) -> String { TypeName.name(of: type(of: subject)) }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}

extension BindingAction: SelfRecording {
  /// The change of a field. The name of the field is not part of a key path at run time, so it is found by the change of
  /// the state.
  func recorded(by reflection: Reflection) -> RecordedValue {
    .enumeration(
      type: "BindingAction", case: "set", values: [.init("", reflection.value(of: value))])
  }
}

extension StackState: SelfRecording {
  /// The elements with their ids, from the bottom of the stack.
  func recorded(by reflection: Reflection) -> RecordedValue {
    let elements = ids.compactMap { id in
      self[id: id].map { element in
        RecordedValue.structure(
          type: CollectionKind.stackElement,
          fields: [
            .init("id", .literal("\(id.description.dropFirst())")),
            .init("element", reflection.value(of: element)),
          ])
      }
    }
    return .list(type: TypeName.name(of: Self.self), elements: elements)
  }
}
