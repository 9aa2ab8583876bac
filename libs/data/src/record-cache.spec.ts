import { defineRecord, type RecordType } from '@laravel-wire/core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { recordCache } from './record-cache';
import { recordKeys } from './record-keys';
import { syncCache } from './use-live-records';

interface Note {
  id: number;
  text: string;
  updated_at?: string;
}

const notes = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'text', channel: 'notes' });
const note = (text: string): Note => ({ id: 1, text });

/** A page that shows the note, and a server that answers when it is told to. */
function scene() {
  const client = new QueryClient();
  const asked: ((text: string) => void)[] = [];
  const page = new QueryObserver<Note>(client, {
    queryKey: recordKeys.record(notes, 1),
    queryFn: () => new Promise((resolve) => asked.push((text) => resolve(note(text)))),
  });
  const leave = page.subscribe(() => undefined);
  const shown = () => page.getCurrentResult().data?.text;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const cache = recordCache(client, notes);
  const told = (text: string) => cache.heard(note(text), Infinity);
  return { asked, cache, leave, settled, shown, told };
}

interface Told {
  saved?(recordOrId: Note | number, heardAt: number): void;
  deleted?(id: number): void;
  joined?(): void;
}

function added<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

it('asks again for a record that is put while it is asked for: that answer may be the older', async () => {
  const { asked, leave, settled, shown, told } = scene();

  told('told');
  asked[0]?.('old');
  await settled();
  expect(shown()).toBe('told');
  asked[1]?.('new');
  await settled();

  expect(shown()).toBe('new');
  leave();
});

it('asks once more for a record that is shown, however many find that it may be old', async () => {
  const { asked, cache, leave, settled, shown } = scene();
  asked[0]?.('first');
  await settled();

  cache.refreshShown();
  expect(asked).toHaveLength(2);
  asked[1]?.('second');
  await settled();

  expect([asked.length, shown()]).toEqual([2, 'second']);
  leave();
});

it('asks once more after an answer under way, which may be of before, however many find that', async () => {
  const { asked, cache, leave, settled, shown } = scene();
  cache.refreshShown();
  cache.refreshShown();
  await settled();
  expect(asked).toHaveLength(1);

  asked[0]?.('of before');
  await settled();
  expect([asked.length, shown()]).toEqual([2, 'of before']);
  asked[1]?.('as it is');
  await settled();

  expect([asked.length, shown()]).toEqual([2, 'as it is']);
  leave();
});

it('asks again after a call during which the record was put: either may be the older', async () => {
  const { asked, cache, leave, settled, shown, told } = scene();
  asked[0]?.('first');
  await settled();
  let answer = (_text: string) => undefined as void;
  const sent = cache.answered(1, new Promise((resolve) => (answer = (text) => resolve(note(text)))));

  told('told');
  answer('answered');
  expect(await sent).toEqual(note('answered'));
  asked[1]?.('as it is');
  await settled();

  expect(shown()).toBe('as it is');
  leave();
});

it('asks for nothing after a call of which nobody told meanwhile', async () => {
  const { asked, cache, leave, settled, shown } = scene();
  asked[0]?.('first');
  await settled();

  await cache.answered(1, Promise.resolve(note('answered')));
  await settled();

  expect([shown(), asked.length]).toEqual(['answered', 1]);
  leave();
});

it('asks again for a record that was told of before the call that made it answered', async () => {
  const { asked, cache, leave, settled, shown, told } = scene();
  asked[0]?.('made');
  await settled();
  told('done');

  await cache.answered(null, Promise.resolve(note('made')));
  asked.at(-1)?.('as it is');
  await settled();

  expect(shown()).toBe('as it is');
  leave();
});

it('asks again for a record that was fetched for an event while a call answered: either may be the older', async () => {
  const { asked, cache, leave, settled, shown } = scene();
  asked[0]?.('first');
  await settled();
  const heardAt = Date.now();

  await cache.answered(1, Promise.resolve(note('answered')));
  cache.heard(note('of before the answer'), heardAt);
  expect(shown()).toBe('answered');
  asked[1]?.('as it is');
  await settled();

  expect(shown()).toBe('as it is');
  leave();
});

describe('a record that came with its event', () => {
  const came = { model: {} };

  it('is shown without asking, in the moment of another one too, but not over a newer one', async () => {
    const { asked, cache, leave, settled, shown } = scene();
    const at = (second: number) => ({ ...note(`of ${second}`), updated_at: `2026-11-25T12:00:0${second}Z` });
    asked[0]?.('first');
    await settled();

    cache.put(at(1));
    cache.heard(at(2), Date.now(), came);
    expect([shown(), asked.length]).toEqual(['of 2', 1]);
    cache.heard(at(1), Date.now(), came);

    expect([shown(), asked.length]).toEqual(['of 2', 2]);
    leave();
  });

  it('is asked for once more where it was under way while a call was answered', async () => {
    const { asked, cache, leave, settled, shown } = scene();
    asked[0]?.('first');
    await settled();
    await cache.answered(1, Promise.resolve(note('answered')));

    cache.heard(note('of before'), Date.now(), came);
    expect([shown(), asked.length]).toEqual(['answered', 2]);
    asked[1]?.('as it is');
    await settled();
    cache.heard(note('told'), Date.now() + 2_001, came);

    expect([shown(), asked.length]).toEqual(['told', 2]);
    leave();
  });

  it('brings the number of those that wait, which is not asked for', async () => {
    const client = new QueryClient();
    let asked = 0;
    const count = new QueryObserver<{ total: number }>(client, {
      queryKey: recordKeys.list(notes, { only_total: true }),
      queryFn: () => ({ data: [], total: (asked += 1) }),
      meta: { isAttention: true },
    });
    const leave = count.subscribe(() => undefined);
    const heard = async (event: object) => {
      recordCache(client, notes).heard(note('told'), Date.now(), event);
      await new Promise((resolve) => setTimeout(resolve));
      return [count.getCurrentResult().data?.total, asked];
    };
    await new Promise((resolve) => setTimeout(resolve));

    expect(await heard({ ...came, attention: { notes: 5 } })).toEqual([5, 1]);
    expect(await heard(came)).toEqual([2, 2]);
    leave();
    client.clear();
  });
});

it('asks again for what any act may change, whatever it acts on', async () => {
  const client = new QueryClient();
  let asked = 0;
  const waiting = new QueryObserver(client, {
    queryKey: ['waiting'],
    queryFn: () => (asked += 1),
    meta: { isSummary: true },
  });
  const leave = waiting.subscribe(() => undefined);
  const cache = recordCache(client, notes);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();

  for (const act of [() => cache.put(note('new')), () => cache.remove(1), cache.refresh]) {
    const before = asked;
    act();
    await settled();
    expect(asked).toBe(before + 1);
  }
  leave();
});

describe('sync cache', () => {
  /** A page with a list of notes, and a server that says what became of them and counts what it is asked. */
  function scene() {
    const client = new QueryClient();
    let count = 0;
    const list = new QueryObserver(client, {
      queryKey: recordKeys.list(notes, {}),
      queryFn: () => Promise.resolve({ data: [], total: (count += 1) }),
    });
    const listeners = new Set<Told>();
    const back = new Set<() => void>();
    const live = {
      on: (_type: RecordType<never>, told: object) => added(listeners, told),
      onReconnect: (callback: () => void) => added(back, callback),
    };
    return {
      keep: () => syncCache(live, client, notes),
      tell: (told: (listener: Told) => void) => listeners.forEach(told),
      isBack: () => back.forEach((callback) => callback()),
      asked: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        return count;
      },
      leave: list.subscribe(() => undefined),
      client,
    };
  }

  it('asks once for the lists that an event may have changed, however many follow', async () => {
    const { keep, tell, isBack, asked, leave, client } = scene();
    keep();
    keep();
    keep();
    const counts = [await asked()];

    tell(({ saved }) => saved?.({ id: 1, text: 'new' }, Infinity));
    counts.push(await asked());
    tell(({ deleted }) => deleted?.(1));
    counts.push(await asked());
    tell(({ saved }) => saved?.(2, Infinity));
    counts.push(await asked());
    tell(({ joined }) => joined?.());
    counts.push(await asked());
    isBack();
    counts.push(await asked());

    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    leave();
    client.clear();
  });

  it('goes on until the last one leaves, and begins again', async () => {
    const { keep, tell, asked, leave, client } = scene();
    const [first, second] = [keep(), keep()];
    const saved = () => tell((listener) => listener.saved?.({ id: 1, text: 'new' }, Infinity));
    await asked();

    first();
    saved();
    expect(await asked()).toBe(2);
    second();
    saved();
    expect(await asked()).toBe(2);
    keep();
    saved();
    expect(await asked()).toBe(3);
    leave();
    client.clear();
  });
});
