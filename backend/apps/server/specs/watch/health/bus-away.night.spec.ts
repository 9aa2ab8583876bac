import { runRig } from '../../../../../test/rig';

it('answers what is written as written while the broadcaster refuses, and is heard again afterwards', async () => {
  const { code, output } = await runRig('outages/bus-away.mjs', [], {
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
  });

  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}\n$/) });
  expect(JSON.parse(output)).toEqual({
    before: { answers: ['201'], heard: 20 },
    meanwhile: { answers: ['201'], heard: 0 },
    ready: '200',
    after: { answers: ['201'], heard: 20 },
    lost: [],
  });
});
