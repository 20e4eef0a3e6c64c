/// The markup of a report.
struct ReportPage {
  let run: ReportedRun
  let markup: ReportMarkup
  let grids: [ReportGrid]
  /// The files of each snapshot that are there, by what they are.
  let files: [[String: ReportFile]]

  /// How many files are not shown because they lie elsewhere.
  private let strangerCount: Int

  init(run: ReportedRun, places: ReportedPlaces, markup: ReportMarkup) {
    self.run = run
    self.markup = markup
    strangerCount = run.snapshots.flatMap(\.files.values).count(where: places.lacks)
    files = run.snapshots.map { snapshot in
      let files = snapshot.files.filter { !places.lacks($0.value) }.compactMapValues {
        ReportFile($0, isPicture: snapshot.format == "picture")
      }
      // What passed is the same twice.
      return snapshot.outcome == "passed" && files["reference"] != nil
        ? files.filter { $0.key != "actual" } : files
    }
    grids = ReportGrid.grids(of: run.snapshots)
  }

  /// The whole page.
  ///
  /// Its policy lets nothing in but pictures that it holds: were there a way to smuggle markup into
  /// it, no script would run.
  var html: String {
    let body = body
    // The same page has the same one; a journal's text can't hold it without changing it.
    let nonce = String(StableHash(body.utf8).value, radix: 16)
    return """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style nonce="\(nonce)">
      \(Self.style)</style>
      </head>
      <body>
      \(body)
      <script nonce="\(nonce)">
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  private var body: String {
    """
    \(header)
    <main>
    \(run.snapshots.isEmpty ? "<p class=\"empty\">These journals tell of no snapshots.</p>" : tables)
    \(findingList)
    </main>
    \(viewer)
    \(details)
    """
  }

  private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  private static let script = String(
    decoding: Array("\"use strict\";\n".utf8) + PackageResources.viewer_js
      + PackageResources.report_js, as: UTF8.self)

  private var title: String {
    let wrong = run.snapshots.count(where: \.isWrong)
    return "\(wrong > 0 ? "\(wrong) failed · " : "")\(run.snapshots.count) snapshots"
  }

  private var header: String {
    var counts = ["<li><b>\(run.snapshots.count)</b> snapshots</li>"]
    let outcomes = Dictionary(grouping: run.snapshots, by: \.outcome).mapValues(\.count)
    for (outcome, count) in outcomes.sorted(by: { $0.key < $1.key }) {
      counts.append(
        "<li class=\"\(Self.style(of: outcome))\"><b>\(count)</b> \(markup.text(outcome))</li>")
    }
    let lint = run.snapshots.count { !$0.findings.isEmpty }
    if lint > 0 { counts.append("<li class=\"lint\"><b>\(lint)</b> with lint</li>") }
    let versions = run.versions.sorted { $0.key < $1.key }.map { name, versions in
      markup.text("\(name) \(versions.sorted().joined(separator: ", "))")
    }
    return """
      <header>
      <h1>Snapshots</h1>
      <ul class="counts">\(counts.joined())</ul>
      <p class="versions">\(versions.joined(separator: " · "))</p>
      \(notes.map { "<p class=\"note\">\(markup.text($0))</p>" }.joined(separator: "\n"))
      <form id="filter">
      <label><input type="checkbox" name="failed"> Only <u>f</u>ailed</label>
      <label><input type="checkbox" name="lint"> Only <u>l</u>int</label>
      <label>Language <select name="language"><option value="">all</option>\(languageOptions)\
      </select></label>
      <span class="keys">Arrows move, Enter opens, F and L filter</span>
      </form>
      </header>
      """
  }

  private var notes: [String] {
    guard strangerCount > 0 else { return run.notes }
    let files = strangerCount == 1 ? "1 file is" : "\(strangerCount) files are"
    return run.notes + ["\(files) left out: outside the package and the journals' folders"]
  }

  private var languageOptions: String {
    let languages = Set(grids.flatMap(\.languages))
    return languages.sorted { ($0 == "en" ? "" : $0) < ($1 == "en" ? "" : $1) }
      .map { "<option value=\"\(markup.text($0))\">\(markup.text($0))</option>" }
      .joined()
  }

  /// The name of the style of an outcome; outcomes that nobody knows look like those that passed.
  static func style(of outcome: String) -> String {
    ["failed", "missing", "recorded", "pending"].contains(outcome) ? outcome : "passed"
  }
}
