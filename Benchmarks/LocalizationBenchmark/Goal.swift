import Glibc

/// What was measured of a work, and what is to be reached at most.
struct Goal {
  let work: String
  let measured: Quartiles
  let most: Double
  let unit: String

  var isMet: Bool { measured.middle <= most }

  /// The goals in columns.
  static func table(_ goals: [Goal]) -> String {
    let heads = ["work", "measured", "half of the rounds", "goal", ""]
    let rows =
      [heads]
      + goals.map { goal in
        let (low, high) = (number(goal.measured.low), number(goal.measured.high))
        return [
          goal.work, "\(number(goal.measured.middle)) \(goal.unit)", "\(low)–\(high)",
          "≤ \(goal.most) \(goal.unit)", goal.isMet ? "met" : "missed",
        ]
      }
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(fraction)"
  }
}
