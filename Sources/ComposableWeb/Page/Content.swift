import ComposableUI

/// What an element is: the name that this target has for it.
typealias Content = ElementContent
