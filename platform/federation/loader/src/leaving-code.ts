import { untilShown } from '@laravel-wire/client';

// Code that a page gives up because it is left is not reported as failed until the page is shown again: else it would
// be reported, and count against its version. Heard before whoever waits for the element.
globalThis.addEventListener?.('error', hold, { capture: true });

/** Rethrows a failure of what a page fetches by itself. @throws the failure, once the page is shown again */
export async function unlessLeaving(failure: unknown): Promise<never> {
  await untilShown();
  throw failure;
}

function hold(event: Event): void {
  const { target } = event;
  // Errors of a script or a style sheet have its element; those of an exception have the window.
  const shown = target instanceof HTMLElement && untilShown();
  if (!shown) return;
  event.stopImmediatePropagation();
  void shown.then(() => target.dispatchEvent(new Event('error')));
}
