import { useSyncExternalStore } from 'react';

/** Width from which the filters stand beside the list: as in search.module.css. */
const BESIDE = '(min-width: 1024px)';

export function useBeside(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(BESIDE).matches, onServer);
}

/** The browser's width is unknown on the server. */
const onServer = () => false;

function onChange(notify: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
