#!/usr/bin/env bash
# Starts the server and tries everything once, as a client that reads Hungarian.
# Usage: visit.sh JAVA JAR
set -euo pipefail
export no_proxy=localhost # the server is here
log=$(mktemp)
"$1" -Dfile.encoding=UTF-8 -jar "$2" --server.port=0 >"$log" &
server=$!
trap 'kill $server; wait $server || true; rm -f "$log" "$log.body"' EXIT

# Waits until the server has written a line.
await() {
  for _ in $(seq 1200); do
    grep -qF "$1" "$log" && return
    sleep 0.1
  done
  cat "$log"
  exit 1
}

# Sends a request, and prints the status and the answer, or its first characters.
try() {
  curl -sS -X "$1" "http://localhost:$port/$2" -H "Accept-Language: ${language:-hu}" \
    -H 'Content-Type: application/json' --data "$3" -o "$log.body" -w '%{http_code} '
  sed 's/"timestamp":"[^"]*",//' "$log.body" | LC_ALL=C cut -c "1-${4:-800}"
}

await 'Tomcat started on port'
port=$(sed -n 's/.*Tomcat started on port \([0-9]*\).*/\1/p' "$log")
try GET games '' 122
language=en try GET games '' 122

try PUT matches/7 '{"variant": "zertz:rings=61"}'
try PUT matches/8 '{"variant": "zertz:rings=62"}'
try PUT matches/8 '{"variant": "chess"}'
try POST matches/8/moves '{"move": "We5,e1"}'
try POST matches/7/moves '{}'
try POST matches/7/moves '{"move": "We5,e1"}'
try POST matches/7/moves '{"move": "Ge5,a1"}'
language=en try POST matches/7/moves '{"move": "Ge5,a1"}'
try POST matches/7/moves '{"move": "Ge0"}'
language=en try POST matches/7/moves '{"move": "Ge0"}'

try PUT matches/9 '{"variant": "one-two-three:cols=2,rows=1"}'
try POST matches/9/touches '{"step": "cell:a1"}'
try POST matches/9/touches '{"step": "cell:c1"}'
try POST matches/9/touches '{"step": "c1"}'
try POST matches/9/touches '{"step": "cell:b1"}'

# Reads the beginning of an analysis, and goes away.
curl -sSN "http://localhost:$port/matches/7/analysis" 2>"$log.body" | sed -n '/"best"/{s/:{.*/:{…}/p;q}' || true
await 'The analysis of match 7 has ended.'
echo 'The analysis has ended.'
