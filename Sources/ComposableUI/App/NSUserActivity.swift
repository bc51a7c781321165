public import Foundation

/// An activity of a user that another device could continue.
///
/// Browsers have no such continuation: an address of the page is its place, see
/// ``View/routes(_:_:history:)``. The class is here so that files with it compile.
public final class NSUserActivity: NSObject {
  /// The kind, in reverse-DNS form.
  public let activityType: String
  /// The title; `nil` for none.
  public var title: String?
  /// The values.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of the values that are needed.
  public var requiredUserInfoKeys: Set<String>?
  /// The words to find it by.
  public var keywords: Set<String> = []
  /// The address of a page with the same content.
  public var webpageURL: URL?
  /// The address of the page that has led here.
  public var referrerURL: URL?
  /// The date after which it is not needed; `nil` for none.
  public var expirationDate: Date?
  /// The name of the content, which does not change; `nil` for none.
  public var targetContentIdentifier: String?
  /// The identifier to delete it by; `nil` for none.
  public var persistentIdentifier: String?
  /// True if the values have changed.
  public var needsSave = false
  /// True if another device may continue it: none does.
  public var isEligibleForHandoff = true
  /// True if a search on the device may find it: none does.
  public var isEligibleForSearch = false
  /// True if all users may find it: none does.
  public var isEligibleForPublicIndexing = false
  /// True if the system may suggest it: none does.
  public var isEligibleForPrediction = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing.
  public func becomeCurrent() {}

  /// Does nothing.
  public func resignCurrent() {}

  /// Does nothing.
  public func invalidate() {}
}

/// The kind of the activity of a user who has opened a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

nonisolated extension View {
  /// Returns the view unchanged: no other device continues what a user does in a browser.
  ///
  /// - Parameters:
  ///   - activityType: The kind of the activity.
  ///   - isActive: Ignored.
  ///   - update: Not called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: no other device continues what a user does in a browser.
  ///
  /// - Parameters:
  ///   - activityType: The kind of the activity.
  ///   - element: Ignored.
  ///   - update: Not called.
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: the action is never called. Addresses of the page are passed to
  /// ``onOpenURL(perform:)`` and to routes.
  ///
  /// - Parameters:
  ///   - activityType: The kind of the activity.
  ///   - action: Not called.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
