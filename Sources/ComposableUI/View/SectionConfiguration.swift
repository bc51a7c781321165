/// A ``Section`` among the views that a container lays out, or views between sections.
///
/// ```swift
/// struct CardStack<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     ForEach(sections: content) { section in
///       VStack(alignment: .leading) {
///         section.header.font(.headline)
///         ForEach(section.content) { card in card.padding() }
///       }
///     }
///   }
/// }
/// ```
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    /// The namespace of the section; `nil` for views between sections.
    fileprivate let section: Namespace.ID?
    /// The first view between sections.
    fileprivate let view: Subview.ID?
  }

  /// The identity of the section.
  public let id: ID
  /// The views of the header.
  public fileprivate(set) var header = SubviewsCollection()
  /// The views of the section.
  public fileprivate(set) var content = SubviewsCollection()
  /// The views of the footer.
  public fileprivate(set) var footer = SubviewsCollection()

  /// The values that the section has for its container: those of its first view, since a modifier of a
  /// section applies to each of its views.
  public var containerValues: ContainerValues {
    (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections that a container lays out.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  /// Groups the subviews of sections. Those between sections are sections of their own.
  fileprivate init(_ subviews: SubviewsCollection) {
    for subview in subviews {
      let part = subview.containerValues.sectionPart
      if sections.isEmpty || sections.last?.id.section != part?.section {
        sections.append(
          SectionConfiguration(
            id: .init(section: part?.section, view: part == nil ? subview.id : nil)))
      }
      let last = sections.count - 1
      switch part?.kind ?? .content {
      case .header: sections[last].header.append(subview)
      case .content: sections[last].content.append(subview)
      case .footer: sections[last].footer.append(subview)
      }
    }
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after that of the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The part of a section that a view is.
struct SectionPart: Equatable {
  enum Kind { case header, content, footer }

  let section: Namespace.ID
  let kind: Kind
}

extension ContainerValues {
  /// The part of a section that the view is; `nil` for a view outside of sections.
  @Entry var sectionPart: SectionPart?
}

extension EnvironmentValues {
  /// True for sections that a container lays out, which have no appearance of their own.
  @Entry var isInSectionReader = false
}

extension Group {
  /// Creates a container from the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not shown itself.
  ///   - transform: Returns the container with the sections.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsReader<AnyView, Result> {
    self.init(subviews: AnyView(view.environment(\.isInSectionReader, true))) { subviews in
      transform(SectionCollection(subviews))
    }
  }
}

extension ForEach where Data == _SectionsSource, ID == SectionConfiguration.ID {
  /// Creates a view for each section of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not shown itself.
  ///   - content: Creates the view of a section.
  public init(
    sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      _SectionsSource(base: AnyView(view)), id: \.id, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The sections of a view that are found when it is shown.
public struct _SectionsSource: ViewPartsSource {
  let base: AnyView

  func rows(_ content: @escaping (SectionConfiguration) -> some View) -> AnyView {
    AnyView(Group(sections: base) { ForEach($0, content: content) })
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The same index: the sections are not known before they are shown.
  public var endIndex: Int { 0 }
  /// Traps. Never called, since no index is valid.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("There is no section.")
  }
}
