import SwiftSyntax

// The compiler parses the text of an expansion again. For the members of a type with hundreds of
// properties, to parse and to format them here as well takes seconds.

extension AccessorDeclSyntax {
  /// An accessor whose source is not parsed. It is a single token, which keeps its indentation.
  init(unparsed source: String) {
    self.init(accessorSpecifier: .identifier(source))
  }
}

extension DeclSyntax {
  /// A declaration whose source is not parsed. It is a single token, which keeps its indentation.
  init(unparsed source: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(source)))
  }
}
