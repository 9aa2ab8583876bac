import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { savedScroll } from './saved-scroll';

/** Longest time in which a page that one went back to regains its length. */
const GROWS_FOR_MS = 5_000;

/** Events of a reader who no longer wants to be taken anywhere. */
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Back, forward and a reload lead to the place on the page where one was. The browser's own restoring
 * comes before our pages have drawn their records, when there is no such place yet. Goes once in the shell.
 */
export function useSavedScroll(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const entry = `${key} ${pathname}${hash}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', savedScroll.store);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', savedScroll.store);
    };
  }, []);

  const isFirst = useRef(true);
  // Before the browser clamps the old place to the new page's length, which would be noted as the old page's.
  useLayoutEffect(() => {
    const place = savedScroll.of(entry) ?? (hash === '' ? 0 : null);
    // A page that the server drew may have been read, and moved, before this code was there.
    const isRead = isFirst.current && scrollY > 0;
    isFirst.current = false;
    const way = navigation === 'POP' && place !== null && !isRead ? scrollOnceThere(place) : null;
    const note = () => {
      if (!way?.isOpen()) savedScroll.note(entry, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      way?.end();
      window.removeEventListener('scroll', note);
    };
  }, [entry, hash, navigation]);
}

/** Scrolls as soon as the page is long enough, unless the reader moves first. */
function scrollOnceThere(place: number) {
  let isOpen = true;
  const observer = new ResizeObserver(goThere);
  const timer = setTimeout(end, GROWS_FOR_MS);

  function end(): void {
    isOpen = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of TAKES_OVER) window.removeEventListener(event, end);
  }
  function goThere(): void {
    window.scrollTo(0, place);
    if (document.documentElement.scrollHeight >= place + window.innerHeight) end();
  }

  for (const event of TAKES_OVER) window.addEventListener(event, end, { passive: true });
  observer.observe(document.getElementById('content') ?? document.body);
  return { end, isOpen: () => isOpen };
}
