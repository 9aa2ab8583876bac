import { as, forgetBroadcasts, rows, told } from '../../../../test/api';
import { pictureOf } from '../../../../test/handover-scene';
import { refusalsOf } from '../../../../test/refusals';
import { active, good } from '../../../../test/return-scene';

it.each(
  Object.entries<[object, string, string]>({
    'no time': [{ returned_at: '' }, 'returned_at', 'The returned at field is required.'],
    'no date': [{ returned_at: 'soon' }, 'returned_at', 'The returned at field must be a valid date.'],
    'the future': [
      { returned_at: '2026-12-18T23:00:01Z' },
      'returned_at',
      'The returned at field must be a date before or equal to now.',
    ],
    'before the rental': [
      { returned_at: '2026-12-14T05:59:59Z' },
      'returned_at',
      'The returned at field must be a date after or equal to 2026-12-14.',
    ],
    'no condition': [{ condition: null }, 'condition', 'The condition field is required.'],
    'an unknown condition': [{ condition: 'lost' }, 'condition', 'The selected condition is invalid.'],
    'more than a full tank': [
      { fuel_level: 101 },
      'fuel_level',
      'The fuel level field must be between 0 and 100.',
    ],
    'less than an empty tank': [
      { fuel_level: -1 },
      'fuel_level',
      'The fuel level field must be between 0 and 100.',
    ],
    'hours below zero': [{ hours: -1 }, 'hours', 'The hours field must be between 0 and 99999999.9.'],
    'damage below zero': [
      { damage_amount: -1 },
      'damage_amount',
      'The damage amount field must be between 0 and 99999999.99.',
    ],
    'half a cent': [
      { damage_amount: 0.005 },
      'damage_amount',
      'The damage amount field must have 0-2 decimal places.',
    ],
    'more damage than the deposit': [
      { damage_amount: 100.01 },
      'damage_amount',
      'The damage amount field must not be greater than 100.',
    ],
    'a file that is not there': [{ photo_ids: [999_999] }, 'photo_ids.0', 'The selected photo is invalid.'],
    'a side with no file there': [
      { photos: [{ media_id: 999_999, side: 'rear' }] },
      'photos.0.media_id',
      'The selected photo is invalid.',
    ],
    'an unknown side': [
      { photos: [{ media_id: 1, side: 'top' }] },
      'photos.0.side',
      'The selected photos.0.side is invalid.',
    ],
    'a point without an answer': [
      { checklist: [{ key: 'tyres' }] },
      'checklist.0.ok',
      'The checklist.0.ok field is required.',
    ],
  }),
)('refuses %s', async (_, [fields, field, sentence]) => {
  const { owner, path } = await active();
  forgetBroadcasts();

  const answer = await as(owner).post(path, { ...good, ...fields });

  expect([answer.status, refusalsOf(answer)]).toEqual([422, { [field]: sentence }]);
  expect(await rows('machine_returns')).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it("refuses somebody else's pictures", async () => {
  const { owner, renter, path } = await active();
  const photo = await pictureOf(renter);

  const answer = await as(owner).post(path, { ...good, photo_ids: [photo.id] });

  expect([answer.status, refusalsOf(answer)]).toEqual([
    422,
    { 'photo_ids.0': 'The selected photo is invalid.' },
  ]);
});
