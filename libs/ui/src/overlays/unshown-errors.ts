import { useEffect } from 'react';
import type { Tone } from '../show/badge';

/** An error that comes later than this after a press is of something else. */
const OF_PRESS_MS = 5000;
const WORDS = 'Something went wrong here, and that didn’t work. Try again, or reload the page.';

let pressedAt = -Infinity;

/** Says what no handler says: an error that a press threw before anything was sent, or after it. */
export function useUnshownErrors(show: (message: string, options: { tone: Tone }) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const onPress = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = event instanceof ErrorEvent ? event.error : event.reason;
      // Browsers’ own complaints have no error; what was stopped on purpose is none.
      if (!(error instanceof Error) || error.name === 'AbortError') return;
      if (event.timeStamp - pressedAt < OF_PRESS_MS) show(WORDS, { tone: 'bad' });
    };
    for (const kind of ['click', 'keydown', 'submit'])
      window.addEventListener(kind, onPress, { capture: true, signal: stop.signal });
    for (const kind of ['error', 'unhandledrejection'] as const)
      window.addEventListener(kind, onError, { signal: stop.signal });
    return () => stop.abort();
  }, [show]);
}
