import { Queue } from './queue';

it('is left from the front, the middle and the end, in any order', () => {
  const line = new Queue<string>();
  expect(line.first).toBeUndefined();
  const [leaveA, leaveB, leaveC] = ['a', 'b', 'c'].map((name) => line.enter(name));

  leaveB?.();
  expect(line.first).toBe('a');
  leaveA?.();
  expect(line.first).toBe('c');
  const leaveD = line.enter('d');
  leaveC?.();
  expect(line.first).toBe('d');
  leaveD();
  expect(line.first).toBeUndefined();
});

it('is left once', () => {
  const line = new Queue<string>();
  const leaveA = line.enter('a');
  line.enter('b');
  leaveA();
  leaveA();
  expect(line.first).toBe('b');

  const leaveC = line.enter('c');
  leaveC();
  leaveC();
  line.enter('d');
  expect(line.first).toBe('b');
});
