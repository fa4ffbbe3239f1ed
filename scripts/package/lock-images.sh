#!/usr/bin/env bash
# Looks up the digest of each image in deploy/images.lock and writes it there. Needs docker and a network.
#   bash scripts/package/lock-images.sh
set -euo pipefail

lock=deploy/images.lock
locked=$(mktemp)
trap 'rm -f "$locked"' EXIT
while read -r name image digest; do
  if [[ $name == '#'* || -z $name ]]; then
    echo "$name $image $digest"
    continue
  fi
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "No digest found for $image: $digest" >&2; exit 1; }
  echo "$name $image $digest"
done < "$lock" > "$locked"
cat "$locked" > "$lock"
