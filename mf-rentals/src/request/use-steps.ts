import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

export interface Steps {
  /** From 0. */
  current: number;
  goTo(step: number): void;
}

/** Where one is among the steps; in the address, so that Back leads to the step before. */
export function useSteps(): Steps {
  const [query, setQuery] = useSearchParams();
  const [reached, setReached] = useState(0);
  const asked = Number(query.get('step') ?? 1) - 1;
  const current = Math.max(0, Math.min(Number.isInteger(asked) ? asked : 0, reached));

  const goTo = useCallback(
    (step: number) => {
      setReached((furthest) => Math.max(furthest, step));
      setQuery((before) => {
        before.set('step', String(step + 1));
        return before;
      });
      window.scrollTo(0, 0);
    },
    [setQuery],
  );
  return { current, goTo };
}
