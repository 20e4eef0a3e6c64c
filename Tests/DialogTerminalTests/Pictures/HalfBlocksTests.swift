import DialogGraphics
import Testing

@testable import DialogTerminal

@Suite struct `A picture of half blocks` {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [255, 255, 255, 127]

  /// The two pixels of each cell, as a terminal that has all colours shows them.
  private func pixels(_ line: StyledLine) -> [[TerminalColor?]] {
    line.runs.flatMap { run in
      run.text.map { sign in
        switch sign {
        case "▀": [run.style.foreground, run.style.background]
        case "▄": [run.style.background, run.style.foreground]
        case "█": [run.style.foreground, run.style.foreground]
        default: [run.style.background, run.style.background]
        }
      }
    }
  }

  @Test func `has each pixel at its place in its colour`() throws {
    let picture = try TestPictures.noise(9, 8)
    let lines = try HalfBlocks.lines(of: picture, columns: 9, rows: 4, colors: .rgb)
    #expect(lines.count == 4)
    for (row, line) in lines.enumerated() {
      let shown = pixels(line)
      try #require(shown.count == 9)
      for (column, pair) in shown.enumerated() {
        for half in 0...1 {
          let start = ((row * 2 + half) * 9 + column) * 4
          let pixel = picture.pixels[start..<start + 4].map { $0 }
          let color = pixel[3] == 0 ? nil : TerminalColor.rgb(pixel[0], pixel[1], pixel[2])
          #expect(pair[half] == color)
        }
      }
    }
  }

  @Test func `leaves the terminal's background where it is transparent`() throws {
    let rows = [[red, red, clear, clear, red], [blue, clear, red, clear, red]]
    let picture = try TestPictures.drawn(5, 2) { x, y in rows[y][x] }
    let lines = try HalfBlocks.lines(of: picture, columns: 5, rows: 1, colors: .rgb)
    let foreground = TextStyle(foreground: .rgb(255, 0, 0))
    let both = TextStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255))
    #expect(
      lines == [
        StyledLine(runs: [
          .init(text: "▀", style: both), .init(text: "▀▄", style: foreground), .init(text: " "),
          .init(text: "█", style: foreground),
        ])
      ])
  }

  @Test func `is an outline without colours`() throws {
    let rows = [[red, red, clear, clear], [blue, clear, red, clear]]
    let picture = try TestPictures.drawn(4, 2) { x, y in rows[y][x] }
    let lines = try HalfBlocks.lines(of: picture, columns: 4, rows: 1, colors: .none)
    #expect(lines == [StyledLine(runs: [.init(text: "█▀▄ ")])])
  }

  @Test func `is scaled to the cells`() throws {
    let picture = try TestPictures.drawn(64, 64) { _, _ in red }
    let lines = try HalfBlocks.lines(of: picture, columns: 6, rows: 3, colors: .rgb)
    let line = StyledLine(runs: [
      .init(text: "██████", style: TextStyle(foreground: .rgb(255, 0, 0)))
    ])
    #expect(lines == [line, line, line])
  }

  @Test(
    arguments: [
      ([0, 0, 0], 16, 0), ([255, 255, 255], 231, 15), ([255, 0, 0], 196, 9),
      ([95, 135, 175], 67, 8),
      ([200, 10, 10], 160, 1), ([128, 128, 128], 244, 8), ([238, 238, 238], 255, 7),
      ([12, 12, 240], 21, 4), ([90, 90, 250], 63, 12),
    ] as [([UInt8], UInt8, UInt8)])
  func `has the nearest colours where there are few`(
    color: [UInt8], indexed: UInt8, ansi: UInt8
  ) {
    let color = PixelColor(red: color[0], green: color[1], blue: color[2])
    #expect(TerminalColor(nearest: color, in: .indexed) == .indexed(indexed))
    #expect(TerminalColor(nearest: color, in: .ansi) == .ansi(ansi))
    #expect(TerminalColor(nearest: color, in: .none) == nil)
    #expect(
      TerminalColor(nearest: color, in: .rgb) == .rgb(color.red, color.green, color.blue))
  }
}
