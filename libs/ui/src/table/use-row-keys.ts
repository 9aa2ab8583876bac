import { useEffect, type RefObject } from 'react';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Moves focus between the rows of a table body: `j` and `k` from anywhere outside a text box, the
 * arrows while a row has focus.
 */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => move(body.current, event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [body, enabled]);
}

function move(body: HTMLTableSectionElement | null, event: KeyboardEvent): void {
  const step = steps[event.key];
  if (body === null || step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;

  const rows = [...body.rows];
  const here = rows.findIndex((row) => row === document.activeElement);
  if (here === -1 && event.key.startsWith('Arrow')) return;

  const start = here === -1 ? rows.findIndex((row) => row.tabIndex === 0) - Math.max(step, 0) : here;
  const next = rows[Math.min(Math.max(start + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  event.preventDefault();
}

/** Whether a key pressed on this element is text being written. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
