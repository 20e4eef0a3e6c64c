import Dialogs

/// A localizer with the words of one language that a test needs.
struct TableLocalizer: Localizer {
  let spoken: Language
  let words: [String: String]

  init(_ tag: String, _ words: [String: String], _ direction: TextDirection = .leftToRight) {
    spoken = Language(tag: tag, direction: direction)
    self.words = words
  }

  func language(for tag: String?) -> Language { spoken }

  func translation(of message: LocalizableMessage, in language: Language) -> String? {
    words[message.key]
  }

  static let german = TableLocalizer(
    "de",
    [
      "Delete?": "Datei wirklich löschen?", "This cannot be undone.": "Das ist endgültig.",
      "Delete": "Löschen", "Keep": "Behalten", "Cancel": "Abbrechen", "next": "weiter",
    ])

  static let arabic = TableLocalizer(
    "ar",
    [
      "Delete?": "هل تريد الحذف؟", "This cannot be undone.": "لا يمكن التراجع عن ذلك.",
      "Delete": "حذف", "Keep": "إبقاء", "Cancel": "إلغاء", "next": "التالي",
    ], .rightToLeft)

  static let japanese = TableLocalizer(
    "ja",
    [
      "Delete?": "ファイルを削除しますか？", "This cannot be undone.": "この操作は取り消せません。",
      "Delete": "削除", "Keep": "残す", "Cancel": "キャンセル", "next": "次へ",
    ])

  static let thai = TableLocalizer(
    "th",
    [
      "Delete?": "ลบไฟล์หรือไม่", "This cannot be undone.": "การกระทำนี้ย้อนกลับไม่ได้",
      "Delete": "ลบ", "Keep": "เก็บไว้", "Cancel": "ยกเลิก", "next": "ถัดไป",
    ])

  static let hindi = TableLocalizer(
    "hi",
    [
      "Delete?": "फ़ाइल मिटाएँ?", "This cannot be undone.": "यह वापस नहीं हो सकता।",
      "Delete": "मिटाएँ", "Keep": "रखें", "Cancel": "रद्द करें", "next": "अगला",
    ])
}
