import { useEffect } from 'react';

interface Ahead {
  /** Whether the dialog is requested, and its field is not there yet. */
  waits: boolean;
  change: (change: (typed: string) => string) => void;
  onEscape: () => void;
}

/** Takes the keys that are pressed while the dialog's code loads: they are meant for its field. */
export function useTypedAhead({ waits, change, onEscape }: Ahead): void {
  useEffect(() => {
    if (!waits) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (key === 'Escape') onEscape();
      else if (key === 'Backspace') change((typed) => typed.slice(0, -1));
      else if (key.length === 1) change((typed) => typed + key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [waits, change, onEscape]);
}
