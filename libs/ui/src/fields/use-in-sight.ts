import { useEffect, useRef, type RefObject } from 'react';
import styles from './fields.module.css';

/**
 * Scrolls to what appeared at the end of a field that is in sight, as little as shows it: bars at the lower edge may
 * cover it. Not while something is pressed, which would move from under the pointer.
 *
 * @param shown  what appeared; nothing while null
 */
export function useInSight<Element extends HTMLElement>(shown: string | null): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    let frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);

    function show() {
      if (document.documentElement.matches(':active')) frame = requestAnimationFrame(show);
      else if (isInSight(ref.current?.closest(`.${styles.field}`)))
        ref.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [shown]);
  return ref;
}

/** Whether a part of it is within the window. */
function isInSight(field: Element | null | undefined): boolean {
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight && bottom > 0;
}
