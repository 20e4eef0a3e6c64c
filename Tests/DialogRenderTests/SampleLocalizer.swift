import Dialogs

/// A few words in the languages that look most unlike each other.
struct SampleLocalizer: Localizer {
  func language(for tag: String?) -> Language {
    switch tag {
    case let tag?:
      Language(tag: tag, direction: ["ar", "he"].contains(tag) ? .rightToLeft : .leftToRight)
    case nil: .source
    }
  }

  func translation(of message: LocalizableMessage, in language: Language) -> String? {
    Self.words[language.tag]?[message.key]
  }

  private static let words: [String: [String: String]] = [
    "de": [
      "Delete {name}?": "{name} löschen?",
      "This cannot be undone.": "Das lässt sich nicht rückgängig machen.",
      "Delete": "Löschen", "Keep": "Behalten", "Cancel": "Abbrechen", "OK": "OK",
      "Take Photo": "Foto aufnehmen", "Call": "Anrufen", "Remove Picture": "Bild entfernen",
      "Change the picture": "Bild ändern", "Sign in": "Anmelden", "Name": "Benutzername",
      "Password": "Passwort", "Stay signed in": "Angemeldet bleiben", "Language": "Sprache",
      "Copying files": "Dateien werden kopiert", "required": "erforderlich",
      "{percent} % done": "{percent} % fertig", "It is wrong.": "Das stimmt nicht.",
    ],
    "ja": [
      "Delete {name}?": "「{name}」を削除しますか？",
      "This cannot be undone.": "この操作は取り消せません。",
      "Delete": "削除", "Keep": "残す", "Cancel": "キャンセル", "OK": "OK",
      "Take Photo": "写真を撮る", "Call": "電話をかける", "Remove Picture": "画像を削除",
      "Change the picture": "画像を変更", "Sign in": "サインイン", "Name": "ユーザー名",
      "Password": "パスワード", "Stay signed in": "サインインしたままにする", "Language": "言語",
      "Copying files": "ファイルをコピーしています", "required": "必須",
      "{percent} % done": "{percent}% 完了", "It is wrong.": "正しくありません。",
    ],
    "ar": [
      "Delete {name}?": "حذف {name}؟",
      "This cannot be undone.": "لا يمكن التراجع عن هذا الإجراء.",
      "Delete": "حذف", "Keep": "احتفاظ", "Cancel": "إلغاء", "OK": "موافق",
      "Take Photo": "التقاط صورة", "Call": "اتصال", "Remove Picture": "إزالة الصورة",
      "Change the picture": "تغيير الصورة", "Sign in": "تسجيل الدخول", "Name": "اسم المستخدم",
      "Password": "كلمة المرور", "Stay signed in": "البقاء متصلاً", "Language": "اللغة",
      "Copying files": "يجري نسخ الملفات", "required": "مطلوب",
      "{percent} % done": "اكتمل {percent}٪", "It is wrong.": "غير صحيح.",
    ],
  ]
}
