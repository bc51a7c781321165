// All platform dependencies of this module. Where SwiftUI is available, this file re-exports its
// `Animation` and `Transaction`, and the files in `WithoutSwiftUI` are empty.

#if canImport(SwiftUI)
@_exported public import SwiftUI
#endif

#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#elseif canImport(WASILibc)
private import WASILibc
#elseif canImport(ucrt)
private import ucrt
#endif

// The functions of the C library that springs need.

func exponential(_ x: Double) -> Double { exp(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
