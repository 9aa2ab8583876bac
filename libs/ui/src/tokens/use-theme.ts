import { useSyncExternalStore } from 'react';
import { stored } from '../stored';

/** The reader's choice; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';
const listeners = new Set<() => void>();
/** Colors that code reads, for a map and a card's form: the one that is on, not the two of `light-dark()`. */
const READ = 'accent bad focus ink ink-faint ink-soft line-strong paper surface-1 surface-3 water'.split(' ');
let isRegistered = false;
const COLOR = { syntax: '<color>', inherits: true, initialValue: '#000' };

/** Puts the stored choice on the page, as first-script.js does before the first paint. */
export function applyStoredTheme(): void {
  applyTheme(storedTheme());
  if (isRegistered || !globalThis.CSS?.registerProperty) return;
  isRegistered = true;
  for (const name of READ) CSS.registerProperty({ name: `--color-${name}`, ...COLOR });
}

/** The reader's theme and a setter that remembers it in this browser. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, storedTheme, onServer);
  return { theme, setTheme };
}

/** A server-rendered page cannot know its reader's choice. */
const onServer = (): Theme => 'system';

function setTheme(theme: Theme): void {
  if (theme === 'system') stored.local.removeItem(storageKey);
  else stored.local.setItem(storageKey, theme);
  applyTheme(theme);
  listeners.forEach((listener) => listener());
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function storedTheme(): Theme {
  const theme = stored.local.getItem(storageKey);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
