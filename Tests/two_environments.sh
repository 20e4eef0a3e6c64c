#!/bin/sh
# Records Rejoinder's own dialogs for two readers whose machines are set up as differently as can be,
# each in a folder of its own, and fails where a byte of what was recorded differs.
#
# two_environments.sh TESTS FOLDER: the program of the tests as it was built, and a folder to work in.
set -eu
tests=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
package=$(realpath "$(dirname "$0")/..")
rm -rf "$folder/plain" "$folder/lively"
mkdir -p "$folder/plain" "$folder/lively/home/.config/fontconfig" "$folder/lively/cache"

cat >"$folder/lively/home/.config/fontconfig/fonts.conf" <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <match target="pattern">
    <edit name="dpi" mode="assign"><double>144</double></edit>
    <edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>true</bool></edit>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdlegacy</const></edit>
    <edit name="rgba" mode="assign"><const>bgr</const></edit>
  </match>
</fontconfig>
XML
cp "$folder/lively/home/.config/fontconfig/fonts.conf" "$folder/lively/fonts.conf"

# Whatever is recorded fails a test once: how the tests end says nothing.
record() (
  own=$1
  shift
  cd "$folder/$own"
  env -i PATH="$PATH" SNAPSHOT_TESTING_RECORD=all SNAPSHOT_REFERENCE_DIR="$folder/$own/references" \
    SNAPSHOT_ARTIFACTS="$folder/$own/artifacts" "$@" \
    "$tests" --testing-library swift-testing --filter OwnDialogTests >log 2>&1 || true
)

(umask 022 && record plain LC_ALL=C HOME=/nonexistent TZ=UTC) &
(
  umask 077
  record lively LANG=tr_TR.UTF-8 LC_ALL=ja_JP.UTF-8 LANGUAGE=ar:ja:de TZ=Pacific/Kiritimati \
    HOME="$folder/lively/home" XDG_CONFIG_HOME="$folder/lively/home/.config" \
    XDG_CACHE_HOME="$folder/lively/cache" XDG_DATA_HOME="$folder/lively/home/data" \
    FONTCONFIG_FILE="$folder/lively/fonts.conf" FONTCONFIG_PATH="$folder/lively" FC_LANG=zh-tw \
    FREETYPE_PROPERTIES="truetype:interpreter-version=35 cff:no-stem-darkening=0" \
    PANGO_LANGUAGE=ja:zh-tw PANGO_RC_FILE=/dev/null GDK_SCALE=2 GDK_DPI_SCALE=1.5 \
    TERM=xterm-256color COLUMNS=40 LINES=10 COLORTERM=truecolor CLICOLOR_FORCE=1
) &
wait

snapshots=$(find "$folder/plain/references" -type f | wc -l)
kept=$(find "$package/Tests/OwnDialogTests/__Snapshots__" -type f | wc -l)
if [ "$snapshots" -ne "$kept" ]; then
  echo "$snapshots files were recorded, and $kept are kept:" >&2
  tail -n 3 "$folder/plain/log" >&2
  exit 1
fi
diff -rq "$folder/plain/references" "$folder/lively/references"
echo "All $snapshots files of snapshots are the same in two environments."
