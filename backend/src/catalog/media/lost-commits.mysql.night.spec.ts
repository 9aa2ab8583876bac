import { runRig } from '../../../test/rig';

it('keeps the file of every picture that a row names, wherever the wire to the database is cut', async () => {
  const { code, output } = await runRig('outages/cut-uploads.mjs');

  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"failures":0') });
  expect(output).toContain('503 with Retry-After');
});
