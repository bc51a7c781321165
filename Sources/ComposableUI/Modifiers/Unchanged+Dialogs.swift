public import Foundation

/// The importance of a dialog. All look alike.
public struct DialogSeverity: Hashable, Sendable {
  /// The importances of SwiftUI.
  public static let automatic = DialogSeverity()
  /// The importances of SwiftUI.
  public static let standard = DialogSeverity()
  /// The importances of SwiftUI.
  public static let critical = DialogSeverity()
}

/// The options of a dialog for files, which in a browser is that of the user's system.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// The change of a view in languages that are written from right to left.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// No change.
  public static let fixed = LayoutDirectionBehavior()
  /// The mirror image.
  public static let mirrors = LayoutDirectionBehavior()

  /// The mirror image in a direction.
  public static func mirrors(in layoutDirection: LayoutDirection) -> LayoutDirectionBehavior {
    .mirrors
  }
}

nonisolated extension View {
  /// Returns the view unchanged: all dialogs look alike.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Returns the view unchanged: a browser begins in the folder of the last file.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Returns the view unchanged: the dialog for files is that of the user's system.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Returns the view unchanged: the dialog for files is that of the user's system.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: the dialog for files is that of the user's system.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View { self }

  /// Returns the view unchanged: the dialog for files is that of the user's system.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Returns the view unchanged: the dialog for files is that of the user's system.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Returns the view unchanged: stacks follow the direction of the text, shapes do not.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

  /// Returns the view unchanged: rows that push a screen have a chevron.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}
