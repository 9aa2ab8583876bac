import { api } from '../../test/api';
import { runRig } from '../../test/rig';

/** A process is started for each kill. */
jest.setTimeout(300_000);

const KILLS = 4;
const SEED = 20_261_120;
/** Each somewhere; `npm run test:crash` kills within all of them on both. */
const ACTS = {
  sqlite: [
    'approve',
    'refund_deposit',
    'webhook',
    'collect_payment_for_upcoming_rental_requests',
    'close_completed_rental_requests',
    'notify_users_with_missing_machine_returns',
  ],
  mysql: [
    'approve',
    'decline',
    'cancel',
    'webhook',
    'end_unpaid',
    'retry_unpaid_rents',
    'cancel_expired_rental_requests',
  ],
};
it(`loses nothing and does nothing twice when killed ${KILLS} times in the middle, seed ${SEED}`, async () => {
  const args = ['--kills', String(KILLS), '--seed', String(SEED), '--acts', ACTS[api.dialect].join()];
  const { code, output } = await runRig('crash/run.mjs', args);

  expect(output).toContain(`"kills":${KILLS}`);
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('FAILED') });
});
