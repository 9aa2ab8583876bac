import { stored } from '@yard/ui';

const STORED = 'scroll-places';

/** Scroll positions of the history's entries when they were left; kept through a reload and another site. */
export const savedScroll = {
  /** Undefined where one has not been. */
  of: (entry: string): number | undefined => places.get(entry),
  note: (entry: string, place: number): void => void places.set(entry, place),
  store: (): void => stored.tab.setItem(STORED, JSON.stringify([...places])),
};

const places = new Map(wentOn() ? [] : placesBefore());

/** True where this document was requested anew, not by a reload or the way back. */
function wentOn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

function placesBefore(): [string, number][] {
  try {
    return JSON.parse(stored.tab.getItem(STORED) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
