import { api, as, guest, rows } from '../../../../test/api';
import { make } from '../../../../test/make';
import { AGREED } from '../../../../test/rental-scene';

const QUOTE = '/api/rental_requests/quote';

async function offer(fields: object = {}) {
  const owner = await make.owner();
  const machine = await make.machine(owner, { lat: 30.2701, lng: -97.7201, ...fields });
  const option = await make.deliveryOption(machine);
  const asked = { machine_id: machine.id, start_date: '2026-12-01', end_date: '2026-12-10' };
  return { owner, machine, option, asked };
}

it('quotes for guests and creates nothing', async () => {
  const { asked } = await offer();

  const answer = await guest().post(QUOTE, asked);

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    rental_amount: 2600,
    delivery_distance: null,
    delivery_amount: 0,
    delivery_available: false,
    delivery_message: null,
    subtotal: 2600,
    deposit_amount: 520,
    due_now: 0,
    deposit_policy_id: expect.any(Number),
    cancellation_policy_id: expect.any(Number),
    documents: [],
    available: true,
    plan: expect.objectContaining({ now: [], held: 520, becomes: 'pending' }),
    lines: [
      { kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1400, amount: 1400, period_days: 7 },
      { kind: 'rent', label: '3 days', quantity: 3, unit_amount: 400, amount: 1200, period_days: 1 },
    ],
  });
  expect(await rows('rental_requests')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it("rounds the distance to a place that is not the caller's, and not to an own address", async () => {
  const { asked, option } = await offer();
  const renter = await make.user();
  const place = { lat: 30.35, lng: -97.8 };
  const address = await make.address(renter, { geotag: place });
  await make.postalCode({ postal_code: '78731', ...place });
  const withOption = { ...asked, machine_delivery_option_id: option.id };

  const own = await as(renter).post(QUOTE, { ...withOption, address_id: address.id });
  const anywhere = await guest().post(QUOTE, { ...withOption, ...place });
  const code = await guest().post(QUOTE, { ...withOption, postal_code: '78731-1234' });

  expect(own.body.delivery_distance).toBe(9.5);
  expect(own.body.delivery_amount).toBe(188);
  expect(anywhere.body).toMatchObject({
    delivery_distance: 10,
    delivery_amount: 190,
    delivery_available: true,
  });
  expect(code.body).toEqual(anywhere.body);
});

it('counts from the place that the caller sees, in the quote and in the request alike', async () => {
  await make.documents();
  const { owner, machine, option, asked } = await offer({ lat: 30.2749, lng: -97.7249 });
  const distance = async (person: typeof owner) => {
    const address = await make.address(person, { geotag: { lat: 30.2749, lng: -97.7249 } });
    const body = { ...asked, machine_delivery_option_id: option.id, address_id: address.id };
    const quoted = await as(person).post(QUOTE, body);
    const requested = await as(person).post('/api/rental_requests', {
      ...body,
      delivery_enabled: true,
      ...AGREED,
    });
    return [quoted.body.delivery_distance, requested.body.delivery_distance];
  };

  // 0.45 miles from (30.27, -97.72), the place as strangers see it.
  expect((await guest().get(`/api/machines/${machine.id}`)).body.geotag).toEqual({ lat: 30.27, lng: -97.72 });
  expect(await distance(await make.user())).toEqual([0.6, 0.6]);
  expect(await distance(await make.admin())).toEqual([0, 0]);
  expect(await distance(owner)).toEqual([0, undefined]);
});

it('says why a delivery cannot be had', async () => {
  const { asked, option } = await offer();
  const withOption = { ...asked, machine_delivery_option_id: option.id };

  const far = await guest().post(QUOTE, { ...withOption, lat: 40, lng: -100 });
  const nowhere = await guest().post(QUOTE, withOption);

  expect(far.body).toMatchObject({ delivery_available: false, delivery_amount: 0, subtotal: 2600 });
  expect(far.body.delivery_message).toContain('reaches 50 mi');
  expect(nowhere.body).toMatchObject({
    delivery_available: false,
    delivery_message: 'We don’t know this delivery address. Check the ZIP code.',
  });
});

it('tells whether the days can be had', async () => {
  const { machine, asked } = await offer({ minimum_days: 2 });
  const available = async (start_date: string, end_date: string) =>
    (await guest().post(QUOTE, { ...asked, start_date, end_date })).body.available;

  expect(await available('2026-12-01', '2026-12-02')).toBe(true);
  expect(await available('2026-12-01', '2026-12-01')).toBe(false);
  expect(await available('2026-11-19', '2026-11-21')).toBe(false);
  await api.dataSource.query(
    "INSERT INTO blackouts (machine_id, start_date, end_date, created_at, updated_at) VALUES (?, '2026-12-02', '2026-12-02', '2026-11-20', '2026-11-20')",
    [machine.id],
  );
  expect(await available('2026-12-01', '2026-12-02')).toBe(false);
});

it('refuses what is not there for the caller', async () => {
  const { asked, owner } = await offer();
  const draft = await make.machine(owner, { published_at: null });
  const other = await make.deliveryOption(await make.machine(owner));
  const foreign = await make.address(await make.user());
  const option = (await offer()).option;
  const refused = async (fields: object, by = guest()) => {
    const answer = await by.post(QUOTE, { ...asked, ...fields });
    return [answer.status, Object.keys(answer.body.errors ?? {})];
  };

  expect(await refused({ machine_id: draft.id })).toEqual([422, ['machine_id']]);
  expect(await refused({ machine_id: 999_999 })).toEqual([422, ['machine_id']]);
  expect(await refused({ machine_delivery_option_id: other.id })).toEqual([
    422,
    ['machine_delivery_option_id'],
  ]);
  const elsewhere = { machine_id: option.machine_id, machine_delivery_option_id: option.id };
  expect(await refused({ ...elsewhere, address_id: foreign.id }, as(owner))).toEqual([422, ['address_id']]);
  expect(await refused({ address_id: foreign.id }, as(owner))).toEqual([422, ['address_id']]);
  expect(await refused({ address_id: foreign.id })).toEqual([401, []]);
  expect(await refused({ end_date: '2026-11-30' })).toEqual([422, ['end_date']]);
  expect(await refused({ end_date: '2028-11-30' })).toEqual([422, ['end_date']]);
  expect(await refused({ start_date: '2026-02-30' })).toEqual([422, ['start_date']]);
  expect((await as(owner).post(QUOTE, { ...asked, machine_id: draft.id })).status).toBe(200);
});
