import { stored } from '@yard/ui/stored';

/** More do not fit side by side. */
export const COMPARED_MAX = 4;
const STORAGE_KEY = 'compared-machines';

/** `ids=3,8` of the page's address: each once, four at most. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((one) => /^[1-9]\d{0,9}$/.test(one));
  return [...new Set(ids.map(Number))].slice(0, COMPARED_MAX);
}

export function withOne(ids: readonly number[], id: number): number[] {
  return [...ids.filter((one) => one !== id), id].slice(-COMPARED_MAX);
}

export const savedIds = (): number[] => readIds(stored.tab.getItem(STORAGE_KEY));

export function saveIds(ids: readonly number[]): void {
  stored.tab.setItem(STORAGE_KEY, ids.join(','));
}
