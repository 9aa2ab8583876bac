import { useEffect, useRef } from 'react';

/** Between two tries at a server that is away. */
const AGAIN_AFTER_MS = 4_000;

/**
 * Tries something again and again until it works, as long as the component is there: what could not be loaded comes by
 * itself once the server is back.
 *
 * @param attempt  rejects while it does not work; null for nothing to try
 */
export function useRetrying(attempt: (() => Promise<unknown>) | null): void {
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  const isWaiting = attempt !== null;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => void latest.current?.().catch(wait), AGAIN_AFTER_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
