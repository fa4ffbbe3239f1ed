#!/usr/bin/env bash
# Starts an image as strictly as a cluster may, and requests its pages: try-image.sh IMAGE. Needs docker; `npm run check image` does the same without it.
set -euo pipefail

container=$(docker run --detach --read-only --cap-drop=ALL --security-opt=no-new-privileges --user 4242424:0 --publish 127.0.0.1:18080:8080 "$1")
trap 'docker logs "$container"; docker rm --force "$container" > /dev/null' EXIT
ask() { curl --fail --silent --show-error --retry 10 --retry-all-errors --retry-delay 1 "http://127.0.0.1:18080$1"; }
[ "$(ask /healthz)" = ok ]
ask / | grep --quiet '<title>IT Tools'
