import { api } from '../../../../../test/api';
import { runRig } from '../../../../../test/rig';

const STORES = api.dialect === 'mysql' ? ['database', 'redis'] : ['redis'];
const FAULTS = ['refuse', 'reset', 'hole', 'half'];

it('answers 503 with Retry-After while a store is out of reach, and comes back by itself', async () => {
  const { code, output } = await runRig('outages/short.mjs', [], {
    REDIS_URL: `${process.env.TEST_REDIS_URL}/9`,
  });

  const outage = { meanwhile: ['503 with Retry-After'], ready: '503', live: '200', isBack: true };
  const cases = STORES.flatMap((store) => FAULTS.map((fault) => [`${store} ${fault}`, outage]));
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('Warning') });
  expect(JSON.parse(output)).toEqual({ ...Object.fromEntries(cases), lost: [], acknowledged: cases.length });
});
