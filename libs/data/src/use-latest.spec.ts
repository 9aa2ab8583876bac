import { useState } from 'react';
import { runHook } from '../test/run-hook';
import { useLatest } from './use-latest';

const begin = (value: readonly number[]) => {
  const drawn = { value };
  return runHook(() => {
    const [, redraw] = useState(0);
    return { ...useLatest<readonly number[]>(drawn.value, () => undefined), drawn, redraw };
  });
};

it('loses nothing that comes while an older list is drawn', async () => {
  const hook = await begin([]);
  const { latest, change, drawn, redraw } = hook.now();
  const first = [1];
  change(first);
  await hook.doing(() => redraw(1));
  change([...latest.current, 2]);
  drawn.value = first;
  await hook.doing(() => redraw(2));
  change([...latest.current, 3]);

  expect(latest.current).toEqual([1, 2, 3]);
});

it('follows a list that comes from elsewhere', async () => {
  const hook = await begin([]);
  const { latest, change, drawn, redraw } = hook.now();
  change([1]);
  drawn.value = [7];
  await hook.doing(() => redraw(1));

  expect(latest.current).toEqual([7]);
});
