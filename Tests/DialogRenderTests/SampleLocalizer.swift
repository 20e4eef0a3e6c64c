import Dialogs

/// A few words in the languages that look most unlike each other.
struct SampleLocalizer: Localizer {
  func language(for tag: String?) -> Language {
    switch tag {
    case "ar": Language(tag: "ar", direction: .rightToLeft)
    case let tag?: Language(tag: tag)
    case nil: .source
    }
  }

  func translation(of message: LocalizableMessage, in language: Language) -> String? {
    Self.words[language.tag]?[message.key]
  }

  static let words: [String: [String: String]] = [
    "de": [
      "Delete {name}?": "{name} löschen?",
      "This cannot be undone.":
        "Das lässt sich nicht rückgängig machen. Die Datei wird von allen Geräten entfernt.",
      "Delete": "Löschen", "Keep": "Behalten", "Cancel": "Abbrechen", "OK": "OK",
      "Take Photo": "Foto aufnehmen", "Choose Photo": "Foto auswählen", "Call": "Anrufen",
      "Remove Picture": "Bild entfernen", "Change the picture": "Bild ändern",
      "Sign in": "Anmelden", "Your session has ended.": "Ihre Sitzung ist abgelaufen.",
      "Name": "Benutzername", "Password": "Passwort", "Stay signed in": "Angemeldet bleiben",
      "Language": "Sprache", "Copying files": "Dateien werden kopiert",
      "required": "erforderlich", "{percent} % done": "{percent} % fertig",
      "The password is wrong.": "Das Passwort stimmt nicht. Prüfen Sie die Feststelltaste.",
      "name@example.org": "name@beispiel.de",
    ],
    "ja": [
      "Delete {name}?": "「{name}」を削除しますか？",
      "This cannot be undone.": "この操作は取り消せません。ファイルはすべてのデバイスから削除されます。",
      "Delete": "削除", "Keep": "残す", "Cancel": "キャンセル", "OK": "OK",
      "Take Photo": "写真を撮る", "Choose Photo": "写真を選ぶ", "Call": "電話をかける",
      "Remove Picture": "画像を削除", "Change the picture": "画像を変更",
      "Sign in": "サインイン", "Your session has ended.": "セッションの有効期限が切れました。",
      "Name": "ユーザー名", "Password": "パスワード", "Stay signed in": "サインインしたままにする",
      "Language": "言語", "Copying files": "ファイルをコピーしています",
      "required": "必須", "{percent} % done": "{percent}% 完了",
      "The password is wrong.": "パスワードが正しくありません。",
      "name@example.org": "name@example.jp",
    ],
    "ar": [
      "Delete {name}?": "حذف {name}؟",
      "This cannot be undone.": "لا يمكن التراجع عن هذا الإجراء. سيُحذف الملف من جميع الأجهزة.",
      "Delete": "حذف", "Keep": "احتفاظ", "Cancel": "إلغاء", "OK": "موافق",
      "Take Photo": "التقاط صورة", "Choose Photo": "اختيار صورة", "Call": "اتصال",
      "Remove Picture": "إزالة الصورة", "Change the picture": "تغيير الصورة",
      "Sign in": "تسجيل الدخول", "Your session has ended.": "انتهت صلاحية جلستك.",
      "Name": "اسم المستخدم", "Password": "كلمة المرور", "Stay signed in": "البقاء متصلاً",
      "Language": "اللغة", "Copying files": "يجري نسخ الملفات",
      "required": "مطلوب", "{percent} % done": "اكتمل {percent}٪",
      "The password is wrong.": "كلمة المرور غير صحيحة.",
      "name@example.org": "name@example.org",
    ],
  ]
}

/// Dialogs that use everything there is.
enum Sample: String, CaseIterable {
  case deletion, photo, signIn, notice, long, many, progress, unknownProgress

  static let languages = ["en", "de", "ja", "ar"]

  /// The dialog in a language.
  func content(
    in language: String = "en", anchor: DialogAnchor? = nil,
    changing change: (inout Dialog) -> Void = { _ in }
  ) throws -> DialogContent {
    var dialog = dialog
    dialog.language = language
    dialog.anchor = anchor
    change(&dialog)
    return try dialog.content(localizedBy: SampleLocalizer())
  }

  var dialog: Dialog {
    switch self {
    case .deletion:
      .alert(
        "Delete \("Tom & Jerry.pdf", as: "name")?", message: "This cannot be undone.",
        icon: .named("warning"),
        buttons: [
          .destructive("Delete", id: "delete"), DialogButton("Keep", id: "keep"), .cancel(),
        ])
    case .photo:
      .sheet(
        "Change the picture",
        buttons: [
          DialogButton("Take Photo", icon: .named("camera")),
          DialogButton("Choose Photo", icon: .named("photo")),
          DialogButton("Call", icon: .named("phone"), isEnabled: false),
          DialogButton("Remove Picture", role: .destructive, icon: .named("trash")), .cancel(),
        ])
    case .signIn:
      .alert(
        "Sign in", message: "Your session has ended.", icon: .named("info"),
        buttons: [.cancel(), DialogButton("Sign in", id: "in")],
        fields: [
          .text("name", label: "Name", placeholder: "name@example.org", isRequired: true),
          .secure("password", label: "Password"), .checkbox("stay", label: "Stay signed in", isOn: true),
          .choice(
            "language", label: "Language",
            items: [.init(DialogText(verbatim: "Deutsch"), id: "de"), .init(DialogText(verbatim: "日本語"), id: "ja")],
            chosen: "de"),
        ])
    case .notice:
      .alert("Your session has ended.")
    case .long:
      .alert(
        "Delete \("Tom & Jerry.pdf", as: "name")?",
        message: DialogText(verbatim: (1...12).map { "\($0). Lorem ipsum dolor sit amet, consectetur." }
          .joined(separator: "\n")),
        icon: .named("error"),
        buttons: [
          .destructive("Delete", id: "delete"), .cancel(),
        ])
    case .many:
      .alert(
        "Change the picture", message: "This cannot be undone.",
        buttons: (1...6).map { DialogButton(DialogText(verbatim: "Choice number \($0)"), id: "b\($0)") }
          + [.destructive("Delete"), .cancel()])
    case .progress:
      .progress("Copying files", message: "This cannot be undone.", progress: .fraction(0.4))
    case .unknownProgress:
      .progress("Copying files", progress: .unknown)
    }
  }
}
