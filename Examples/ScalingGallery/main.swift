// Draws the pictures of DialogGraphics' documentation, by public API only, and writes them into a
// folder: ScalingGallery Sources/DialogGraphics/DialogGraphics.docc/Resources

import DialogGraphics
import Glibc

guard CommandLine.arguments.count == 2, let folder = CommandLine.arguments.last else {
  print("usage: ScalingGallery FOLDER")
  exit(2)
}

let icon = "\(folder)/icon@3x.png"
try Icons.envelope(side: 144).write(to: icon)
try SizePictures.writeSmaller(thanFile: icon)

let pictures =
  try FilterPictures.shrinking() + FilterPictures.growing() + [
    ("exact-and-fast", FilterPictures.exactAndFast()),
    ("light-checkerboard", LightPictures.checkerboard()),
    ("light-lines", LightPictures.lines()),
    ("alpha-edges", AlphaPictures.edges()),
    ("modes", SizePictures.modes()),
    ("anchors", SizePictures.anchors()),
    ("icon-changes", IconPictures.changes(envelopeAt: icon)),
    ("icon-best-of", IconPictures.bestOf()),
  ]
for (name, picture) in pictures { try picture.write(to: "\(folder)/\(name).png") }
