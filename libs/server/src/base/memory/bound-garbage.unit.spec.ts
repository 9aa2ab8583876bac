import { setTimeout as soon } from 'node:timers/promises';
import v8 from 'node:v8';
import { boundingGarbage } from './bound-garbage';

it('bounds what V8 keeps until the last of those that work at once is over, well or badly', async () => {
  const flags = jest.spyOn(v8, 'setFlagsFromString');
  const told = () => flags.mock.calls.map(([flag]) => flag).filter((flag) => /growing/.test(flag));
  const fails = async () => {
    await soon(50);
    throw new Error('no more');
  };

  const later = boundingGarbage(fails);
  await expect(boundingGarbage(() => Promise.resolve('done'))).resolves.toBe('done');
  expect(told()).toEqual(['--heap-growing-percent=60']);

  await expect(later).rejects.toThrow('no more');
  expect(told()).toEqual(['--heap-growing-percent=60', '--heap-growing-percent=0']);
});
