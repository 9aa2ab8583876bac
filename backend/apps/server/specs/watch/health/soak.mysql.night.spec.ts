import { runRig } from '../../../../../test/rig';

it('answers a steady mixed load, and holds nothing of it once it is over', async () => {
  const env = { REDIS_URL: `${process.env['TEST_REDIS_URL']}/9` };
  const { code, output } = await runRig('load/soak.mjs', ['--seconds', '2'], env);

  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"failures":0') });
});
