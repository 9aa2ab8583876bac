import { type RefObject, useEffect, useRef } from 'react';

/** An element that its style sheet knows the height of, as `--own-height`. */
export function useOwnHeight<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return ref;
}
