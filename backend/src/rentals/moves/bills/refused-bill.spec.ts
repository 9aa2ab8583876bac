import { api, as, rows } from '../../../../test/api';
import { billed, rented } from '../../../../test/bill-scene';
import { pictureOf } from '../../../../test/handover-scene';
import { refusalsOf } from '../../../../test/refusals';

it.each([
  [
    'more than is sane',
    { damage_amount: 250_000.01 },
    'damage_amount',
    'The damage amount field must be between 0 and 250000.',
  ],
  [
    'fuel for a fleet',
    { fuel_amount: 10_000.01 },
    'fuel_amount',
    'The fuel amount field must be between 0 and 10000.',
  ],
  [
    'less than nothing',
    { cleaning_amount: -1 },
    'cleaning_amount',
    'The cleaning amount field must be between 0 and 10000.',
  ],
  [
    'half a cent',
    { fuel_amount: 0.005 },
    'fuel_amount',
    'The fuel amount field must have 0-2 decimal places.',
  ],
  [
    'a photo that is not there',
    { fuel_amount: 1, photo_ids: [999_999] },
    'photo_ids.0',
    'The selected photo is invalid.',
  ],
  ['nothing', {}, 'damage_amount', 'Add at least one amount to the bill.'],
])('refuses %s', async (_, fields, field, sentence) => {
  const { bring, make } = await rented();
  await bring();

  const answer = await make(fields);

  expect([answer.status, refusalsOf(answer)]).toEqual([422, { [field]: sentence }]);
  expect(await rows('rental_bills')).toEqual([]);
});

it('refuses photos of others', async () => {
  const { renter, bring, make } = await rented();
  await bring({ hours: 1120 });
  const foreign = await pictureOf(renter);

  const photo = await make({ fuel_amount: 1, photo_ids: [foreign.id] });

  expect([photo.status, refusalsOf(photo)]).toEqual([
    422,
    { 'photo_ids.0': 'The selected photo is invalid.' },
  ]);
  expect((await make({ fuel_amount: 1 })).body.lines[0]).toMatchObject({ kind: 'overtime', quantity: 80 });
});

it('leaves the hours out where an old reading cannot be, and bills the rest', async () => {
  const { bring, make } = await rented();
  await bring({ hours: 1120 });
  await api.dataSource.query('UPDATE machine_returns SET hours = 1120.1');

  const answer = await make({ fuel_amount: 1 });

  expect([answer.status, answer.body.lines.map(({ kind }: { kind: string }) => kind)]).toEqual([
    201,
    ['fuel'],
  ]);
});

it('refuses a reading that cannot be at the return already, and when it is corrected', async () => {
  const { owner, path, bring } = await rented();
  const refusal = { hours: 'The meter went up 120.1 hours in 5 days. Check the reading, or leave it empty.' };

  const refused = await bring({ hours: 1120.1 });
  expect([refused.status, refusalsOf(refused)]).toEqual([422, refusal]);
  expect((await bring({ hours: 1120 })).status).toBe(201);
  const patch = (fields: object) => as(owner).patch(path.replace('/bill', '/machine_return'), fields);
  expect(refusalsOf(await patch({ hours: 1120.1 }))).toEqual(refusal);
  await api.dataSource.query('UPDATE machine_returns SET hours = 1120.1');
  expect((await patch({ details: 'Mud.' })).status).toBe(200);
  expect((await patch({ returned_at: '2026-12-18T12:00:00Z' })).status).toBe(422);
  expect((await patch({ hours: null })).status).toBe(200);
});

it('is not decided by an admin who is a party of the rental', async () => {
  const { renter, admin, move } = await billed();
  await move(renter, 'contest', { reason: 'No.' });
  await api.dataSource.query("UPDATE users SET admin = 1, role = 'finance' WHERE id = ?", [renter.id]);

  const own = await move(renter, 'decide', { lines: [{ id: 1, amount: 0 }], reason: 'Mine.' });

  expect([own.status, own.body.message]).toEqual([
    403,
    'This is your own rental. Another admin has to do that.',
  ]);
  expect((await move(admin, 'decide', { lines: [], reason: 'Seen.' })).status).toBe(200);
});
