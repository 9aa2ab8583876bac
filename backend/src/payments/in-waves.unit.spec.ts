import { inWaves } from './in-waves';

const numbers = Array.from({ length: 60 }, (_, index) => index);
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('calls for some at a time, and hands on what a quick provider answers together, in order', async () => {
  let underWay = 0;
  let most = 0;
  const handed: number[][] = [];

  await inWaves(
    numbers,
    async (number) => {
      most = Math.max(most, (underWay += 1));
      await later();
      underWay -= 1;
      return number * 10;
    },
    (answers) => Promise.resolve(void handed.push(answers)),
  );

  expect(most).toBe(25);
  expect(handed.flat()).toEqual(numbers.map((number) => number * 10));
});

it('makes every call and hands on every answer before it says which call failed', async () => {
  const handed: number[] = [];
  const call = async (number: number) => {
    await later();
    if (number === 3) throw new Error('the third');
    return number;
  };

  const work = inWaves(numbers, call, (answers) => Promise.resolve(void handed.push(...answers)));

  await expect(work).rejects.toThrow('the third');
  expect(handed).toEqual(numbers.filter((number) => number !== 3));
});

it('asks for nothing where nothing is to be done', async () => {
  const call = jest.fn();
  await inWaves([], call);
  expect(call).not.toHaveBeenCalled();
});
