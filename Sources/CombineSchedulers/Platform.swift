#if canImport(Combine)
public import Combine

/// Combine's scheduler of that name, which this module's ``ImmediateScheduler`` shadows.
public typealias CombineImmediateScheduler = Combine.ImmediateScheduler
#else
public import OpenCombine

/// OpenCombine's scheduler of that name, which this module's ``ImmediateScheduler`` shadows.
public typealias CombineImmediateScheduler = OpenCombine.ImmediateScheduler
#endif
