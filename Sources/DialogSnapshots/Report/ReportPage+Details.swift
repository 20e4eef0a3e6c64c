internal import Dialogs

extension ReportPage {
  /// What the viewer shows of each snapshot; a template, so that nothing is decoded before it is
  /// looked at.
  var details: String {
    run.snapshots.indices.map(detail).joined(separator: "\n")
  }

  private func detail(_ index: Int) -> String {
    let snapshot = run.snapshots[index]
    let shown = shownRole(of: index)
    var parts = ReportedSnapshot.roles.compactMap { role -> String? in
      // The grid has this picture; of a text it has only the beginning.
      guard let file = files[index][role], role != shown || file.text != nil else { return nil }
      return file.markup(markup, role: role, description: role, language: snapshot.language)
    }
    if let difference = textDifference(of: index) { parts.append(difference) }
    if !snapshot.message.isEmpty {
      parts.append("<pre class=\"message\">\(markup.text(snapshot.message))</pre>")
    }
    if !snapshot.findings.isEmpty {
      let items = snapshot.findings.map { item($0, in: snapshot.language) }
      parts.append("<ol class=\"findings\">\(items.joined())</ol>")
    }
    return "<template id=\"d\(index)\">\n\(parts.joined(separator: "\n"))\n</template>"
  }

  /// A difference of pictures is a file; that of texts is made here.
  private func textDifference(of index: Int) -> String? {
    let files = files[index]
    guard let old = files["reference"]?.text, let new = files["actual"]?.text, files["diff"] == nil
    else { return nil }
    let (reference, actual) = (TextLines(old).lines, TextLines(new).lines)
    let lines = LineEdit.edits(from: reference, to: actual).map { edit in
      let line = edit.kind == .added ? actual[edit.actual] : reference[edit.reference]
      let tag =
        switch edit.kind {
        case .kept: "span"
        case .removed: "del"
        case .added: "ins"
        }
      return "<\(tag)>\(markup.text(TextLines.visible(line)))\n</\(tag)>"
    }
    let language = markup.tag(run.snapshots[index].language)
    return "<pre data-role=\"diff\" lang=\"\(language)\" dir=\"ltr\">\(lines.joined())</pre>"
  }

  private func item(_ finding: ReportedSnapshot.Finding, in language: String) -> String {
    let frame = finding.frame.map { frame in
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.shortest)
      return " tabindex=\"0\" data-frame=\"\(numbers.joined(separator: " "))\""
    }
    return "<li\(frame ?? "")>\(markup.text(finding.place)): "
      + "\(markup.words(finding.message.isEmpty ? finding.text : finding.message, in: language))</li>"
  }

  /// What lint has found, once for all themes and scales of a language.
  var findingList: String {
    var seen: Set<[String]> = []
    var rows: [String] = []
    for grid in grids {
      for row in grid.rows {
        for column in grid.columns {
          for index in grid.snapshots(at: row, column) {
            for finding in run.snapshots[index].findings {
              let key = [row.test, row.name, column.language, finding.place, finding.message]
              guard seen.insert(key).inserted else { continue }
              rows.append(line(finding, of: index, row: row))
            }
          }
        }
      }
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section id="lint">
      <h2>Lint</h2>
      <div class="scroll"><table>
      <thead><tr><th scope="col">Dialog</th><th scope="col">Language</th><th scope="col">Part</th>\
      <th scope="col">Found</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>
      """
  }

  private func line(
    _ finding: ReportedSnapshot.Finding, of index: Int, row: ReportGrid.Row
  ) -> String {
    let language = run.snapshots[index].language
    let message = finding.message.isEmpty ? finding.text : finding.message
    return """
      <tr data-language="\(markup.text(language))"><td><small>\(markup.text(row.test))</small> \
      <a href="#s\(index)"><bdi>\(markup.text(row.name))</bdi></a></td>\
      <td>\(markup.text(language))</td><td>\(markup.text(finding.place))</td>\
      <td><span class="badge lint">\(markup.text(finding.problem))</span> \
      \(markup.words(message, in: language))</td></tr>
      """
  }

  /// The empty viewer, which the script fills.
  var viewer: String {
    """
    <dialog id="viewer" aria-labelledby="viewer-title">
    <header>
    <h2 id="viewer-title"></h2>
    <p id="viewer-test"></p>
    <div class="modes" role="group" aria-label="Show">
    <button type="button" data-mode="wipe">1 Slider</button>
    <button type="button" data-mode="beside">2 Side by side</button>
    <button type="button" data-mode="blink">3 Blink</button>
    <button type="button" data-mode="diff">4 Difference</button>
    </div>
    <div class="steps">
    <button type="button" id="previous" aria-label="Previous snapshot">←</button>
    <button type="button" id="next" aria-label="Next snapshot">→</button>
    <button type="button" id="close" aria-label="Close">×</button>
    </div>
    </header>
    <label id="wipe"><span>Reference</span><input type="range" min="0" max="100" value="50" \
    aria-label="How much of the reference is seen"><span>Actual</span></label>
    <div id="stage"></div>
    <div id="words"></div>
    </dialog>
    """
  }
}
