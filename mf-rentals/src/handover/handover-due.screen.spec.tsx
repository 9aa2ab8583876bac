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
    '(Status) | Starts todayYour turn | Hand the machine over | The rental starts Fri 20 Nov, 4:00 PM. Note hours, fuel and condition, with photos; then both of you sign. | [Record the hand-over] | [Change the rental] | [Record the return]',
  );
  await press('Record the hand-over');
  expect(await dialog()).toMatch(/^Record the hand-over \|/);
});

it('says to the renter, too, that the machine is handed over on the first day', async () => {
  open(today, people.ray);

  expect(await part('Status')).toBe(
    '(Status) | Starts today | Olive Owner hands the machine over | Starts Fri 20 Nov, 4:00 PM. It is picked up. The rental amount is paid. | [Change the rental] | [Record the hand-over] | [Report a breakdown] | [I am done early] | [Change card]',
  );
});

it('asks each side for the signature that is missing, and says whose else', async () => {
  const { becomes } = open({ handover: unsigned }, people.ray);
  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Sign the hand-over | It stands below: how the machine is, with hours, fuel and photos. Sign it, or change what is not so. | (Hand-over) | Hand-over | [Change the hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | Damage | Problem: The door | Fluids | OK | A scratch on the door. | (Signatures) | Olive Owner has not signed it | Ray Renter has not signed it | (Sign the hand-over) | Your nameType your full name. It is your signature: the machine is as written above. ‹› | [Sign the hand-over] | [Change the rental] | [Report a breakdown] | [I am done early] | [Change card]',
  );

  const signed = { signed_by_renter_at: '2026-11-20T12:00:00.000000Z', signed_by_renter_name: 'Ray Renter' };
  becomes(onRent({ handover: { ...unsigned, ...signed } }));
  await page.findByText(/^Signed by Ray Renter/);
  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Olive Owner still has to sign the hand-over | Return it by Tue 24 Nov. Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Change the rental] | [Report a breakdown] | [I am done early] | [Change card]',
  );
});

it('asks an owner before the first day, once the renter has written how the machine is', async () => {
  const handed = approvedRental({ start_date: '2026-11-21', handover: unsigned });
  openRental(handed, { user: people.olive, answers: machineThings });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Sign the hand-over | It stands below: how the machine is, with hours, fuel and photos. Sign it, or change what is not so. | (Hand-over) | Hand-over | [Change the hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | Damage | Problem: The door | Fluids | OK | A scratch on the door. | (Signatures) | Olive Owner has not signed it | Ray Renter has not signed it | (Sign the hand-over) | Your nameType your full name. It is your signature: the machine is as written above. ‹› | [Sign the hand-over] | [Change the rental] | [Cancel the rental]',
  );
});
