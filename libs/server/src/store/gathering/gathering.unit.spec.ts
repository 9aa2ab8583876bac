import { setImmediate as turn } from 'node:timers/promises';
import { apartBy } from './apart-by';
import { Gathering, GatheringBroken } from './gathering';

it('asks what is alike at once, and answers each in its place', async () => {
  const gathering = new Gathering();
  const asked: (readonly number[])[] = [];
  const doubled = (numbers: readonly number[]) => {
    asked.push(numbers);
    return Promise.resolve(numbers.map((number) => 2 * number));
  };
  const work = async (number: number) =>
    gathering.ask('double', await gathering.ask('double', number, doubled), doubled);

  expect(await Promise.all([work(1), work(5), work(7)])).toEqual([4, 20, 28]);

  expect(asked).toEqual([
    [1, 5, 7],
    [2, 10, 14],
  ]);
});

it('tells all that something failed, and nobody whose fault it was', async () => {
  const gathering = new Gathering();
  const taken = Object.assign(new Error('taken'), { driverError: { errno: 1062 } });
  const insert = () => Promise.reject<number[]>(taken);
  const read = (asks: readonly number[]) => Promise.resolve(asks);

  const ends = await Promise.allSettled([
    gathering.ask('insert', 1, insert),
    gathering.ask('insert', 2, insert),
    gathering.ask('read', 3, read),
  ]);
  await turn();

  const [first, ...others] = ends.map((end) => (end as PromiseRejectedResult).reason as unknown);
  expect(first).toBeInstanceOf(GatheringBroken);
  expect(first).toMatchObject({ cause: taken });
  expect(first).not.toHaveProperty('driverError');
  expect(others).toEqual([first, first]);
  await expect(gathering.ask('read', 4, read)).rejects.toBe(first);
});

it('keeps things of one owner apart, each in its turn', () => {
  const things = [
    [7, 'a'],
    [8, 'b'],
    [7, 'c'],
    [7, 'd'],
    [8, 'e'],
  ] as const;

  expect(apartBy(things, ([owner]) => owner).map((list) => list.map(([, name]) => name))).toEqual([
    ['a', 'b'],
    ['c', 'e'],
    ['d'],
  ]);
});
