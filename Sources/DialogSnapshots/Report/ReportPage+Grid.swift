extension ReportPage {
  /// All snapshots, small.
  var tables: String { grids.map(table).joined(separator: "\n") }

  private func table(_ grid: ReportGrid) -> String {
    let columns = grid.columns.map { "<th scope=\"col\">\(markup.text($0.name))</th>" }
    return """
      <div class="scroll"><table class="grid">
      <thead>
      <tr><td rowspan="2"></td>\(languageHeads(of: grid))</tr>
      <tr>\(columns.joined())</tr>
      </thead>
      <tbody>
      \(grid.rows.map { row($0, of: grid) }.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }

  private func languageHeads(of grid: ReportGrid) -> String {
    grid.languages.map { language in
      let count = grid.columns.count { $0.language == language }
      let name = markup.text(language)
      return "<th scope=\"colgroup\" colspan=\"\(count)\" data-language=\"\(name)\">\(name)</th>"
    }.joined()
  }

  private func row(_ row: ReportGrid.Row, of grid: ReportGrid) -> String {
    let cells = grid.columns.map { column in
      "<td data-language=\"\(markup.text(column.language))\">"
        + grid.snapshots(at: row, column).map(cell).joined() + "</td>"
    }
    return "<tr><th scope=\"row\"><small>\(markup.text(row.test))</small> "
      + "<bdi>\(markup.text(row.name))</bdi></th>\(cells.joined())</tr>"
  }

  /// A button that opens the snapshot.
  private func cell(_ index: Int) -> String {
    let snapshot = run.snapshots[index]
    let description = "\(snapshot.name), \(snapshot.language), \(ReportGrid.Column(snapshot).name)"
    let thumbnail = shownRole(of: index).flatMap { role in
      files[index][role]?.markup(
        markup, role: role, description: description, language: snapshot.language, lineLimit: 24)
    }
    return """
      <button type="button" id="s\(index)" class="cell \(Self.style(of: snapshot.outcome))" \
      data-wrong="\(snapshot.isWrong)" data-scale="\(max(1, snapshot.scale))" data-lint="\(snapshot.findings.count)" \
      data-title="\(markup.text(description))" data-test="\(markup.text(snapshot.test))">\
      \(thumbnail ?? "<span class=\"nothing\">no file</span>")\(badges(of: snapshot))</button>
      """
  }

  /// What the test saw, of a snapshot that is not as its reference; else the reference.
  func shownRole(of index: Int) -> String? {
    let roles = ["actual", "reference"]
    let isAsReference = run.snapshots[index].outcome == "passed"
    return (isAsReference ? roles.reversed() : roles).first { files[index][$0] != nil }
  }

  private func badges(of snapshot: ReportedSnapshot) -> String {
    var badges: [(String, String)] = []
    if snapshot.outcome != "passed" {
      badges.append((Self.style(of: snapshot.outcome), snapshot.outcome))
    }
    if !snapshot.findings.isEmpty { badges.append(("lint", "\(snapshot.findings.count) lint")) }
    return badges.map { " <span class=\"badge \($0)\">\(markup.text($1))</span>" }.joined()
  }
}
