import { defineRecord, type RecordType } from '@laravel-wire/core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setImmediate as settled } from 'node:timers/promises';
import { recordCache } from './record-cache';
import { recordKeys } from './record-keys';
import { syncCache } from './use-live-records';

type Note = { id: number; text: string; updated_at?: string };

const notes = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'text', channel: 'notes' });
const note = (text: string): Note => ({ id: 1, text });

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A page that shows the note, and a server that answers when it is told to. */
function scene() {
  const client = new QueryClient();
  const asked: ((text: string) => void)[] = [];
  const page = new QueryObserver<Note>(client, {
    queryKey: recordKeys.record(notes, 1),
    queryFn: () => new Promise((resolve) => asked.push((text) => resolve(note(text)))),
  });
  ends.push(page.subscribe(() => undefined));
  const shown = () => page.getCurrentResult().data?.text;
  const reply = (question: number, text: string) => {
    asked.at(question)?.(text);
    return settled();
  };
  const cache = recordCache(client, notes);
  const told = (text: string) => cache.heard(note(text), Infinity);
  return { asked, cache, reply, shown, told };
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
  const { reply, shown, told } = scene();

  told('told');
  await reply(0, 'old');
  expect(shown()).toBe('told');
  await reply(1, 'new');

  expect(shown()).toBe('new');
});

it('asks once more for a record that is shown, however many find that it may be old', async () => {
  const { asked, cache, reply, shown } = scene();
  await reply(0, 'first');

  cache.refreshShown();
  expect(asked).toHaveLength(2);
  await reply(1, 'second');

  expect([asked.length, shown()]).toEqual([2, 'second']);
});

it('asks once more after an answer under way, which may be of before, however many find that', async () => {
  const { asked, cache, reply, shown } = scene();
  cache.refreshShown();
  cache.refreshShown();
  await settled();
  expect(asked).toHaveLength(1);

  await reply(0, 'of before');
  expect([asked.length, shown()]).toEqual([2, 'of before']);
  await reply(1, 'as it is');

  expect([asked.length, shown()]).toEqual([2, 'as it is']);
});

it('asks again after a call during which the record was put: either may be the older', async () => {
  const { cache, reply, shown, told } = scene();
  await reply(0, 'first');
  let answer = (_text: string) => undefined as void;
  const sent = cache.answered(1, new Promise((resolve) => (answer = (text) => resolve(note(text)))));

  told('told');
  answer('answered');
  expect(await sent).toEqual(note('answered'));
  await reply(1, 'as it is');

  expect(shown()).toBe('as it is');
});

it('asks for nothing after a call of which nobody told meanwhile', async () => {
  const { asked, cache, reply, shown } = scene();
  await reply(0, 'first');

  await cache.answered(1, Promise.resolve(note('answered')));
  await settled();

  expect([shown(), asked.length]).toEqual(['answered', 1]);
});

it('asks again for a record that was told of before the call that made it answered', async () => {
  const { cache, reply, shown, told } = scene();
  await reply(0, 'made');
  told('done');

  await cache.answered(null, Promise.resolve(note('made')));
  await reply(-1, 'as it is');

  expect(shown()).toBe('as it is');
});

it('asks again for a record that was fetched for an event while a call answered: either may be the older', async () => {
  const { cache, reply, shown } = scene();
  await reply(0, 'first');
  const heardAt = Date.now();

  await cache.answered(1, Promise.resolve(note('answered')));
  cache.heard(note('of before the answer'), heardAt);
  expect(shown()).toBe('answered');
  await reply(1, 'as it is');

  expect(shown()).toBe('as it is');
});

describe('a record that came with its event', () => {
  const came = { model: {} };

  it('is shown without asking, in the moment of another one too, but not over a newer one', async () => {
    const { asked, cache, reply, shown } = scene();
    const at = (second: number) => ({ ...note(`of ${second}`), updated_at: `2026-11-25T12:00:0${second}Z` });
    await reply(0, 'first');

    cache.put(at(1));
    cache.heard(at(2), Date.now(), came);
    expect([shown(), asked.length]).toEqual(['of 2', 1]);
    cache.heard(at(1), Date.now(), came);

    expect([shown(), asked.length]).toEqual(['of 2', 2]);
  });

  it('is asked for once more where it was under way while a call was answered', async () => {
    const { asked, cache, reply, shown } = scene();
    await reply(0, 'first');
    await cache.answered(1, Promise.resolve(note('answered')));

    cache.heard(note('of before'), Date.now(), came);
    expect([shown(), asked.length]).toEqual(['answered', 2]);
    await reply(1, 'as it is');
    cache.heard(note('told'), Date.now() + 2_001, came);

    expect([shown(), asked.length]).toEqual(['told', 2]);
  });

  it('brings the number of those that wait, which is not asked for', async () => {
    const client = new QueryClient();
    let asked = 0;
    const count = new QueryObserver<{ total: number }>(client, {
      queryKey: recordKeys.list(notes, { only_total: true }),
      queryFn: () => ({ data: [], total: (asked += 1) }),
      meta: { isAttention: true },
    });
    ends.push(count.subscribe(() => undefined));
    const heard = async (event: object) => {
      recordCache(client, notes).heard(note('told'), Date.now(), event);
      await settled();
      return [count.getCurrentResult().data?.total, asked];
    };
    await settled();

    expect(await heard({ ...came, attention: { notes: 5 } })).toEqual([5, 1]);
    expect(await heard(came)).toEqual([2, 2]);
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
  ends.push(waiting.subscribe(() => undefined));
  const cache = recordCache(client, notes);
  await settled();

  for (const act of [() => cache.put(note('new')), () => cache.remove(1), cache.refresh]) {
    const before = asked;
    act();
    await settled();
    expect(asked).toBe(before + 1);
  }
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
    ends.push(list.subscribe(() => undefined));
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
        await settled();
        return count;
      },
    };
  }

  it('asks once for the lists that an event may have changed, however many follow', async () => {
    const { keep, tell, isBack, asked } = scene();
    for (let page = 0; page < 3; page += 1) keep();
    expect(await asked()).toBe(1);

    const events = [
      () => tell(({ saved }) => saved?.({ id: 1, text: 'new' }, Infinity)),
      () => tell(({ deleted }) => deleted?.(1)),
      () => tell(({ saved }) => saved?.(2, Infinity)),
      () => tell(({ joined }) => joined?.()),
      isBack,
    ];
    for (const [index, happen] of events.entries()) {
      happen();
      expect(await asked()).toBe(index + 2);
    }
  });

  it('goes on until the last one leaves, and begins again', async () => {
    const { keep, tell, asked } = scene();
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
  });
});
