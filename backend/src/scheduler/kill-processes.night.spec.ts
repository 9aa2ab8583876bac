import { api } from '../../test/api';
import { runRig } from '../../test/rig';

const SEED = 20_261_120;
const ACTS = {
  sqlite: [
    'approve',
    'refund_deposit',
    'collect_payment_for_upcoming_rental_requests',
    'close_completed_rental_requests',
  ],
  mysql: ['decline', 'webhook', 'end_unpaid', 'cancel_expired_rental_requests'],
};
const KILLS = ACTS[api.dialect].length;

it(`loses nothing and does nothing twice when killed ${KILLS} times in the middle, seed ${SEED}`, async () => {
  const args = ['--kills', String(KILLS), '--seed', String(SEED), '--acts', ACTS[api.dialect].join()];
  const { code, output } = await runRig('crash/run.mjs', args);

  expect(output).toContain(`"kills":${KILLS}`);
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('FAILED') });
});
