import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the list: as search.module.css has it. */
const BESIDE = '(min-width: 1024px)';

/** Whether there is room for the filters beside the list. */
export function useBeside(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(BESIDE).matches, onServer);
}

/** Where a page is drawn ahead nobody knows how wide it will be. */
const onServer = () => false;

function onChange(notify: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
