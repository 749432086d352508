import { useCallback, useEffect, useRef, useState } from "react";
import { countCharacters } from "../../leads/src/rules";

/** Time in ms without typing after which the count is updated, so that it is not read out at every key. */
const typingPause = 1000;

/**
 * How many more characters a text may have: negative beyond the limit, undefined while there is plenty of room. Also
 * returns the function to call with the text after each change.
 */
export function useRoomLeft(max: number) {
  const [left, setLeft] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const count = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const remaining = max - countCharacters(text);
        setLeft(remaining > max / 10 ? undefined : remaining);
      }, typingPause);
    },
    [max],
  );
  return [left, count] as const;
}
