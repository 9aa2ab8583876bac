import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';

export interface Steps {
  /** The step's index, from 0. */
  current: number;
  goTo(step: number): void;
}

/**
 * The current step. The address names it, so that Back, a reload and a link lead to it, or to the first step
 * before it that lacks something; then the address names that one.
 *
 * @param open  the first step that lacks something; nothing behind it can be shown
 */
export function useSteps(open: number): Steps {
  const [query, setQuery] = useSearchParams();
  const named = query.get('step');
  const wanted = Number(named ?? 1) - 1;
  const current = Math.max(0, Math.min(Number.isInteger(wanted) ? wanted : 0, open));
  const isTrue = named === null || named === String(current + 1);

  const name = useCallback(
    (step: number, options?: { replace: boolean }) =>
      setQuery((before) => {
        before.set('step', String(step + 1));
        return before;
      }, options),
    [setQuery],
  );
  useEffect(() => {
    if (!isTrue) name(current, { replace: true });
  }, [isTrue, name, current]);

  const goTo = useCallback(
    (step: number) => {
      name(step);
      window.scrollTo(0, 0);
    },
    [name],
  );
  return { current, goTo };
}
