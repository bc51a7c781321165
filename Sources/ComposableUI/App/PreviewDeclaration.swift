/// A preview that `#Preview` declares. The code that the macro expands to conforms to it.
@MainActor public protocol _DeclaredPreview: PreviewProvider {
  /// The arguments and the place of the macro.
  static var declaration: _PreviewDeclaration { get }
}

/// The arguments and the place of a `#Preview`, for the code that the macro expands to.
public struct _PreviewDeclaration: Sendable {
  /// The name of the preview; `nil` for none.
  @_spi(Renderer) public let name: String?
  /// The traits of the preview.
  @_spi(Renderer) public let traits: [PreviewTrait]
  /// The module and the name of the file: `Gallery/CounterView.swift`.
  @_spi(Renderer) public let fileID: String
  /// The line in the file.
  @_spi(Renderer) public let line: Int

  /// Creates a declaration from the arguments of the macro.
  public init(
    _ name: String? = nil, traits: PreviewTrait..., fileID: String = #fileID, line: Int = #line
  ) {
    self.name = name
    self.traits = traits
    self.fileID = fileID
    self.line = line
  }
}
