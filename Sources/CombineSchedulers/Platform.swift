#if canImport(Combine)
  public import Combine

  /// Combine's own scheduler of that name, which this module's ``ImmediateScheduler`` hides.
  public typealias CombineImmediateScheduler = Combine.ImmediateScheduler
#else
  public import OpenCombine

  /// Combine's own scheduler of that name, which this module's ``ImmediateScheduler`` hides.
  public typealias CombineImmediateScheduler = OpenCombine.ImmediateScheduler
#endif
