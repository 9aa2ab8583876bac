import { dispatchSaved } from './dispatch';

/** Fetches that are answered when they are told to, and what was heard of them. */
function scene() {
  const fetches: ((text: string | null) => void)[] = [];
  const heard: unknown[] = [];
  const listeners = { saved: (record: unknown) => void heard.push(record) };
  const saved = dispatchSaved(
    () => [{ endpoint: 'api/notes', listeners }],
    (_endpoint, id) =>
      new Promise((resolve, reject) => {
        fetches.push((text) => (text === null ? reject(new Error('gone')) : resolve({ id, text } as never)));
      }),
  );
  return { fetches, heard, saved };
}

describe('two events of a record while it is fetched', () => {
  it('are told once, by the answer to the later, though that of the earlier comes last', async () => {
    const { fetches, heard, saved } = scene();
    const told = [saved({ id: 1 }), saved({ id: 1 })];

    fetches[1]?.('new');
    fetches[0]?.('old');
    await Promise.all(told);

    expect(heard).toEqual([{ id: 1, text: 'new' }]);
  });

  it('are told by the id, where the later finds none', async () => {
    const { fetches, heard, saved } = scene();
    const told = [saved({ id: 1 }), saved({ id: 1 })];

    fetches[0]?.('old');
    fetches[1]?.(null);
    await Promise.all(told);

    expect(heard).toEqual([1]);
  });

  it('are told each, where they are of two records', async () => {
    const { fetches, heard, saved } = scene();
    const told = [saved({ id: 1 }), saved({ id: 2 })];

    fetches[1]?.('two');
    fetches[0]?.('one');
    await Promise.all(told);

    expect(heard).toEqual([
      { id: 2, text: 'two' },
      { id: 1, text: 'one' },
    ]);
  });
});

it('says when an event was heard, not when its record was there', async () => {
  const times: number[] = [];
  let answer = (_record: { id: number }): void => undefined;
  const fetched = new Promise<{ id: number }>((resolve) => (answer = resolve));
  const listeners = { saved: (_record: unknown, heardAt: number) => void times.push(heardAt) };
  const saved = dispatchSaved(
    () => [{ endpoint: 'api/notes', listeners }],
    () => fetched,
  );
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);

  const told = saved({ id: 1 });
  clock.mockReturnValue(2_000);
  answer({ id: 1 });
  await told;
  clock.mockRestore();

  expect(times).toEqual([1_000]);
});

it('tells what else came with an event, with the record or fetched', async () => {
  const events: unknown[] = [];
  const listeners = { saved: (...[, , event]: unknown[]) => void events.push(event) };
  const saved = dispatchSaved(
    () => [{ endpoint: 'api/notes', listeners }],
    (_endpoint, id) => Promise.resolve({ id }),
  );
  const [whole, bare] = [
    { id: 1, model: { id: 1 }, waiting: 2 },
    { id: 1, waiting: 3 },
  ];

  await saved(whole);
  await saved(bare);
  await saved('no event');

  expect(events).toEqual([whole, bare]);
});

it('tells of a record whose key is a text, and of nothing whose key is neither', async () => {
  const { fetches, heard, saved } = scene();
  const model = { id: '01k6n5azr0fgz9tbttyrf1t4c1' };

  await saved({ model });
  await saved({ model: { id: null } });
  const fetched = saved({ id: 'b' });
  fetches[0]?.('new');
  await fetched;

  expect(heard).toEqual([model, { id: 'b', text: 'new' }]);
});
