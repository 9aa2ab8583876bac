import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Takes what a bank's page adds to the address it leads back to out of it, and handles it once. */
export function useReturned([name, ...names]: readonly [string, ...string[]], handle: (id: string) => void) {
  const [query, setQuery] = useSearchParams();
  const handled = useRef<string | null>(null);
  const id = query.get(name);
  useEffect(() => {
    if (id === null || handled.current === id) return;
    handled.current = id;
    setQuery(
      (before) => {
        [name, ...names].forEach((one) => before.delete(one));
        return before;
      },
      { replace: true },
    );
    handle(id);
  });
}
