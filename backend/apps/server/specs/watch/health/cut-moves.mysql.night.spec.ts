import { runRig } from '../../../../../test/rig';

it('does an approval and a message once, wherever the wire to the database is cut', async () => {
  const { code, output } = await runRig('outages/cut-moves.mjs', ['--moves', 'approve:13,message']);

  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"failures":0') });
  expect(output).toContain('503 with Retry-After');
});
