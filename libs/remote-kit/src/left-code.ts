import { untilShown } from '@laravel-wire/client';

let isHolding = false;

/**
 * From now on code that a page gives up because it is left is not told to have failed, until the page is shown again:
 * else it would be reported, and count against its version.
 */
export function holdFailuresOfLeftPage(): void {
  if (isHolding) return;
  isHolding = true;
  // Before whoever waits for the element.
  globalThis.addEventListener?.('error', hold, { capture: true });
}

/** For what a page fetches by itself. @throws the failure, once the page is shown again */
export async function unlessLeft(failure: unknown): Promise<never> {
  await untilShown();
  throw failure;
}

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLScriptElement) && !(target instanceof HTMLLinkElement)) return;
  const shown = untilShown();
  if (shown === null) return;
  event.stopImmediatePropagation();
  void shown.then(() => target.dispatchEvent(new Event('error')));
}
