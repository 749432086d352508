import { useCallback, useEffect, useRef, useState } from "react";
import { countCharacters } from "../../leads/src/rules";

/** Time in ms without a key after which the count is renewed: it is read out, and not at each key. */
const pause = 1000;

/**
 * The characters that a text may still have, near the limit; undefined where there is plenty of room, negative where there are
 * too many. Gives also what has to be told of each change.
 */
export function useRoomLeft(most: number) {
  const [room, setRoom] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const count = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const left = most - countCharacters(text);
        setRoom(left > most / 10 ? undefined : left);
      }, pause);
    },
    [most],
  );
  return [room, count] as const;
}
