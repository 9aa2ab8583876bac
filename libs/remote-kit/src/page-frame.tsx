import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const siteName = 'Yard';

/** Sets the document's title while the component is shown; a page may refine the title of its route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? siteName : `${title} · ${siteName}`;
  }, [title]);
}

/** Around each page: gives the document the page's title. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}

/**
 * After each navigation to another path puts focus on the page's heading (else on the content), so that
 * screen readers read where one is, and scrolls up unless one went back. Goes once in the shell.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    return focusWhenDrawn();
  }, [pathname, navigation]);
}

/** Focuses the content at once and its heading as soon as there is one. @returns stops waiting for it */
function focusWhenDrawn(): (() => void) | undefined {
  const content = document.getElementById('content');
  if (content === null) return undefined;
  content.focus({ preventScroll: true });
  if (focusHeading(content)) return undefined;

  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== content && document.activeElement !== document.body;
    if (moved || focusHeading(content)) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
