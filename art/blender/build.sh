#!/bin/bash
# ./build.sh [samples] [name...]   renders scenes/NAME.py or heroes/NAME.py to out/NAME.png
# NAME-wide, NAME-light and NAME-dark are versions of the scene NAME.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p out
# -march=native: the library belongs to the machine that built it.
[ nfor.so -nt nfor.c ] ||
  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.c -o nfor.so -lm
samples=${1:-32}
shift || true
[ $# -gt 0 ] || set -- $(ls scenes heroes | sed -n 's/\.py$//p')
for name; do
  base=$(echo "$name" | sed -E 's/-(wide|light|dark)$//')
  file=scenes/$base.py w=${W:-1200} h=${H:-800}
  [ -f "$file" ] || { file=heroes/$base.py h=${H:-900}; }
  PYTHONPATH=. nice -n 19 blender -b --factory-startup --python-use-system-env \
    --python-exit-code 1 -P "$file" -- --out "out/$name" --w "$w" --h "$h" --spp "$samples" 2>&1 |
    grep -E 'RENDERED|Traceback|^[A-Za-z]*Error|File "' | grep -v "Not freed" || true
done
