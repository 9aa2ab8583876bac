import { guest } from '../../test/api';
import { refusal } from '../../test/refusals';
import { AGREED, rentalScene } from '../../test/rental-scene';

it('says why machines are not sorted, delivered or asked for twice', async () => {
  const scene = await rentalScene();
  await scene.pending();

  expect(refusal(await guest().get('/api/machines?sort=distance'))).toEqual([
    422,
    { sort: ['Sorting by distance needs lat and lng.'] },
  ]);
  expect(refusal(await scene.ask())).toEqual([
    409,
    'You already have a pending request for this machine on these dates.',
  ]);
  expect(
    refusal(await scene.ask({ start_date: '2027-01-04', end_date: '2027-01-05', delivery_enabled: true })),
  ).toEqual([
    422,
    {
      machine_delivery_option_id: [
        'The machine delivery option id field is required when delivery is enabled.',
      ],
    },
  ]);
  expect(refusal(await scene.ask({ ...AGREED, start_date: '2026-11-01', end_date: '2026-10-01' }))).toEqual([
    422,
    { end_date: ['The end date field must be a date after or equal to start date.'] },
  ]);
  expect(refusal(await scene.ask({ machine_id: 999_999, address_id: 999_999 }))).toEqual([
    422,
    { machine_id: ['The selected machine id is invalid.'] },
  ]);
});
