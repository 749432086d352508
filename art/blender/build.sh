#!/bin/bash
# ./build.sh [samples] [name...]   renders scenes/NAME.py or heroes/NAME.py to out/NAME.png
# home-light and home-dark are the two versions of heroes/home.py, with -gray before anything is proven; these and
# NAME-cutout have no background.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p out
# -march=native: the library belongs to the machine that built it.
[ nfor.so -nt nfor.c ] ||
  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.c -o nfor.so -lm
samples=${1:-24}
shift || true
[ $# -gt 0 ] || set -- $(ls scenes heroes | sed -n 's/\.py$//p' | sed 's/^home$/home-light home-light-gray home-dark home-dark-gray/')
for name; do
  base=$(echo "$name" | sed -E 's/-(light|dark|cutout)(-gray)?$//')
  file=scenes/$base.py w=${W:-1200} h=${H:-800}
  [ -f "$file" ] || { file=heroes/$base.py h=${H:-900}; }
  # The seals on the coins of the home hero.
  [ "$base" != home ] || npx tsx seals.ts >out/seals.json
  # Blender talks a lot: only its verdict is shown, unless it fails.
  if ! PYTHONPATH=. nice -n 19 blender -b --factory-startup --python-use-system-env \
    --python-exit-code 1 -P "$file" -- --out "out/$name" --w "$w" --h "$h" --spp "$samples" \
    >"out/$name.log" 2>&1; then
    tail -n 25 "out/$name.log" >&2
    exit 1
  fi
  grep RENDERED "out/$name.log"
done
