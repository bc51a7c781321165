@_exported public import Foundation
@_exported public import Observation
@_exported public import Transactions

// Of Combine, 'import SwiftUI' brings 'ObservableObject' and '@Published' on Apple platforms, and the
// schedulers and publishers of Dispatch and Foundation.
#if canImport(Combine)
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
#else
@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif
