// Code that uses 'DispatchQueue.test' or 'RunLoop.main' needs no other import.
@_exported public import Dispatch
@_exported public import Foundation
// Combine where it exists, else OpenCombine, with its schedulers of Dispatch and Foundation.
@_exported public import OpenCombineShim
