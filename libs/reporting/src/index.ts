import type { ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';

export type { Subject } from './code';

/** All else comes when it is needed: nothing of it is in a first load. */
const code = () => import('./code');

/**
 * Reports what goes wrong on a page, and asks its visitor once whether it may be recorded.
 *
 * @param asks  whether the site records at all
 * @returns     what React's root has to be made with, so that errors kept by a boundary are heard of too
 */
export function watchPage(asks: boolean): RootOptions {
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  if (asks) addEventListener('load', () => setTimeout(() => void call(({ visit }) => visit())));
  return { onCaughtError: (error, info) => (console.error(error), tell(error, info)) };
}

/** Keeps what the page looked like until now beside a ticket or an error, if its visitor agreed to that. */
export function keepRecording(subject: import('./code').Subject): void {
  call((loaded) => loaded.keep(subject));
}

/** Shows what was chosen about recordings, to be chosen anew. */
export function chooseAgain(): void {
  call(({ ask }) => ask());
}

function tell(error: unknown, info?: ErrorInfo): void {
  call(({ report }) => report(error, info?.componentStack));
}

/** Without a network there is no code for it, and nobody to tell. */
function call(use: (loaded: Awaited<ReturnType<typeof code>>) => unknown): void {
  code().then(use).catch(console.warn);
}
