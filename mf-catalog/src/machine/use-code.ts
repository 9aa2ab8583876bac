import { useEffect, useState } from 'react';

/**
 * Code that a page can do without until it is there: null before, and where it cannot be had. Drawn as soon as it comes:
 * React shows what a `Suspense` waits for up to 300 ms later, when the page seems to have come to rest.
 *
 * @param load  one and the same at each call; null while nothing needs it
 */
export function useCode<Code extends object>(load: (() => Promise<Code>) | null): Code | null {
  const [code, setCode] = useState<{ it: Code } | null>(null);
  useEffect(() => {
    load?.()
      .then((it) => setCode({ it }))
      .catch((error: unknown) => console.warn('Code could not be loaded', error));
  }, [load]);
  return code?.it ?? null;
}
