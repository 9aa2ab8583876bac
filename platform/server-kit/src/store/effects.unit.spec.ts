import type { Logger } from '@nestjs/common';
import { Effects, runAct } from './effects';

const logger = { error: (...words: unknown[]) => void errors.push(words.join(' ')) } as Logger;
const errors: string[] = [];

/** Transactions that say when they are done, and name themselves for their act's end. */
function scene() {
  const said: string[] = [];
  const end = (names: readonly string[]) => void said.push(`end of ${names.join()}`);
  const commit = (name: string, ...wake: (() => void | Promise<void>)[]) => {
    const effects = new Effects();
    wake.forEach((effect) => effects.add(effect));
    effects.add(() => void said.push(name));
    return runAct(effects, (act) => act.addWith(end, name), logger);
  };
  return { said, commit };
}

it('ends an act once, after those in its wake that are waited for, however deep', async () => {
  const { said, commit } = scene();

  await commit('approval', () => commit('charge', () => commit('receipt')));
  await commit('next');

  expect(said).toEqual([
    'receipt',
    'charge',
    'approval',
    'end of approval,charge,receipt',
    'next',
    'end of next',
  ]);
});

it('ends what comes after an act by itself', async () => {
  const { said, commit } = scene();
  let answer = () => undefined as void;
  const provider = new Promise<void>((resolve) => (answer = resolve));
  let late = Promise.resolve();

  await commit('approval', () => {
    late = provider.then(() => commit('charge'));
  });
  answer();
  await late;

  expect(said).toEqual(['approval', 'end of approval', 'charge', 'end of charge']);
});

it('goes on where an effect fails, and logs it', async () => {
  const { said, commit } = scene();

  await commit('approval', () => Promise.reject(new Error('no provider')));

  expect(said).toEqual(['approval', 'end of approval']);
  expect(errors.splice(0)).toEqual([expect.stringContaining('no provider')]);
});
