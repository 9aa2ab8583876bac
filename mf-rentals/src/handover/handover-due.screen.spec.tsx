import type { CurrentUser } from '@yard/contracts';
import { approvedRental, page, people, storeFiles } from '@yard/testing/screen';
import { handoverRecord, onRent } from '../../test/open-ends';
import { dialog, openRental, part } from '../../test/open-rental';

const unsigned = handoverRecord({ signed_by_owner_at: null, signed_by_owner_name: null, photos: [] });
const today = { start_date: '2026-11-20', start_time: '16:00:00' };
const machineThings = {
  'GET /api/machines/1': { status: 404, body: { message: 'Gone.' } },
  'GET /api/machines/17': { status: 404, body: { message: 'Gone.' } },
};
const open = (fields: object, user: CurrentUser = people.olive) =>
  openRental(onRent(fields), { user, answers: machineThings });

it('asks its owner to hand a machine over on the first day', async () => {
  storeFiles();
  const { press } = open(today);

  expect(await part('Status')).toBe(
    '(Status) | Starts todayYour turn | Hand the machine over | The rental starts Fri, Nov 20, 4:00 PM. Record hours, fuel and condition with photos. Then you both sign. | [Record hand-over] | [More actions]',
  );
  await press('Record hand-over');
  expect(await dialog()).toMatch(/^Record hand-over \|/);
});

it('says to the renter, too, that the machine is handed over on the first day', async () => {
  open(today, people.ray);

  expect(await part('Status')).toBe(
    '(Status) | Starts today | Waiting for Olive to hand over the machine | Starts Fri, Nov 20, 4:00 PM. Pick it up on Fri, Nov 20. The rental amount is paid. | [More actions]',
  );
});

it('asks each side for the signature that is missing, and says whose else', async () => {
  const { becomes } = open({ handover: unsigned }, people.ray);
  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Sign the hand-over | Check the condition, hours, fuel and photos below. Sign if they’re right, or change them. | [More actions] | (Hand-over) | Hand-over | [Edit hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | Damage | Problem: The door | Fluids | OK | A scratch on the door. | (Signatures) | Olive Owner hasn’t signed yet | Ray Renter hasn’t signed yet | (Sign hand-over) | Your nameType your full name to confirm that the machine is as described above. ‹› | [Sign hand-over]',
  );

  const signed = { signed_by_renter_at: '2026-11-20T12:00:00.000000Z', signed_by_renter_name: 'Ray Renter' };
  becomes(onRent({ handover: { ...unsigned, ...signed } }));
  await page.findByText(/^Signed by Ray Renter/);
  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Waiting for Olive to sign the hand-over | Return it by Tue, Nov 24. Olive records hours, fuel and condition. Then the deposit comes back. | [More actions]',
  );
});

it('asks an owner before the first day, once the renter has written how the machine is', async () => {
  const handed = approvedRental({ start_date: '2026-11-21', handover: unsigned });
  openRental(handed, { user: people.olive, answers: machineThings });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Sign the hand-over | Check the condition, hours, fuel and photos below. Sign if they’re right, or change them. | [More actions] | (Hand-over) | Hand-over | [Edit hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | Damage | Problem: The door | Fluids | OK | A scratch on the door. | (Signatures) | Olive Owner hasn’t signed yet | Ray Renter hasn’t signed yet | (Sign hand-over) | Your nameType your full name to confirm that the machine is as described above. ‹› | [Sign hand-over]',
  );
});
