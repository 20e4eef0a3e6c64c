"""The dialog of RenderBenchmark drawn with Pillow: the same texts, boxes, icons and shadow."""

import os
from io import BytesIO

from PIL import Image, ImageDraw, ImageFilter, ImageFont

FONTS = "/usr/share/fonts/truetype/noto/NotoSans-{}.ttf"
CANVAS, CARD, SHADE = (0xEC, 0xEC, 0xEF), (255, 255, 255), (0x0B, 0x10, 0x20)


class PillowDialog:
    """Keeps what a program would keep between two dialogs: fonts, and icons at their size."""

    def __init__(self, frames, icons):
        self.frames = frames
        self.fonts = {
            (weight, size): ImageFont.truetype(
                FONTS.format(weight), size * 2, layout_engine=ImageFont.Layout.RAQM
            )
            for weight, size in (("Bold", 17), ("Regular", 14), ("Bold", 14))
        }
        self.icons = {
            (name, side): Image.open(os.path.join(icons, f"{name}.png"))
            .convert("RGBA")
            .resize((side * 2, side * 2), Image.LANCZOS)
            for name, side in (("warning", 48), ("trash", 20), ("photo", 20))
        }

    def picture(self):
        """The dialog at 2×."""
        width, height = (round(2 * side) for side in self.frames["canvas"])
        picture = Image.new("RGB", (width, height), CANVAS)
        card = self._pixels(self.frames["card"])
        for blur, fall, alpha in ((14, 9, 0.20), (2.5, 1, 0.12)):
            mask = Image.new("L", (width, height))
            box = [card[0], card[1] + 2 * fall, card[2], card[3] + 2 * fall]
            ImageDraw.Draw(mask).rounded_rectangle(box, 32, round(255 * alpha))
            mask = mask.filter(ImageFilter.GaussianBlur(2 * blur))
            picture.paste(SHADE, mask=mask)
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle(card, 32, CARD)
        for frame, color in self.frames["buttons"]:
            draw.rounded_rectangle(self._pixels(frame), 20, tuple(color))
        for frame, name in self.frames["icons"]:
            icon = self.icons[name, round(frame[2])]
            picture.paste(icon, self._pixels(frame)[:2], icon)
        for frame, text, weight, size, color in self.frames["texts"]:
            place = (2 * frame[0], 2 * frame[1] + frame[3])
            draw.text(place, text, tuple(color), self.fonts[weight, size], anchor="lm")
        return picture

    @staticmethod
    def _pixels(frame):
        x, y, width, height = (round(2 * each) for each in frame)
        return [x, y, x + width - 1, y + height - 1]

    def png(self):
        """The PNG as Pillow writes it by its defaults."""
        file = BytesIO()
        self.picture().save(file, "PNG")
        return file.getvalue()
