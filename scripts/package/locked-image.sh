#!/usr/bin/env bash
# Prints an image of deploy/images.lock by its digest, such as node@sha256:….
#   bash scripts/package/locked-image.sh NAME
set -euo pipefail

while read -r name image digest; do
  [[ $name == "$1" ]] || continue
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "deploy/images.lock has no digest for $image. Run: bash scripts/package/lock-images.sh" >&2; exit 1; }
  echo "${image%:*}@$digest"
  exit
done < deploy/images.lock
echo "deploy/images.lock has no image $1." >&2
exit 1
