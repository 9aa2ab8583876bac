import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isTyping } from '../table/use-row-keys';
import { isModalOpen } from './is-modal-open';
import { Sheet } from './sheet';
import styles from './shortcuts.module.css';

export type Shortcut = {
  /** One key, or two in a row ("g r"); as `KeyboardEvent.key` names them. */
  keys: string;
  label: string;
  /** Left out for keys that a component handles itself and the sheet only lists. */
  run?: () => void;
};

type Registry = { add: (shortcut: Shortcut) => () => void };

const ShortcutsContext = createContext<Registry | null>(null);

/** Longest pause before the second key of a pair. */
const pairMs = 1000;

/** Makes a key do something while the component is on the page, and lists it in the sheet (`?`). */
export function useShortcut(keys: string, label: string, run?: () => void): void {
  const registry = useContext(ShortcutsContext);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const acts = run !== undefined;
  useEffect(
    () => registry?.add({ keys, label, run: acts ? () => latest.current?.() : undefined }),
    [registry, keys, label, acts],
  );
}

/** Listens for the keys of all `useShortcut` below it; `?` shows what they are. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const [isOpen, setOpen] = useState(false);
  const registry = useMemo<Registry>(
    () => ({
      add: (shortcut) => {
        setShortcuts((all) => [...all, shortcut]);
        return () => setShortcuts((all) => all.filter((one) => one !== shortcut));
      },
    }),
    [],
  );
  useKeys(shortcuts, () => setOpen(true));

  return (
    <ShortcutsContext value={registry}>
      {children}
      <Sheet title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ShortcutTable shortcuts={[...shortcuts.filter(acts), { keys: '?', label: 'Show this list' }]} />
      </Sheet>
    </ShortcutsContext>
  );
}

/** The later of two for one key acts. */
function acts({ keys, run }: Shortcut, at: number, all: readonly Shortcut[]): boolean {
  return !run || all.findLastIndex((one) => one.run && one.keys === keys) === at;
}

function useKeys(shortcuts: readonly Shortcut[], openSheet: () => void): void {
  const first = useRef({ key: '', at: 0 });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (isModalOpen()) return;
      const pair = event.timeStamp - first.current.at < pairMs ? `${first.current.key} ${event.key}` : '';
      const hit = shortcuts.findLast((one) => one.run && (one.keys === pair || one.keys === event.key));
      first.current = { key: event.key, at: event.timeStamp };
      if (event.key === '?') openSheet();
      if (!hit?.run) return;
      event.preventDefault();
      hit.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, openSheet]);
}

function ShortcutTable({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className={styles.list}>
      {shortcuts.map((shortcut) => (
        <div key={shortcut.keys + shortcut.label} className={styles.entry}>
          <dt>{shortcut.label}</dt>
          <dd>
            {shortcut.keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
