import { type ErrorInfo, lazy } from 'react';
import type { RootOptions } from 'react-dom/client';
import { choice } from './consent/choice';

export type { Subject } from './code';

/** All else comes when it is needed: nothing of it is in a first load. */
const code = () => import('./code');

/**
 * Reports what goes wrong on a page, and asks its visitor once, where something broke before their eyes, whether it may
 * be recorded.
 *
 * @param asks  whether the site records at all
 * @returns     what React's root has to be made with, so that errors caught by a boundary are reported too
 */
export function watchPage(asks: boolean): RootOptions {
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  if (asks) onceLoaded(() => setTimeout(goOn));
  const onCaughtError: RootOptions['onCaughtError'] = (error, info) => {
    console.error(error);
    tell(error, info);
    if (asks && choice.get() === undefined) chooseAgain();
  };
  return { onCaughtError };
}

/** A page that the server drew may be loaded before its scripts are there. */
function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}

/** Keeps what the page looked like until now beside a ticket or an error, if its visitor agreed to that. */
export function sendRecording(subject: import('./code').Subject): void {
  call((loaded) => loaded.sendRecording(subject));
}

/** The question within a form of the public site, for visitors who have not answered; nothing for others. */
export const RecordingQuestion = lazy(() => import('./consent/recording-question'));

/** Shows what was chosen about recordings, to be chosen anew. */
export function chooseAgain(): void {
  import('./consent/consent-bar').then(({ showConsent }) => showConsent()).catch(console.warn);
}

/** Begins what the visitor allowed; for anybody else nothing is loaded. */
function goOn(): void {
  if (choice.get()) call(({ begin }) => begin());
}

function tell(error: unknown, info?: ErrorInfo): void {
  call(({ report }) => report(error, info?.componentStack));
}

/** Without a network there is no code for it, and nobody to tell. */
function call(use: (loaded: Awaited<ReturnType<typeof code>>) => unknown): void {
  code().then(use).catch(console.warn);
}
