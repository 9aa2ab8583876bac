import { useEffect, useRef } from 'react';

/** What an entry of the history says: the router's number of its page, and how many overlays are open over that. */
type Entry = { idx?: number; overlays?: number } | null;

/** The browser's own, where there is one: the server loads this too. */
const browser = {
  go: globalThis.history?.go.bind(history),
  pushState: globalThis.history?.pushState.bind(history),
  replaceState: globalThis.history?.replaceState.bind(history),
};

/** How each open overlay is closed, the lowest first. */
const open: (() => void)[] = [];
/** What the page made of its address while an overlay was open: the page's own entry is told when it is there again. */
let changed: { state: Entry; url: string } | null = null;
/** A step on its way: `ours` is between a page and its overlays, of which the router hears nothing. */
let step: 'ours' | 'page' | null = null;
let page: number | undefined;
const afterStep: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** While the component is there, Back calls this instead of leaving the page. Closed in another way, it leaves no entry. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const closeThis = () => latest.current();
    open.push(closeThis);
    settleLater();
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      settleLater();
    };
  }, []);
}

function entry(): Entry {
  return history.state as Entry;
}

const depth = () => entry()?.overlays ?? 0;

/** One that closes as another opens changes nothing; one that leads to another page has done so by then. */
function settleLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (step !== null) return;
    for (let at = depth() + 1; at <= open.length; at += 1)
      browser.pushState({ ...entry(), overlays: at }, '');
    if (depth() > open.length) goOurs(open.length - depth());
  });
}

function goOurs(steps: number): void {
  step = 'ours';
  browser.go(steps);
}

/** Whether a step was between a page and its overlays. */
function handleStep(): boolean {
  const before = step;
  const isOtherPage = entry()?.idx !== page;
  step = null;
  page = entry()?.idx;
  if (changed !== null && !isOtherPage) {
    const at = depth();
    browser.replaceState(at > 0 ? { ...changed.state, overlays: at } : changed.state, '', changed.url);
    if (at === 0) changed = null;
  }
  afterStep.splice(0).forEach((act) => act());
  settleLater();
  if (before === 'ours') return !isOtherPage;
  const left = isOtherPage ? 0 : open.length;
  if (depth() > left) {
    // An overlay of before, gone forward or back to: nothing is there.
    if (isOtherPage) page = undefined;
    goOurs(left - depth());
    return true;
  }
  if (isOtherPage || depth() === open.length) return false;
  open
    .slice(depth())
    .toReversed()
    .forEach((close) => close());
  return true;
}

/** What the router does with the history, as if no overlay had an entry. */
function watchRouter(): void {
  history.pushState = (state: Entry, unused, url) => {
    if (step === 'ours') return void afterStep.push(() => history.pushState(state, unused, url));
    step = null;
    changed = null;
    const add = depth() > 0 ? browser.replaceState : browser.pushState;
    add(state, unused, url);
    page = state?.idx;
  };
  history.replaceState = (state: Entry, unused, url) => {
    if (depth() > 0 || step === 'ours')
      changed = { state, url: new URL(url ?? '', document.location.href).href };
    if (step !== 'ours')
      browser.replaceState(depth() > 0 ? { ...state, overlays: depth() } : state, unused, url);
    page = state?.idx;
  };
  history.go = (steps = 0) => {
    if (step === 'ours') return void afterStep.push(() => history.go(steps));
    step = 'page';
    browser.go(steps < 0 ? steps - depth() : steps);
  };
}

if (globalThis.history) {
  page = entry()?.idx;
  watchRouter();
  // Before the router's, whichever came first, and while no router is there.
  window.addEventListener(
    'popstate',
    (event) => {
      if (handleStep()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // The page was loaded anew with an overlay open.
  settleLater();
}
