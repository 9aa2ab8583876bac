import { defineRecord, type RecordType } from '@laravel-wire/core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { syncCache } from './use-live-records';
import { recordKeys } from './record-keys';

interface Note {
  id: number;
  text: string;
}

interface Told {
  saved?(recordOrId: Note | number, heardAt: number): void;
  deleted?(id: number): void;
  joined?(): void;
}

const notes = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'text', channel: 'notes' });

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

function added<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
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
