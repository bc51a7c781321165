/// A Boolean value that indicates whether all tasks of the process run on the main queue: always
/// false. Setting it has no effect.
///
/// It accepts tests written for a serial executor shared by the whole process. Prefer
/// `QuiescentExecutor`, which belongs to one test; `TestStore` has one.
public var uncheckedUseMainSerialExecutor: Bool {
  get { false }
  set {}
}
