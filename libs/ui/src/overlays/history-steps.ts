import { useLayoutEffect } from 'react';

type Listener = (event: PopStateEvent) => void;

let first: Listener | null = null;

/** Hears of back and forward before the router does, and may stop the event; null ends it. */
export function handleStepsFirst(listener: Listener | null): void {
  first = listener;
}

/**
 * Goes once below the router. Listeners of a window are called in the order they came, and the effects of what is
 * inside the router run before its own.
 */
export function useStepsHandledFirst(): void {
  useLayoutEffect(() => {
    const onStep: Listener = (event) => first?.(event);
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);
}
