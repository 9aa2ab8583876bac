import type { MachineRecord } from '@yard/contracts';
import { saveSeenMachine, seenMachines } from './seen-machines';

const DAY = 86_400_000;
const machine = (id: number) =>
  ({
    id,
    subject: `No. ${id}`,
    photos: [{ id: 1 }, { id: 2 }],
    description: 'long',
    distance: 3,
  }) as MachineRecord;

let storage: Storage;

beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

const keep = (id: number, reader: number | null = null, now = 0) =>
  saveSeenMachine(machine(id), reader, now, storage);
const ids = (reader: number | null = null, now = 0) => seenMachines(reader, now, storage).map(({ id }) => id);

it('keeps the last eight machines, each once, with what a card shows', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) keep(id);

  expect(ids()).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
  expect(seenMachines(null, 0, storage)[0]).toEqual({
    id: 3,
    subject: 'No. 3',
    photos: [{ id: 1 }],
    delivery_options: [],
    description: null,
  });
});

it('forgets after a month', () => {
  keep(1);
  keep(2, null, 20 * DAY);

  expect([ids(null, 29 * DAY), ids(null, 31 * DAY)]).toEqual([[2, 1], [2]]);
});

it('shows one reader’s to nobody else; what was seen before the sign-in is theirs', () => {
  keep(1);
  expect(ids(7)).toEqual([1]);
  keep(2, 7);
  expect([ids(7), ids(8), ids(null)]).toEqual([[2, 1], [], []]);
  keep(3, 8);
  expect([ids(8), ids(7)]).toEqual([[3], []]);
});

it('takes what is none for none', () => {
  for (const text of ['{half', 'null', '{"reader":null,"things":[{"at":1},null,7]}']) {
    storage.setItem('seen_machines', text);
    expect(ids()).toEqual([]);
  }
});
