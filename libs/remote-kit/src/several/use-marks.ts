import { isModalOpen, useShortcut } from '@yard/ui';
import { useState } from 'react';

/** The rows that are chosen, by their ids; `x` chooses the row that has focus. */
export function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const mark = (id: number, isOn: boolean) => {
    const next = new Set(marked);
    if (isOn) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  return { marked, mark, setMarked };
}

/** Lists the key where rows can be chosen. */
export function MarkKey() {
  useShortcut('x', 'Select the row', () => {
    if (isModalOpen()) return;
    const row = document.activeElement?.closest('tr');
    row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  });
  return null;
}
