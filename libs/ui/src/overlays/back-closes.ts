import { useEffect, useRef } from 'react';

/** State of a history entry: the router's number of its page, and how many overlays are open over that. */
type Entry = { idx?: number; overlays?: number } | null;

/** The browser's own, where there is one: the server loads this too. */
const browser = {
  go: globalThis.history?.go.bind(history),
  pushState: globalThis.history?.pushState.bind(history),
  replaceState: globalThis.history?.replaceState.bind(history),
};

const open: (() => void)[] = [];
/** The page's change of its address on an overlay's entry: its own entry gets it when the reader is there again. */
let changed: { state: Entry; url: string } | null = null;
let here: { page: number | undefined; depth: number } = { page: undefined, depth: 0 };
/** A step of the router's is on its way: what opens meanwhile gets its entry where that ends. */
let isGoing = false;

let handleFirst: ((event: PopStateEvent) => void) | null = null;

/** Hears of steps between pages before the router does, and may stop the event; null ends it. */
export function handleStepsFirst(listener: typeof handleFirst): void {
  handleFirst = listener;
}

/**
 * While the component is there, Back calls this instead of leaving the page. Closed in another way, it leaves an entry
 * that Back passes over: to take it back would be a step that ends after whatever the reader does next.
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const closeThis = () => latest.current();
    open.push(closeThis);
    giveEntries();
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, []);
}

const entry = (): Entry => history.state as Entry;

const depth = () => entry()?.overlays ?? 0;

function note(): void {
  here = { page: entry()?.idx, depth: depth() };
}

function giveEntries(): void {
  if (isGoing) return;
  for (let at = depth() + 1; at <= open.length; at += 1) browser.pushState({ ...entry(), overlays: at }, '');
  note();
}

/** True for a step between a page and its overlays, of which the router hears nothing. */
function handleStep(): boolean {
  const before = here;
  // The overlays of the page before are gone by then.
  if (isGoing) setTimeout(giveEntries);
  isGoing = false;
  note();
  if (here.page !== before.page || here.depth === before.depth) return false;
  if (changed !== null) {
    browser.replaceState(withDepth(changed.state, here.depth), '', changed.url);
    if (here.depth === 0) changed = null;
  }
  if (here.depth > before.depth) return true;
  const above = open.slice(here.depth);
  if (above.length === 0) browser.go(-1);
  above.toReversed().forEach((close) => close());
  return true;
}

const withDepth = (state: Entry, overlays: number) => (overlays > 0 ? { ...state, overlays } : state);

/** Lets the router use the history as if no overlay had an entry. */
function watchRouter(): void {
  history.pushState = (state: Entry, unused, url) => {
    isGoing = false;
    // An entry whose address the page changed is the one to come back to.
    const add = depth() > 0 && changed === null ? browser.replaceState : browser.pushState;
    changed = null;
    add(state, unused, url);
    note();
  };
  history.replaceState = (state: Entry, unused, url) => {
    const at = depth();
    changed = at > 0 ? { state, url: new URL(url ?? '', document.location.href).href } : null;
    browser.replaceState(withDepth(state, at), unused, url);
    note();
  };
  history.go = (steps = 0) => {
    isGoing = steps !== 0;
    browser.go(steps < 0 ? steps - depth() : steps);
  };
}

if (globalThis.history) {
  note();
  watchRouter();
  // Before the router's, whichever came first, and while no router is there.
  window.addEventListener(
    'popstate',
    (event) => {
      if (handleStep()) event.stopImmediatePropagation();
      else handleFirst?.(event);
    },
    { capture: true },
  );
}
