import { type Wire, WireError } from '@laravel-wire/client';
import { QueryClient } from '@tanstack/react-query';
import { changeFavourite } from './change-favourite';
import { favouriteIds } from './favourite-ids';

/** A server on which machine 1 is saved, whose answers come when they are let go. */
function opened() {
  const asked: string[] = [];
  const waiting: { resolve: (answer?: unknown) => void; reject: (error: Error) => void }[] = [];
  const answer = (what: string) => {
    asked.push(what);
    return new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const wire = {
    http: { get: () => Promise.resolve({ ids: [{ id: 11, machine_id: 1 }] }) },
    resource: () => ({
      create: ({ machine_id }: { machine_id: number }) => answer(`save ${machine_id}`),
      destroy: (id: number) => answer(`remove ${id}`),
    }),
  } as unknown as Wire;
  const client = new QueryClient();
  const saved = () => client.getQueryData(favouriteIds(wire).queryKey)?.ids.map((one) => one.machine_id);
  const press = (id: number, wasSaved = false) => changeFavourite({ wire, client }, id, wasSaved);
  return { wire, client, asked, waiting, saved, press };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

it('keeps two hearts that are pressed one after the other, whichever answer comes first', async () => {
  const { asked, waiting, saved, press } = opened();
  const both = Promise.all([press(2), press(3)]);
  await turns();
  expect([asked, saved()]).toEqual([
    ['save 2', 'save 3'],
    [1, 2, 3],
  ]);

  waiting[1]?.resolve({ id: 13 });
  await turns();
  waiting[0]?.resolve({ id: 12 });
  await both;
  expect(saved()?.sort()).toEqual([1, 2, 3]);

  const removal = press(2, true);
  await turns();
  expect([asked.at(-1), saved()?.sort()]).toEqual(['remove 12', [1, 3]]);
  waiting[2]?.resolve();
  await removal;
});

it('takes nothing off the list by a heart that was pressed before it was known to be saved', async () => {
  const { asked, saved, press } = opened();
  await press(1);

  expect([asked, saved()]).toEqual([[], [1]]);
});

it('takes back what was refused, and nothing else; one that is gone already is gone', async () => {
  const { waiting, saved, press } = opened();
  const refused = expect(press(2)).rejects.toThrow('no');
  const removal = press(1, true);
  await turns();
  waiting[0]?.reject(new Error('no'));
  waiting[1]?.reject(new WireError('server', 'Not found.', { status: 404 }));
  await Promise.all([refused, removal]);

  expect(saved()).toEqual([]);
});
