public import Foundation

/// A value with numbers that an animation interpolates: a view, a modifier, a shape or a part of their data.
///
/// ```swift
/// struct CountingText: View, Animatable {
///   var number: Double
///   var animatableData: Double {
///     get { number }
///     set { number = newValue }
///   }
///   var body: some View { Text("\(Int(number))") }
/// }
/// ```
///
/// 1. When a parent gives the view another value under an animation, its body is evaluated for 30 values a
///    second on the way, by the server. Positions, sizes, colors and opacity need none of this: the browser
///    interpolates them.
/// 2. The view waits on the dependency `continuousClock`: a test controls it.
/// 3. A change during an animation starts from the value that is shown.
@MainActor @preconcurrency public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The numbers that are interpolated.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

nonisolated extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension Animatable {
  /// The numbers, read on the actor of the views.
  var vector: AnimatableData { MainActor.assumeOwnsViews(self) { $0.animatableData } }

  /// Returns the value with other numbers.
  func with(_ vector: AnimatableData) -> Self {
    MainActor.assumeOwnsViews((self, vector)) { value, vector in
      var value = value
      value.animatableData = vector
      return value
    }
  }
}

nonisolated extension Double: Animatable {}
nonisolated extension Float: Animatable {}
nonisolated extension CGFloat: Animatable {}
nonisolated extension AnimatablePair: Animatable {}

nonisolated extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { self = Angle(radians: newValue) }
  }
}

nonisolated extension UnitPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

nonisolated extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

nonisolated extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

nonisolated extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

nonisolated extension EdgeInsets: Animatable {
  /// The insets from the top, clockwise.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
