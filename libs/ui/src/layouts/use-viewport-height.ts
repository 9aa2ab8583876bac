import { useEffect } from 'react';

/** The viewport's height is read again this long after start; requirement 9.7. */
const secondReadMs = 1000;

/**
 * Keeps `--vh` (one hundredth of the visible height) on the page: phones count their address bar into
 * `100vh`. Read at start, one second later and on every resize.
 */
export function useViewportHeight(): void {
  useEffect(() => {
    const read = () => document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
    read();
    const timer = setTimeout(read, secondReadMs);
    window.addEventListener('resize', read);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', read);
    };
  }, []);
}
