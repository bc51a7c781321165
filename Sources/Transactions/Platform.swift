// The one seam to the platform. Where SwiftUI exists its own `Animation` and `Transaction` are the
// ones to use: this file re-exports them, and the folder `Portable` is to be left out of the build.

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

// The few functions of the C library that a spring needs.

func exponential(_ x: Double) -> Double { exp(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
