/** A page comes sooner: whoever is here then has stayed, since the answer was a file, or they said no to leaving. */
const LEAVING_MS = 10_000;

let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/**
 * A page that is left gives up what it requested: Firefox and WebKit once it begins to be left, when it may stay for
 * seconds until the next one answers, Chromium once that is there. Its code still runs, and nobody knows what became of
 * its requests: a failure by then is none.
 *
 * @returns  null on a page that is not being left; else what comes when it is shown again, or stays, and never without
 */
export function untilShown(): Promise<void> | null {
  return isLeaving ? new Promise((resolve) => waiting.push(resolve)) : null;
}

function leave(): void {
  isLeaving = true;
  clearTimeout(timer);
}

function stay(): void {
  isLeaving = false;
  clearTimeout(timer);
  waiting.splice(0).forEach((go) => go());
}

globalThis.addEventListener?.('beforeunload', () => {
  leave();
  timer = setTimeout(stay, LEAVING_MS);
});
globalThis.addEventListener?.('pagehide', leave);
// Out of the browser's history.
globalThis.addEventListener?.('pageshow', stay);
