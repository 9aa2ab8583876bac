import { useEffect, useRef, useState } from 'react';

/** Does something to each of many, one after the other, until it is stopped, fails, or its page is left. */
export function useSteps(onEnd: () => void) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const isStopped = useRef(false);
  const each = async <T>(all: readonly T[], act: (one: T) => Promise<void>) => {
    isStopped.current = false;
    try {
      for (const [done, one] of all.entries()) {
        if (isStopped.current) break;
        setProgress({ done, all: all.length });
        await act(one);
      }
    } finally {
      setProgress(null);
      onEnd();
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  // Somebody who leaves the page sees no more of it: nothing more is done.
  useEffect(() => stop, []);
  return { each, progress, stop };
}
