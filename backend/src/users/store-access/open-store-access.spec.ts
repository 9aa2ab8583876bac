import type { StoreAccessRequestRecord } from '@yard/contracts';
import { api, as } from '../../../test/api';
import { insert, instant, make } from '../../../test/make';

const PATH = '/api/rental_store_access_requests';
const INPUT = { business_name: 'Hill Rentals', phone: '(555) 010-0199' };

it('takes for open what the record calls open, whichever stamps it has', async () => {
  const at = instant(api.clock.now());
  const seen: string[] = [];

  for (const stamps of [{}, { declined_at: at }, { approved_at: at }]) {
    const user = await make.user();
    await insert('rental_store_access_requests', { user_id: user.id, ...INPUT, ...stamps });
    const [asked] = (await as(user).get(PATH)).body.data as StoreAccessRequestRecord[];
    const again = await as(user).post(PATH, INPUT);

    expect([asked?.status, again.status]).toEqual([asked?.status, asked?.status === 'open' ? 409 : 201]);
    seen.push(asked?.status ?? '');
  }
  expect(seen).toEqual(['open', 'declined', 'approved']);
});

it('lists requests by the status that their records say', async () => {
  const at = instant(api.clock.now());
  const admin = await make.admin();
  const asked: Record<string, number> = {};
  for (const [status, stamps] of Object.entries({
    open: {},
    declined: { declined_at: at },
    approved: { approved_at: at },
  })) {
    const { id } = await make.user();
    const row = { user_id: id, ...INPUT, ...stamps };
    asked[status] = (await insert('rental_store_access_requests', row)).id;
  }

  for (const [status, id] of Object.entries(asked)) {
    const { data, total } = (await as(admin).get(`${PATH}?status=${status}`)).body;
    expect([total, data.map((one: StoreAccessRequestRecord) => [one.id, one.status])]).toEqual([
      1,
      [[id, status]],
    ]);
  }
  expect((await as(admin).get(`${PATH}?status=lost`)).status).toBe(422);
});
