import { useEffect, useRef, type RefObject } from 'react';
import { isModalOpen } from '../overlays/is-modal-open';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Moves focus between the rows of a table body: `j` and `k` from anywhere outside a text box, the
 * arrows while a row has focus. While a row is open beside the list, the next one opens in its place.
 */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, enabled: boolean): void {
  const lastOpen = useLastOpen(body);
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => move(body.current, event, lastOpen.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [body, enabled, lastOpen]);
}

/** The place of the row that is open, also once it has left the list: the next one stands there then. */
function useLastOpen(body: RefObject<HTMLTableSectionElement | null>): RefObject<number> {
  const lastOpen = useRef(-1);
  useEffect(() => {
    const open = openIn(rowsOf(body.current));
    if (open !== -1) lastOpen.current = open;
    else if (!isPanelOpen()) lastOpen.current = -1;
  });
  return lastOpen;
}

/** Without what is folded out below a row. */
const rowsOf = (body: HTMLTableSectionElement | null) =>
  [...(body?.rows ?? [])].filter((row) => row.hasAttribute('aria-selected'));

const openIn = (rows: readonly HTMLTableRowElement[]) =>
  rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');

const isPanelOpen = () => document.querySelector('[data-side-panel]') !== null;

function move(body: HTMLTableSectionElement | null, event: KeyboardEvent, lastOpen: number): void {
  const step = steps[event.key];
  if (body === null || step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  if (isTyping(event.target) || isModalOpen()) return;

  const rows = rowsOf(body);
  const focused = rows.findIndex((row) => row === document.activeElement);
  if (focused === -1 && event.key.startsWith('Arrow')) return;

  const open = openIn(rows);
  const hasLeft = open === -1 && lastOpen !== -1 && isPanelOpen();
  const start = hasLeft
    ? lastOpen - Number(step > 0)
    : focused !== -1
      ? focused
      : open !== -1
        ? open
        : beforeFirst(rows, step);
  const next = rows[Math.min(Math.max(start + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  if ((open !== -1 || hasLeft) && next !== rows[open]) next?.click();
  event.preventDefault();
}

/** The index from which a step leads to the row that Tab would reach. */
function beforeFirst(rows: readonly HTMLTableRowElement[], step: number): number {
  return rows.findIndex((row) => row.tabIndex === 0) - step;
}

/** True where a key pressed on this element is text being written. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
