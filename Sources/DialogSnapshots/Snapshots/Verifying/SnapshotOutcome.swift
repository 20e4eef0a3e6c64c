/// What became of a snapshot.
public struct SnapshotOutcome: Sendable {
  /// The kinds of outcomes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is as its reference.
    case passed
    /// Its reference was written.
    case recorded
    /// It differs, and waits to be reviewed.
    case pending
    /// It has no reference, and none was written.
    case missing
    /// It could not be taken or kept, or something is wrong with what it shows.
    case failed
    /// It belongs to a part that is run elsewhere.
    case skipped
  }

  /// Something to look at.
  public struct Attachment: Sendable, Hashable {
    /// A name for a file, that no other snapshot of the tests has.
    public var name: String
    /// What it holds: a PNG file, or a text in UTF-8.
    public var bytes: [UInt8]
  }

  /// What became of it.
  public var kind: Kind
  /// The path of its reference in the package; empty where it has got no name.
  public var path: String
  /// What a reader of the test's result should know; empty where all is well.
  public var message: String
  /// What is wrong with what it shows.
  public var findings: [DialogFinding]
  /// The reference, the snapshot and their difference, as far as there are any.
  public var attachments: [Attachment]

  /// An outcome of which there is no more to tell.
  init(_ kind: Kind, _ path: String, _ message: String = "") {
    self.kind = kind
    self.path = path
    self.message = message
    findings = []
    attachments = []
  }

  /// Whether the test should fail.
  ///
  /// It does so where a reference was written, so that a mode that was left on hides no change.
  public var isFailure: Bool { kind != .passed && kind != .skipped }
}
