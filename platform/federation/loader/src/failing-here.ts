import { storeInTab, readInTab } from './tab-storage';

const KEY = 'remotes-failing';
const VERSION = /^[0-9a-f]{12}$/;

/** Versions of remotes whose code failed in this tab: others are requested. */
export function failingHere(): string[] {
  return readInTab(KEY)
    .split(',')
    .filter((one) => VERSION.test(one));
}

export function noteFailing(version: string): void {
  storeInTab(KEY, [...failingHere(), version].join(','));
}
