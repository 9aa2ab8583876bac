import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the place of people at the keyboard: where the button they pressed is gone, what came of it has the focus. */
export function useFocusAfterChange(due: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(due);
  useEffect(() => {
    if (before.current === due) return;
    before.current = due;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [due]);
  return heading;
}
