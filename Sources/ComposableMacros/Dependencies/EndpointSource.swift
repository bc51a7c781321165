import SwiftSyntax
import SwiftSyntaxBuilder

/// The source of the storage and the method of an endpoint.
struct EndpointSource {
  private let endpoint: Endpoint

  init(_ endpoint: Endpoint) {
    self.endpoint = endpoint
  }

  private var name: String { endpoint.name.bareText }

  /// The stored property, whose initial closure reports the call.
  var storage: DeclSyntax {
    let parameters = (0..<endpoint.function.parameters.count).map { "p\($0)" }
    let unused = endpoint.defaultValue == nil ? parameters.map { _ in "_" } : parameters
    let closureSignature = parameters.isEmpty ? "" : " \(unused.joined(separator: ", ")) in"
    return """
      private var \(raw: endpoint.name.underscored): \(endpoint.type) = {\(raw: closureSignature)
      \(raw: report)
      \(raw: fallback)
      }
      """
  }

  private var unimplemented: String { "\(ModuleSelector.dependenciesMacros)Unimplemented" }

  private var report: String {
    let call = "\(unimplemented)._report(Self.self, \"\(name)\")"
    return endpoint.isAsync ? "await \(call)" : call
  }

  /// The statements of the initial closure after the report.
  private var fallback: String {
    if let value = endpoint.defaultValue {
      return """
        let fallback: \(endpoint.type.trimmedDescription) = \(value.trimmedDescription)
        return \(endpoint.effects)fallback(\(endpoint.arguments.joined(separator: ", ")))
        """
    }
    if endpoint.throwsAnyError { return "throw \(unimplemented)(\"\(name)\")" }
    if endpoint.result.isOptional { return "return nil" }
    // A missing default has been reported as an error by the macro.
    return endpoint.result.isVoid ? "" : "Swift.fatalError()"
  }

  /// The endpoint as a method with argument labels, which a closure can't have.
  func method(_ method: String, of property: VariableDeclSyntax) -> DeclSyntax {
    let parameters = endpoint.function.parameters.enumerated().map { index, parameter in
      let label = parameter.secondName?.trimmedDescription ?? "_"
      return "\(label) p\(index): \(parameter.type.trimmedDescription)"
    }
    let isolation = endpoint.attributes
      .filter { !["Sendable", "escaping", "convention"].contains($0.baseName) }
      .map { $0.trimmedDescription + "\n" }.joined()
    let access = property.modifiers.filter { $0.detail == nil }
      .map { $0.trimmedDescription + " " }.joined()
    let effects = endpoint.function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let closure = "self.\(endpoint.name.text)"
    return """
      \(raw: property.attributes.availabilitySource)\(raw: isolation)\(raw: access)\
      \(raw: endpoint.specifiers)func \
      \(raw: method)(\(raw: parameters.joined(separator: ", ")))\(raw: effects) -> \
      \(endpoint.result.trimmed) {
      \(raw: endpoint.effects)\(raw: closure)(\(raw: endpoint.arguments.joined(separator: ", ")))
      }
      """
  }
}
