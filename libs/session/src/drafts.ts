import { type Stored, stored } from '@yard/ui/stored';

/** Unsaved text of this tab: it outlives a reload and a way to another page, and ends with the tab or the log-out. */
const PREFIX = 'draft:';

/**
 * The place of a reader's draft. A guest's is not for whoever signs in later, except `anyone`'s, which they take along.
 */
export function draftPlace(userId: number | null | 'anyone', key: string): string {
  return `${PREFIX}${userId ?? 'guest'}:${key}`;
}

export function savedDraft(place: string, storage: Stored = stored.tab): unknown {
  const text = storage.getItem(place);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Whatever another script left under the name is no draft.
    return undefined;
  }
}

export function saveDraft(place: string, value: unknown, storage: Stored = stored.tab): void {
  storage.setItem(place, JSON.stringify(value));
}

export function forgetDraft(place: string, storage: Stored = stored.tab): void {
  storage.removeItem(place);
}

/** The next person at the screen gets no drafts. @param reader  whose drafts stay, with `anyone`'s; null: none */
export function forgetDrafts(reader: number | null, storage: Stored = stored.tab): void {
  const stay = reader === null ? [] : [draftPlace(reader, ''), draftPlace('anyone', '')];
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  names
    .filter((name) => name.startsWith(PREFIX) && !stay.some((place) => name.startsWith(place)))
    .forEach((name) => storage.removeItem(name));
}
