internal import Dialogs

/// Snapshots of one format, in rows by dialog and columns by language, theme and scale.
struct ReportGrid {
  /// A test's snapshots of one name.
  struct Row: Hashable {
    var test: String
    var name: String
  }

  /// What snapshots of different dialogs have in common.
  struct Column: Hashable {
    var language: String
    var theme: String
    var scale: Double
    var format: String

    /// Theme and scale, or the format of what is no picture.
    var name: String {
      guard format == "picture" else { return format }
      return "\(theme) \(scale.shortest)×"
    }

    fileprivate var rank: [String] {
      let theme = ["light", "dark", "contrast"].firstIndex(of: theme).map(String.init) ?? theme
      let format = format == "picture" ? "" : format
      // The source's language first; all scales with as many digits, as they are compared as texts.
      let scale = 10_000 + Int(min(max(scale, 0), 100) * 64)
      return [language == "en" ? "" : language, format, theme, String(scale)]
    }
  }

  let rows: [Row]
  let columns: [Column]
  private let cells: [Row: [Column: [Int]]]

  /// A grid for each format, pictures first: what has no picture in most languages would leave most
  /// of a common one empty.
  static func grids(of snapshots: [ReportedSnapshot]) -> [ReportGrid] {
    Dictionary(grouping: snapshots.indices) { snapshots[$0].format }
      .sorted { ($0.key == "picture" ? "" : $0.key) < ($1.key == "picture" ? "" : $1.key) }
      .map { ReportGrid(snapshots, at: $0.value) }
  }

  private init(_ snapshots: [ReportedSnapshot], at indices: [Int]) {
    var cells: [Row: [Column: [Int]]] = [:]
    for index in indices {
      let snapshot = snapshots[index]
      cells[Row(snapshot), default: [:]][Column(snapshot), default: []].append(index)
    }
    self.cells = cells
    rows = cells.keys.sorted { ($0.test, $0.name) < ($1.test, $1.name) }
    columns = Set(cells.values.flatMap(\.keys)).sorted {
      $0.rank.lexicographicallyPrecedes($1.rank)
    }
  }

  /// The languages, in the order of the columns.
  var languages: [String] {
    columns.reduce(into: []) { languages, column in
      if languages.last != column.language { languages.append(column.language) }
    }
  }

  /// The places of a cell's snapshots among all.
  func snapshots(at row: Row, _ column: Column) -> [Int] { cells[row]?[column] ?? [] }
}

extension ReportGrid.Row {
  init(_ snapshot: ReportedSnapshot) { self.init(test: snapshot.test, name: snapshot.name) }
}

extension ReportGrid.Column {
  init(_ snapshot: ReportedSnapshot) {
    self.init(
      language: snapshot.language, theme: snapshot.theme, scale: snapshot.scale,
      format: snapshot.format)
  }
}
