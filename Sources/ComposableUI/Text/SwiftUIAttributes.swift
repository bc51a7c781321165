public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that ``Text`` displays.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of attributed strings that ``Text`` displays.
  ///
  /// ```swift
  /// var greeting = AttributedString("Hello, Blob!")
  /// if let name = greeting.range(of: "Blob") {
  ///   greeting[name].font = .body.bold()
  ///   greeting[name].foregroundColor = .blue
  /// }
  /// ```
  ///
  /// A link of Foundation is displayed as one.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the characters; it replaces that of the view.
    public let font: FontAttribute
    /// The color of the characters; it replaces the style of the view.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The emphasis of Markdown: see ``AttributedString/init(markdown:options:baseURL:)-(String,_,_)``.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional space between characters, in points. ``tracking`` takes precedence.
    public let kern: KerningAttribute
    /// The additional space between characters, in points.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The attribute of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Font
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute of the color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Color
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute of the color behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Color
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute of the emphasis of Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = InlinePresentationIntent
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Text.LineStyle
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Text.LineStyle
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute of the space between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute of the space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The key of the attribute in an encoded `AttributedString`.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that ``Text`` displays, as a property of an attributed string.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
