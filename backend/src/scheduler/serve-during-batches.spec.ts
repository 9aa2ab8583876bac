import { as } from '../../test/api';
import { CLOSE, completed, outcomeOf } from '../../test/batches';

it('serves everybody else while it works, and shows how far it is', async () => {
  const { admin } = await completed(9);
  const { body } = await as(admin).post(`/api/${CLOSE}`);
  const id = body.batch_run.id as number;

  const seen: { status: string; done: number }[] = [];
  do {
    const { status, done } = (await as(admin).get(`/api/batch_runs/${id}`)).body;
    seen.push({ status, done });
  } while (seen.at(-1)?.status !== 'finished');

  expect(seen.filter(({ status, done }) => status === 'running' && done > 0 && done < 9)).not.toEqual([]);
  expect(await outcomeOf(admin, id)).toMatchObject({ total: 9, done: 9 });
});
