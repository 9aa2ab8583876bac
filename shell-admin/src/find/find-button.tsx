import { IconButton, isModalOpen, type NavEntry, Sheet, useShortcut } from '@yard/ui';
import { useCallback, useEffect, useState } from 'react';
import { FindResults } from './find-results';

export function FindButton({ nav }: { nav: readonly NavEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isReady, setReady] = useState(false);
  const open = () => setOpen(true);
  const close = useCallback(() => {
    setOpen(false);
    setReady(false);
    setTyped('');
  }, []);
  const ready = useCallback(() => setReady(true), []);
  useTypedAhead({ waits: isOpen && !isReady, change: setTyped, onEscape: close });
  useShortcut('/', 'Find anything', open);
  useShortcut(COMMAND_K, 'Find anything, from anywhere');
  useCommandK(open);
  return (
    <>
      <IconButton icon="search" label="Find anything" onPress={open} />
      <Sheet title="Find anything" isOpen={isOpen} onClose={close}>
        <FindResults {...{ nav, typed }} onType={setTyped} onReady={ready} onLeave={close} />
      </Sheet>
    </>
  );
}

const COMMAND_K = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Works while typing, too; with Ctrl where there is no ⌘. */
function useCommandK(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k' || isModalOpen()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

type Ahead = { waits: boolean; change: (change: (typed: string) => string) => void; onEscape: () => void };

function useTypedAhead({ waits, change, onEscape }: Ahead): void {
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
