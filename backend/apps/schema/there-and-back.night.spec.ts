import { runRig } from '../../test/rig';

/** At length by `npm run rig -- migrations`. */
const REQUESTS = '500';

it('migrates there, back and there again to the same schema, with every row as it was', async () => {
  const { output } = await runRig('migrations/there-and-back.mjs', ['--requests', REQUESTS]);

  expect(output).toMatch(/^\d+ migrations there, back and there/);
  expect(output).toMatch(/\nas it was\n$/);
});
