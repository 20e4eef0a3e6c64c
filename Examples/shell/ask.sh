#!/bin/sh
# Asks by Rejoinder's protocol, with jq: the request is built by jq, and the answer read by it.
#
#   ask.sh confirm TITLE [MESSAGE]   yes exits 0, anything else 1
#   ask.sh choose TITLE ITEM...      prints the chosen item
#   ask.sh text TITLE [VALUE]        prints what was entered
#
# SERVE holds options of “rejoinder serve”, as in: SERVE='--locale=ja' ask.sh confirm …
set -eu

# present DESCRIPTION [OPTION...]: shows a dialog, and puts the answer into $answer, as JSON.
# DESCRIPTION is a jq program; the options of jq give it its values, which need no quoting.
present() {
  description=$1
  shift
  answer=$(jq -cn "
    {jsonrpc: \"2.0\", method: \"hello\",
     params: {protocol: 1, name: \"ask.sh\", capabilities: [\"fields\"]}},
    {jsonrpc: \"2.0\", id: 1, method: \"present\", params: ($description)}" "$@" |
    # shellcheck disable=SC2086 # The options are words.
    "${REJOINDER:-rejoinder}" serve ${SERVE-} |
    jq -c 'if .error then .error.message | halt_error else select(.id == 1).result end')
  [ -n "$answer" ] || exit 69 # Rejoinder has said why.
}

# read_answer FILTER [OPTION...]: prints what a jq program finds in the answer; 1 where it is nothing.
read_answer() {
  printf '%s\n' "$answer" | jq -er "$@" || exit 1
}

kind=${1:?confirm, choose or text}
title=${2?a title}
shift 2

case $kind in
confirm)
  present '{kind: "alert", title: {verbatim: $title}, message: {verbatim: $message},
            buttons: [{stock: "no", role: "cancel"}, {stock: "yes"}]}' \
    --arg title "$title" --arg message "${1-}"
  read_answer '.button == "yes"' >/dev/null
  ;;
choose)
  present '{kind: "sheet", title: {verbatim: $title},
            buttons: ([$ARGS.positional | to_entries[] |
                       {id: "\(.key)", title: {verbatim: .value}}] + [{stock: "cancel"}])}' \
    --arg title "$title" --args "$@"
  read_answer '.button | tonumber? // empty | $ARGS.positional[.]' --args "$@"
  ;;
text)
  present '{kind: "alert", title: {verbatim: $title}, default: "ok",
            buttons: [{stock: "cancel"}, {stock: "ok"}],
            fields: [{id: "text", kind: "text", value: $value}]}' \
    --arg title "$title" --arg value "${1-}"
  read_answer 'select(.button == "ok").values.text'
  ;;
*)
  echo "ask.sh: there is no “$kind”: confirm, choose or text" >&2
  exit 64
  ;;
esac
