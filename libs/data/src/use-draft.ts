import { draftPlace, forgetDraft, saveDraft, savedDraft, useSession } from '@yard/session';
import { useCallback, useMemo, useRef, useState } from 'react';

/** Something written that the server does not have yet. */
export interface Draft<V> {
  value: V;
  set(change: V | ((before: V) => V)): void;
  /** It was written earlier: before a reload, or before another page was looked at. */
  isRestored: boolean;
  /** Forgets what is stored; what is on the screen stays. For what was sent. */
  forget(): void;
  /** Gives it up: the page is as it would have begun. */
  startOver(): void;
}

interface StoredDraft<V> {
  place: string | null;
  value: V;
  isRestored: boolean;
}

/**
 * State that survives a reload and a way to other pages, in this tab and for this reader: written through at each
 * change, forgotten once it equals `initial` again, at the log-out, and when somebody else signs in. Of a record only
 * the members that were changed are stored, so that the others are what they are by then.
 *
 * @param key      names record and box, such as `support_tickets/5/message`; with another key, another draft. Null
 *   keeps nothing
 * @param initial  what to begin with where nothing is stored; plain JSON, of the shape that `set` is given
 */
export function useDraft<V>(key: string | null, initial: V): Draft<V> {
  const userId = useSession().user?.id ?? null;
  const place = key === null ? null : draftPlace(userId, key);
  const { draft, latest, begin, put } = useStoredDraft(place, initial);

  const set = useCallback<Draft<V>['set']>(
    (change) => {
      const before = latest.current;
      const value = change instanceof Function ? change(before.value) : change;
      if (before.place !== null) write(before.place, value, begin.current);
      put({ ...before, value });
    },
    [latest, begin, put],
  );
  const forget = useCallback(() => {
    if (latest.current.place !== null) forgetDraft(latest.current.place);
    put({ ...latest.current, isRestored: false });
  }, [latest, put]);
  const startOver = useCallback(() => {
    set(begin.current);
    put({ ...latest.current, isRestored: false });
  }, [latest, begin, put, set]);

  const { value, isRestored } = draft;
  return useMemo(
    () => ({ value, isRestored, set, forget, startOver }),
    [value, isRestored, set, forget, startOver],
  );
}

/** The draft at a place: read from there when the place changes. */
function useStoredDraft<V>(place: string | null, initial: V) {
  const [state, setState] = useState(() => read(place, initial));
  let draft = state;
  if (draft.place !== place) {
    draft = read(place, initial);
    setState(draft);
  }

  // The last value set, rendered or not: two changes in one event build on each other.
  const latest = useRef(draft);
  const begin = useRef(initial);
  if (latest.current.place !== place) {
    latest.current = draft;
    begin.current = initial;
  }

  const put = useCallback((next: StoredDraft<V>) => {
    latest.current = next;
    setState(next);
  }, []);
  return { draft, latest, begin, put };
}

function read<V>(place: string | null, initial: V): StoredDraft<V> {
  const saved = place === null ? undefined : savedDraft(place);
  return saved === undefined
    ? { place, value: initial, isRestored: false }
    : { place, value: whole(saved, initial), isRestored: true };
}

function whole<V>(saved: unknown, initial: V): V {
  return isRecord(initial) ? { ...initial, ...(saved as Partial<V>) } : (saved as V);
}

function write<V>(place: string, value: V, initial: V): void {
  if (isSame(value, initial)) forgetDraft(place);
  else saveDraft(place, isRecord(value) && isRecord(initial) ? changedIn(value, initial) : value);
}

/** The changed fields, with the stamp of the record that they were changed in. */
function changedIn(value: object, initial: object): object {
  const changed = Object.entries(value).filter(
    ([name, one]) => name === 'updated_at' || !isSame(one, Reflect.get(initial, name)),
  );
  return Object.fromEntries(changed);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
