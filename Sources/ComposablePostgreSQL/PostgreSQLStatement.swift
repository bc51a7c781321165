import Foundation

/// A statement with its parameters, which are sent in the binary format of PostgreSQL.
struct PostgreSQLStatement: Sendable {
  enum Parameter: Sendable {
    case bytes(Data)
    case integer(Int)
    case real(Double)
    case text(String)
    case bytesArray([Data])
    case integers([Int])
    case reals([Double])
    case booleans([Bool])
  }

  var sql: String
  var parameters: [Parameter]

  init(_ sql: String, _ parameters: Parameter...) {
    self.sql = sql
    self.parameters = parameters
  }

  /// The object identifiers of the types of the parameters, from `pg_type.dat`.
  var types: [UInt32] {
    parameters.map {
      switch $0 {
      case .bytes: 17
      case .integer: 20
      case .real: 701
      case .text: 25
      case .bytesArray: 1001
      case .integers: 1016
      case .reals: 1022
      case .booleans: 1000
      }
    }
  }

  /// Calls a closure with the values of the parameters, their lengths and formats.
  func withParameters<Result>(
    _ body: ([UnsafePointer<CChar>?], [CInt], [CInt]) -> Result
  ) -> Result {
    var encoder = Encoder()
    var ranges: [(offset: Int, count: Int)] = []
    for parameter in parameters {
      let offset = encoder.bytes.count
      encoder.append(parameter)
      ranges.append((offset, encoder.bytes.count - offset))
    }
    // An empty value has an address, too: otherwise it is NULL.
    encoder.bytes.append(0)
    return encoder.bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return body(
        ranges.map { range in start.map { $0 + range.offset } },
        ranges.map { CInt(truncatingIfNeeded: $0.count) }, ranges.map { _ in 1 })
    }
  }

  private struct Encoder {
    var bytes: [UInt8] = []

    mutating func append(_ parameter: Parameter) {
      switch parameter {
      case .bytes(let data): bytes.append(contentsOf: data)
      case .integer(let number): append(Int64(number))
      case .real(let number): append(Int64(bitPattern: number.bitPattern))
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .bytesArray(let values):
        appendArray(values, type: 17) { encoder, data in
          encoder.append(Int32(truncatingIfNeeded: data.count))
          encoder.bytes.append(contentsOf: data)
        }
      case .integers(let values):
        appendArray(values, type: 20) { encoder, number in
          encoder.append(Int32(8))
          encoder.append(Int64(number))
        }
      case .reals(let values):
        appendArray(values, type: 701) { encoder, number in
          encoder.append(Int32(8))
          encoder.append(Int64(bitPattern: number.bitPattern))
        }
      case .booleans(let values):
        appendArray(values, type: 16) { encoder, value in
          encoder.append(Int32(1))
          encoder.bytes.append(value ? 1 : 0)
        }
      }
    }

    private mutating func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends the number of dimensions, a flag for NULL, the type, the count, the first index and
    /// the elements, see `array_recv`.
    private mutating func appendArray<Element>(
      _ values: [Element], type: Int32, _ append: (inout Self, Element) -> Void
    ) {
      let header = [values.isEmpty ? 0 : 1, 0, type]
      for number in header { self.append(number) }
      guard !values.isEmpty else { return }
      self.append(Int32(truncatingIfNeeded: values.count))
      self.append(Int32(1))
      for value in values { append(&self, value) }
    }
  }
}

/// The reply to a statement.
struct PostgreSQLReply: Sendable {
  /// A row, whose values are in the binary format of PostgreSQL.
  struct Row: Sendable {
    var values: [Data?]

    func bytes(_ column: Int) -> Data? {
      values.indices.contains(column) ? values[column] : nil
    }

    /// A number, or 1 for true and 0 for false.
    func integer(_ column: Int) -> Int? {
      bytes(column).map { data in
        let isNegative = data.count > 1 && data.first.map { $0 >= 0x80 } == true
        return data.reduce(isNegative ? -1 : 0) { $0 << 8 | Int($1) }
      }
    }
  }

  var rows: [Row] = []
  /// The number of rows that were changed or returned.
  var count = 0
}

extension LibPQ {
  /// Copies a result.
  func reply(_ result: Result) -> PostgreSQLReply {
    let rows = (0..<ntuples(result)).map { row in
      PostgreSQLReply.Row(
        values: (0..<nfields(result)).map { column in
          guard getisnull(result, row, column) == 0, let start = getvalue(result, row, column)
          else { return nil }
          return Data(bytes: start, count: Int(getlength(result, row, column)))
        })
    }
    let count = cmdTuples(result).flatMap { Int(String(cString: $0)) }
    return PostgreSQLReply(rows: rows, count: count ?? 0)
  }

  /// Returns the error in a result.
  func error(_ result: Result, target: String) -> PostgreSQLStorageError {
    func field(_ code: Unicode.Scalar) -> String? {
      resultErrorField(result, CInt(code.value)).map { String(cString: $0) }
    }
    return .server(target, sqlState: field("C") ?? "08000", message: field("M"))
  }
}
