import { QueuePerKey } from './queue-per-key';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('has as many at once as it is told', async () => {
  const turns = new QueuePerKey(2);
  const ends = [await turns.take('mallory'), await turns.take('mallory')];
  let isTaken = false;
  void turns.take('ray').then(() => (isTaken = true));
  await settled();
  expect([isTaken, turns.waiting]).toEqual([false, 1]);

  ends[0]?.();
  await settled();

  expect([isTaken, turns.waiting]).toEqual([true, 0]);
});

it('takes who waits in turns, one piece of each', async () => {
  const turns = new QueuePerKey();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (whose: string, piece: string) =>
    turns.take(whose).then((end) => {
      order.push(piece);
      ends.push(end);
    });
  ['m1', 'm2', 'm3', 'm4'].forEach((piece) => void bring('mallory', piece));
  ['r1', 'r2'].forEach((piece) => void bring('ray', piece));
  void bring('olive', 'o1');
  expect(turns.waitingOf('mallory')).toBe(3);

  for (let ended = 0; ended < 7; ended += 1) {
    await settled();
    expect(order).toHaveLength(ended + 1);
    ends[ended]?.();
  }

  expect(order).toEqual(['m1', 'm2', 'r1', 'o1', 'm3', 'r2', 'm4']);
  expect(turns.waitingOf('mallory')).toBe(0);
});

it('is free again when everybody is done', async () => {
  const turns = new QueuePerKey();
  (await turns.take('ray'))();

  (await turns.take('olive'))();

  expect(turns.waitingOf('olive')).toBe(0);
});
