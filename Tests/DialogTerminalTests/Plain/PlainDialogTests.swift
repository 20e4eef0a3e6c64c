import DialogTerminal
import Dialogs
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A dialog over pipes` {
  @Test func `is written and answered`() async throws {
    let desk = Desk(.init("1\n"))
    let response = try await desk.present(Dialog.deletion)
    #expect(response.button == "delete")
    #expect(
      desk.screen.text == """
        [!] Delete?
        This cannot be undone.
          1) Delete (destructive)
          2) Keep (default)
          3) Cancel (cancels)
        Type a number from 1 to 3 or a name; Return chooses “Keep”:

        """)
  }

  @Test func `leaves the next line to the next program`() async throws {
    let pipe = Line.ending(with: "y\nn\n")
    let first = try await Desk(pipe).present(.yesOrNo)
    let second = try await Desk(pipe).present(.yesOrNo)
    let third = try await Desk(pipe).present(.yesOrNo)
    #expect(first.button == "yes")
    #expect(second.button == "no")
    #expect(third.cancelReason == .endOfInput)
  }

  @Test func `asks again until it has an answer`() async throws {
    let desk = Desk(.init("What?\r\n\u{FF}4\r\nc\r\n"))
    let response = try await desk.present(Dialog.deletion)
    #expect(response.button == "cancel")
    #expect(desk.screen.text.contains("“What?” is not one of the choices.\n"))
    #expect(desk.keyboard.textNow() == "")
  }

  @Test func `names what an ambiguous answer could be`() async throws {
    let desk = Desk(.init("sa\nsave a\n"))
    let response = try await desk.present(.buttons("Save", "Save As", "Send"))
    #expect(response.button == "save-as")
    #expect(desk.screen.text.contains("“sa” could be: 1) Save, 2) Save As.\n"))
  }

  @Test func `speaks and hears another language`() async throws {
    let desk = Desk(.init("y\nja\n"), localizer: German())
    let response = try await desk.present(.yesOrNo)
    #expect(response.button == "yes")
    #expect(desk.screen.text.contains("  1) Ja\n  2) Nein ("))
    #expect(desk.screen.text.contains("Eingabe wählt „Nein“"))
    #expect(desk.screen.text.contains("„y“ gibt es nicht.\n"))
  }

  @Test func `asks for fields and tells their values`() async throws {
    let desk = Desk(.init("Bob\n1234\ny\nlarge\n2,1\ns\n"))
    let dialog = Dialog.form(
      .text("name"), .secure("pin"), .checkbox("again", label: "Again"),
      .choice("size", items: [.init("Small", id: "s"), .init("Large", id: "l")]),
      .choices("colors", items: [.init("Red"), .init("Blue")]))
    let response = try await desk.present(dialog)
    #expect(response.button == "save")
    #expect(
      response.values == [
        "name": .text("Bob"), "pin": .text("1234"), "again": .flag(true), "size": .items(["l"]),
        "colors": .items(["Red", "Blue"]),
      ])
    #expect(!desk.screen.text.contains("1234"))
  }

  @Test func `asks again for a field whose value is refused`() async throws {
    let desk = Desk(.init("\nUlm\nsave\nBo\n\nBob\nsave\n"))
    let dialog = Dialog.form(
      .text("name", label: "Name", isRequired: true) { name in
        name.count < 3 ? "That is too short." : nil
      }, .text("town", label: "Town"))
    // The second time only the name is asked for, and an empty line keeps the button's default.
    let response = try await desk.present(dialog)
    #expect(response.button == "save")
    #expect(response.values == ["name": .text("Bob"), "town": .text("Ulm")])
    #expect(desk.screen.text.contains("! Name: This is required.\nName (required):\n"))
    #expect(
      desk.screen.text.contains(
        "! Name: That is too short.\nName (required) [Return keeps “Bo”]:\n"))
    #expect(desk.screen.text.ranges(of: "Town:").count == 1)
  }

  @Test func `cancel needs no value`() async throws {
    let desk = Desk(.init("\ncancel\n"))
    let response = try await desk.present(.form(.text("name", isRequired: true)))
    #expect(response.button == "cancel")
  }

  @Test func `shows what is updated while it waits`() async throws {
    let desk = Desk()
    let handle = await desk.show(.deletion)
    #expect(await desk.screen.shows("Return chooses “Keep”:"))
    handle.update(message: "It is gone already.")
    #expect(await desk.screen.shows("It is gone already.\nType a number"))
    desk.keyboard.write("keep\n")
    #expect(try await handle.response.button == "keep")
  }

  @Test func `progress is written as it comes, and can be cancelled`() async throws {
    let desk = Desk()
    let handle = await desk.show(.progress("Copying", progress: .fraction(0)))
    #expect(await desk.screen.shows("Return chooses “Cancel”:"))
    handle.update(progress: .fraction(0.05))
    handle.update(progress: .fraction(0.31), message: "b.txt")
    #expect(await desk.screen.shows("31 % done"))
    handle.update(progress: .fraction(0.39))
    handle.update(progress: .fraction(1))
    #expect(await desk.screen.shows("100 % done"))
    desk.keyboard.write("\n")
    #expect(try await handle.response.button == "cancel")
    #expect(desk.screen.text.hasSuffix(":\nb.txt\n31 % done\n100 % done\n"))
  }

  @Test func `progress outlasts its input`() async throws {
    let desk = Desk(.ending(with: ""))
    let handle = await desk.show(.progress("Copying", progress: .fraction(0)))
    #expect(await desk.screen.shows("Return chooses “Cancel”:"))
    handle.update(progress: .fraction(0.5))
    #expect(await desk.screen.shows("50 % done"))
    handle.dismiss()
    #expect(try await handle.response.cancelReason == .dismissed)
  }
}
