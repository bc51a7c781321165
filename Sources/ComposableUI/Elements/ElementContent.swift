/// The content of an element: the data that a renderer needs, and no references to the program's.
///
/// It is indirect, so that an element, its rendering and a renderer share one copy of its data.
@_spi(Renderer) public indirect enum ElementContent: Equatable, Sendable {
  /// The root element. Its children are the page and the presentations above it, in this order.
  case window(WindowContent)
  /// The element that contains those of a view.
  case page

  /// Text, in runs of one style each.
  case text([TextRun])
  /// An icon, by the name of its symbol.
  case image(systemName: String)

  /// A layout of its children: horizontal, vertical or in depth.
  case stack(Stack)
  /// Flexible space of at least the given length in points.
  case spacer(minLength: Double?)
  /// A line between its siblings.
  case divider
  /// A scrollable area of its children.
  case scroll(Axis.Set)
  /// Two children, each a ``layer``. The first sets the size, the second is behind or in front.
  case layers(Layers)
  /// A child of ``layers(_:)``.
  case layer
  /// A container that fills the available space, and that reports its geometry.
  case geometry
  /// An element of HTML.
  case html(HTMLElementContent)
  /// A shape that fills its frame.
  case shape(ShapeContent)

  /// A button. Its child is the label.
  case button(ButtonContent)
  /// A link. Its child is the label.
  case link(LinkContent)
  /// A control that shares a text or a URL. Its child is the label.
  case shareLink(ShareLinkContent)
  /// A control that chooses files.
  case fileInput(FileSelectionContent)
  /// A switch. Its child is the label.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A control that increments and decrements a value. Its child is the label.
  case stepper(StepperContent)
  /// A control that selects a number from a range. Its child is the label.
  case slider(SliderContent)
  /// A field or editor for text.
  case field(InputContent)
  /// A field for a date, a time or a color. Its child is the label.
  case valueField(ValueFieldContent)
  /// A selection from options. Its children are a ``label`` and an ``option`` for each.
  case picker(PickerContent)
  /// An option of a picker.
  case option
  /// The progress of a task, or a measured value. Its child is the label.
  case progress(ProgressContent)
  /// The label of a control.
  case label
  /// An icon and a title, in this order. A hidden title is for assistive technologies only.
  case titleAndIcon(isTitleHidden: Bool = false)

  /// A container of controls for data entry.
  case form
  /// A container of rows.
  case list
  /// A group of rows. Its children are a ``header``, ``rows`` and a ``footer``.
  case section
  /// The header of a section.
  case header
  /// The rows of a section.
  case rows
  /// The footer of a section.
  case footer
  /// A row with actions. Its children are a ``row`` and its ``rowActions``.
  case editableRow(isEditing: Bool)
  /// The content of a row with actions.
  case row
  /// The actions of a row: always visible while the list is edited, otherwise on demand.
  case rowActions
  /// The place of rows that are not part of the rendering.
  case offscreenRows(OffscreenRowsContent)
  /// A ``label`` and, while expanded, the disclosed content.
  case disclosure(DisclosureContent)
  /// A button that shows its menu. Its children are a ``menuLabel`` and the items of the menu.
  case menu(isEnabled: Bool)
  /// An element with a context menu. Its children are that element and the ``contextMenuItems``.
  case contextMenu(isEnabled: Bool)
  /// The items of a context menu.
  case contextMenuItems
  /// The label of a menu.
  case menuLabel
  /// Tabs, of which one is visible. Its children are a ``tabBar`` and the ``tab(isSelected:)``s.
  case tabs(isBarHidden: Bool)
  /// The buttons that select a tab.
  case tabBar
  /// A button that selects a tab. Its child is the label.
  case tabButton(isSelected: Bool, isEnabled: Bool)
  /// The content of a tab.
  case tab(isSelected: Bool)
  /// A stack of screens. The last one is visible.
  case navigation
  /// A screen of a navigation stack. Its children are its toolbars and its content.
  case screen(ScreenContent)
  /// The items of one place of a screen.
  case toolbar(ToolbarSlot)
  /// An item of a toolbar.
  case toolbarItem(ToolbarItemPlacement)

  /// Content above all others. Its children are that content; for a prompt a ``header``, a
  /// ``message`` and the ``actions``.
  case presentation(PresentationContent)
  /// The message of a prompt.
  case message
  /// The buttons and fields of a prompt.
  case actions

  /// A modification of its only child.
  case modified(ModifierContent)
}
