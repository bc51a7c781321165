public import Foundation

/// An object that handles the items which the user drags above a view.
///
/// ```swift
/// struct RowDrop: DropDelegate {
///   let row: Row
///   @Binding var rows: [Row]
///   @Binding var dragged: Row?
///
///   func dropEntered(info: DropInfo) {
///     guard let dragged, let from = rows.firstIndex(of: dragged), let to = rows.firstIndex(of: row)
///     else { return }
///     withAnimation { rows.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
///   }
///
///   func performDrop(info: DropInfo) -> Bool { true }
/// }
/// ```
///
/// 1. ``dropEntered(info:)`` and then ``dropUpdated(info:)`` are called once each time the item comes above the view:
///    a browser does not report its moves.
/// 2. After a drop, ``performDrop(info:)`` is called before ``dropExited(info:)``.
/// 3. No method but ``validateDrop(info:)`` is called if that returns false.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns true if the delegate handles the items. By default, it handles all.
  func validateDrop(info: DropInfo) -> Bool

  /// Called when the user has dropped the items.
  ///
  /// - Returns: Ignored.
  func performDrop(info: DropInfo) -> Bool

  /// Called when the items come above the view. By default, it does nothing.
  func dropEntered(info: DropInfo)

  /// Called after ``dropEntered(info:)``. By default, it returns `nil`.
  ///
  /// - Returns: Ignored: a browser shows a move for a view, and a copy for what is of another program.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the items are no longer above the view. By default, it does nothing.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items that the user drags above a view.
public struct DropInfo {
  /// The location of a drop, in points from the upper left corner of the view; zero before.
  public let location: CGPoint
  /// The items; `nil` while those of another program are not dropped.
  let providers: [NSItemProvider]?
  /// The types of the destination.
  let types: [UTType]

  /// Returns true if an item has one of several types. Of what is dragged from another program, only the
  /// destination's types are known until it is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    guard let providers else {
      return contentTypes.contains { type in types.contains { $0.conforms(to: type) } }
    }
    return providers.contains { $0.conforms(to: contentTypes) }
  }

  /// Returns the items that have one of several types; none while those of another program are not dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    (providers ?? []).filter { $0.conforms(to: contentTypes) }
  }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
  /// None, since the drop is cancelled or not allowed.
  case cancel, forbidden
  /// A copy, a move.
  case copy, move
}

/// The effect that a drop would have.
public struct DropProposal: Hashable, Sendable {
  /// The effect.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
