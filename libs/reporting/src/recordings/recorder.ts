import type { RecordedEvent } from '@yard/contracts/watching';
import { EventBuffer, WHOLE_PAGE_EVERY } from './buffer';
import { withoutPrivate } from './without-private';

const buffer = new EventBuffer();
/** Set while a recording runs, and while its code is on the way. */
let stop: (() => void) | null = null;

/**
 * Begins to remember what the page looks like, from when this is settled on; nothing of it leaves the browser by that.
 */
export async function begin(): Promise<void> {
  if (stop) return;
  let isEnded = false;
  stop = () => (isEnded = true);
  const { record } = await import('@rrweb/record');
  if (isEnded) return;
  stop =
    record({
      emit: (event, isCheckout) =>
        buffer.add(withoutPrivate(event as RecordedEvent, location.origin), isCheckout === true),
      checkoutEveryNth: WHOLE_PAGE_EVERY,
      maskAllInputs: true,
      maskTextSelector: '[data-private], [data-private] *',
      blockSelector: 'iframe',
      slimDOMOptions: 'all',
      sampling: { mousemove: 100, scroll: 200, media: 1_000, input: 'last' },
      recordCanvas: false,
      collectFonts: false,
    }) ?? null;
}

/** Forgets all that was remembered, and remembers no more. */
export function end(): void {
  stop?.();
  stop = null;
  buffer.clear();
}

/** The events so far; none where nobody allowed it. */
export function remembered(): RecordedEvent[] {
  return stop ? buffer.events() : [];
}
