import { useCallback, useRef, useState } from 'react';

/**
 * Lets an action run once at a time: a second press while it is under way does nothing.
 *
 * @returns the action, and whether it runs
 */
export function useOneAtATime<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [(...args: Args) => Promise<void>, boolean] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (...args: Args) => {
      // A ref: at the second press of a double click the state still has its old value.
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await action(...args);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [action],
  );
  return [run, busy];
}
