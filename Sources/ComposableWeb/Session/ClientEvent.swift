@_spi(Renderer) import ComposableUI

/// A user's interaction with an element, or an event of the window.
struct ClientEvent: Equatable, Sendable {
  /// The event's number, counted per session from 1.
  var number: Int
  /// The identifier of the element.
  var element: Int
  /// The interaction.
  var action: Action
  /// The number of the last patch message that the text of a field includes, as the user edited it;
  /// `nil` if the browser does not know, or for another event.
  var seq: Int?

  /// An interaction, a short form of one, or an event of the window.
  enum Action: Equatable, Sendable {
    /// An interaction.
    case interaction(Interaction)
    /// A change of the text of a control, relative to the text that the browser held after its last
    /// event, or after the last patch message.
    case edit(TextEdit)
    /// A selection of files.
    case files(FileSelection)
    /// An event of the window, with any element.
    case window(AnyWindowEvent)
  }

  /// The name of the interaction, without the user's input.
  var interactionName: String {
    switch action {
    case .edit: "edit"
    case .files: "files"
    case .window(let event): event.name
    // A case without associated values has no children.
    case .interaction(let interaction):
      Mirror(reflecting: interaction).children.first?.label ?? "\(interaction)"
    }
  }
}

extension ClientEvent {
  /// True if the event is an edit of a text.
  var isEdit: Bool {
    switch action {
    case .edit, .interaction(.text): true
    default: false
    }
  }

  init(number: Int, element: Int, interaction: Interaction) {
    self.init(number: number, element: element, action: .interaction(interaction))
  }
}

extension ClientEvent.Action {
  /// Decodes an action. Returns `nil` if the name is unknown or the value is invalid.
  init?(wire name: String, value: JSONValue?) {
    if name == "files" {
      guard let selection = value.flatMap(FileSelection.init) else { return nil }
      self = .files(selection)
      return
    }
    guard name == "edit" else {
      if let interaction = Interaction(wire: name, value: value) {
        self = .interaction(interaction)
      } else if let event = AnyWindowEvent(wire: name, value: value) {
        self = .window(event)
      } else {
        return nil
      }
      return
    }
    guard case .array(let values)? = value, values.count == 3, let start = values[0].int,
      let count = values[1].int, let replacement = values[2].string
    else { return nil }
    self = .edit(TextEdit(start: start, count: count, replacement: replacement))
  }
}
