import type { Navigator } from 'react-router';
import { handleStepsFirst } from './back-closes';
import { placeOf } from './place-of';

/** A form that may hold what is not saved. */
export type LeaveGuard = {
  isUnsaved: () => boolean;
  /** Name of the part of the query that, beside the path, decides whether the form is on the page. */
  beside: string | undefined;
  /** True where the reader gives up what is not saved. */
  ask: () => Promise<boolean>;
};

/** State that the router writes into the entries of the history. */
type Entry = { idx?: number; overlays?: number } | null;

const guards = new Set<LeaveGuard>();
let unwatch: (() => void) | null = null;

/** Stands guard until the returned function is called. */
export function stand(guard: LeaveGuard, navigator: Navigator): () => void {
  guards.add(guard);
  unwatch ??= watch(navigator);
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    unwatch?.();
    unwatch = null;
  };
}

/** The reader's place as far as the router knows: in a step of the history the address is ahead of it. */
type Here = { place: ReturnType<typeof placeNow> };

/**
 * Watches every way out of the page. The router's own blocker needs its data router, which is 30 kB more for
 * everybody; the router's navigator and the browser's history are what both come down to.
 */
function watch(navigator: Navigator): () => void {
  const here = { place: placeNow() };
  const stops = [watchNavigator(navigator, here), watchSteps(here), watchUnload()];
  return () => stops.forEach((stop) => stop());
}

/** Links, and what the pages themselves lead to. */
function watchNavigator(navigator: Navigator, here: Here): () => void {
  const ways = { push: navigator.push, replace: navigator.replace };
  for (const way of ['push', 'replace'] as const) {
    navigator[way] = (to, state, options) => {
      const url = placeOf(new URL(navigator.createHref(to), window.location.href));
      const guard = guardBetween(here.place.url, url);
      const go = () => {
        ways[way].call(navigator, to, state, options);
        here.place = placeNow();
      };
      if (guard === undefined) go();
      else void guard.ask().then((leaves) => leaves && go());
    };
  }
  return () => void Object.assign(navigator, ways);
}

/** Back and forward: the browser has gone already, so it is led back before the router hears of it. */
function watchSteps(here: Here): () => void {
  let next: 'asks' | 'returns' | 'leaves' = 'asks';
  handleStepsFirst((event) => {
    const to = placeNow();
    const guard = next === 'asks' ? guardBetween(here.place.url, to.url) : undefined;
    if (guard === undefined) {
      if (next === 'returns') event.stopImmediatePropagation();
      next = 'asks';
      here.place = to;
      return;
    }
    event.stopImmediatePropagation();
    const steps = to.index - here.place.index || 1;
    next = 'returns';
    window.history.go(-steps);
    void guard.ask().then((leaves) => {
      if (!leaves) return;
      next = 'leaves';
      window.history.go(steps);
    });
  });
  return () => handleStepsFirst(null);
}

/** A closed tab, another site, a reload: the browser asks in its own words. */
function watchUnload(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if ([...guards].some(({ isUnsaved }) => isUnsaved())) event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}

function guardBetween(from: URL, to: URL): LeaveGuard | undefined {
  return [...guards].find(({ beside, isUnsaved }) => {
    const stays =
      from.pathname === to.pathname &&
      (beside === undefined || from.searchParams.get(beside) === to.searchParams.get(beside));
    return !stays && isUnsaved();
  });
}

function placeNow() {
  // An address that was typed has no number of the router's, which browsers without their own have to do with.
  const state = window.history.state as Entry;
  const index = navigationOf(window)?.currentEntry?.index ?? state?.idx ?? 0;
  return { url: placeOf(window.location), index: index - (state?.overlays ?? 0) };
}

/** The browser's own count of the entries; not in every browser. */
const navigationOf = (page: { navigation?: { currentEntry?: { index: number } | null } }) => page.navigation;
