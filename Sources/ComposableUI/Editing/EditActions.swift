/// The edits of the rows of a list that change its data by themselves: `editActions: [.delete, .move]`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user moves rows, see `onMove`.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// The user deletes rows, see `onDelete`.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// The user moves and deletes rows.
  public static var all: EditActions { [.move, .delete] }
}
