import { IconButton, isModalOpen, type NavEntry, Sheet, useShortcut } from '@yard/ui';
import { useEffect, useState } from 'react';
import { FindResults } from './find-results';

/** The one search of the back office: a button in its header, `/` where no list has a search of its own, and ⌘K. */
export function FindButton({ nav }: { nav: readonly NavEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  useShortcut('/', 'Find anything', open);
  useShortcut('⌘K', 'Find anything, from anywhere');
  useCommandK(open);
  return (
    <>
      <IconButton icon="search" label="Find anything" onPress={open} />
      <Sheet title="Find anything" isOpen={isOpen} onClose={close}>
        <FindResults nav={nav} onLeave={close} />
      </Sheet>
    </>
  );
}

/** Also while typing; with Ctrl where there is no ⌘. */
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
