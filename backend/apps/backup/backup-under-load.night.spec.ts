import { runRig } from '../../test/rig';

/** At length by `npm run rig -- backup`. */
it('brings back what was acknowledged before the backup, whole, while people write and upload', async () => {
  const { code, output } = await runRig('backup/run.mjs', ['--seconds', '1', '--per-second', '12']);

  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"wrong":0') });
});
