import { Outage } from './outage';

it('is said once, and that it is over once, however often it is asked', () => {
  const logged: string[] = [];
  const note = (words: string) => void logged.push(words);
  const outage = new Outage({ error: note, log: note }, 'the bucket');

  outage.back();
  for (let probe = 0; probe < 5; probe += 1) outage.away(`refused ${probe}`);
  outage.back();
  outage.back();
  outage.away('refused again');

  expect(logged).toEqual([
    'the bucket does not answer: refused 0',
    'the bucket answers again',
    'the bucket does not answer: refused again',
  ]);
});
