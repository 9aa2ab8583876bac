import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { useModals } from './modal-stack';

const QUESTION = {
  title: 'Leave without saving?',
  message: 'What you changed here is not saved yet.',
  confirmText: 'Leave without saving',
  cancelText: 'Stay',
  danger: true,
} as const;

/**
 * Asks before what is not saved is lost: by a link, by back and forward, and (in the browser's words) by closing or
 * reloading the page. For a form that is left in another way, such as a dialog, ask with what is returned.
 *
 * @param isUnsaved  called at that moment; a form that was just sent says no at once
 * @param beside     where the form stands in a panel: the name in the query that keeps the panel open
 * @returns          whether one may leave: nothing is unsaved, or the reader gives it up
 */
export function useLeaveGuard(isUnsaved: () => boolean, beside?: string): () => Promise<boolean> {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { confirm } = useModals();
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  const ask = useCallback(() => confirm(QUESTION), [confirm]);

  // Only a page with a form needs the code that watches every way out.
  useEffect(() => {
    let isLeft = false;
    let end: (() => void) | undefined;
    import('./leave-guards')
      .then(({ stand }) => {
        if (!isLeft) end = stand({ isUnsaved: () => latest.current(), beside, ask }, navigator);
      })
      .catch((error: unknown) => console.warn('Unsaved text is not asked about.', error));
    return () => {
      isLeft = true;
      end?.();
    };
  }, [navigator, beside, ask]);

  return useCallback(async () => !latest.current() || ask(), [ask]);
}
