@_exported public import ComposableUI
@_exported public import Foundation
