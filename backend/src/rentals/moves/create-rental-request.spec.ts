import { createHash } from 'node:crypto';
import { as, newRow, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

it('creates a request with amounts of the server, the texts agreed to, and tells both', async () => {
  const { owner, renter, machine, address, ask } = await rentalScene();

  const answer = await ask({ rental_amount: 1, user_id: owner.id, approved_at: '2026-01-01' });

  expect(answer.status).toBe(201);
  const sha256 = createHash('sha256')
    .update('<p>Ray Renter rents Crawler Excavator of Olive Owner.</p>')
    .digest('hex');
  expect(answer.body).toEqual({
    ...newRow,
    user_id: renter.id,
    machine_id: machine.id,
    address_id: address.id,
    machine_delivery_option_id: null,
    deposit_policy_id: expect.any(Number),
    cancellation_policy_id: expect.any(Number),
    start_date: '2026-12-14',
    end_date: '2026-12-18',
    start_time: null,
    end_time: null,
    details: null,
    delivery_enabled: false,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
    rental_amount: 1400,
    delivery_distance: null,
    delivery_amount: 0,
    address: '12 Quarry Road, Austin, TX 78701',
    subtotal: 1400,
    deposit_amount: 280,
    stripe_payment_method_id: 'pm_card_visa',
    has_card: true,
    delivery_available: false,
    delivery_message: null,
    pickup: null,
    renter: null,
    approved_at: null,
    declined_at: null,
    deposit_refunded_at: null,
    closed_at: null,
    handed_over_unpaid_at: null,
    decision: null,
    refunds: [],
    plan: {
      now: [],
      later: [
        { kind: 'deposit', amount: 280, at: null },
        { kind: 'rental', amount: 1400, at: '2026-12-12T06:00:00.000000Z' },
      ],
      held: 280,
      back: [{ kind: 'deposit', amount: 280, after: 'return' }],
      becomes: 'pending',
    },
    unpaid: null,
    status: 'pending',
    answer_by: '2026-11-22T12:00:00.000000Z',
    days_free: true,
    late: null,
    machine_late: false,
    cancels_free: false,
    needs_attention: false,
    machine: {
      id: machine.id,
      subject: 'Crawler Excavator',
      machine_type_name: expect.any(String),
      user_id: owner.id,
      user_name: 'Olive Owner',
      call_off: false,
      tank_amount: null,
      cleaning_amount: null,
      photo_url: null,
      illustration_url: '/illustrations/earthmoving.svg',
      time_zone: 'America/Chicago',
    },
    user: { id: renter.id, name: 'Ray Renter' },
    messages: [],
    payments: [],
    machine_return: null,
    cancellation: null,
    breakdowns: [],
    bill: null,
    handover: null,
    changes: [],
    call_off: null,
    cancellation_policy: expect.objectContaining({ version: 1, window_hours: 24, tiers: expect.any(Array) }),
    document_agreements: expect.arrayContaining([
      {
        document_id: expect.any(Number),
        kind: 'rental_agreement',
        version: 1,
        name: 'rental agreement',
        agreed_at: '2026-11-20T12:00:00.000000Z',
        sha256,
        final_sha256: null,
      },
    ]),
    lines: [{ kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1400, amount: 1400, period_days: 7 }],
    earnings: null,
  });
  expect(answer.body.document_agreements).toHaveLength(4);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(told('notifications', 'saved')).toEqual([owner.id]);
  const mails = await rows<{ recipient: string }>('mails');
  expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email, renter.email]);
  expect(await rows('audit_events', "action = 'create' AND record_type = 'rental_request'")).toHaveLength(1);
});

it('agrees with the quote, delivery included', async () => {
  const { renter, machine, address, ask } = await rentalScene();
  const option = await make.deliveryOption(machine);
  const asked = { start_date: '2026-12-01', end_date: '2027-01-10', machine_delivery_option_id: option.id };

  const quote = await as(renter).post('/api/rental_requests/quote', {
    machine_id: machine.id,
    address_id: address.id,
    ...asked,
  });
  const request = await ask({ ...asked, delivery_enabled: true });

  const { available, due_now, documents, ...amounts } = quote.body;
  expect(quote.status).toBe(200);
  expect([available, due_now, documents.length]).toEqual([true, 0, 4]);
  expect(amounts.delivery_available).toBe(true);
  expect(amounts.delivery_amount).toBeGreaterThan(0);
  expect(request.body).toMatchObject(amounts);
});

it('creates many or none', async () => {
  const { renter, body } = await rentalScene();
  const other = { ...body, start_date: '2027-01-04', end_date: '2027-01-05' };

  const bad = await as(renter).post('/api/rental_requests/store_many', {
    data: [body, { ...other, address_id: 999_999 }],
  });
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['data.1.address_id']]);
  const taken = await as(renter).post('/api/rental_requests/store_many', { data: [body, body] });
  expect(taken.status).toBe(409);
  expect(await rows('rental_requests')).toEqual([]);

  const good = await as(renter).post('/api/rental_requests/store_many', { data: [body, other] });
  expect(good.status).toBe(200);
  expect(good.body.map((one: { start_date: string }) => one.start_date)).toEqual([
    '2026-12-14',
    '2027-01-04',
  ]);
});

it('creates a request whose delivery cannot be had, and says why', async () => {
  const { machine, ask } = await rentalScene();
  const option = await make.deliveryOption(machine, { radius: 1 });

  const answer = await ask({ delivery_enabled: true, machine_delivery_option_id: option.id });

  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ delivery_available: false, delivery_amount: 0, subtotal: 1400 });
  expect(answer.body.delivery_message).toContain('Lowboy reaches 1 mi');
});

it('is not signed by, or with, somebody whose name no agreement can print', async () => {
  const { owner, renter, ask } = await rentalScene();
  const words = async () => {
    const { status, body } = await ask();
    return [status, body.errors?.agree_to_rental_agreement?.[0]];
  };

  await as(renter).put('/user/profile-information', { name: '王小明', email: renter.email, phone: null });
  expect(await words()).toEqual([
    422,
    'The agreement can’t print your name. Write it in Latin letters in your account, then send the request again.',
  ]);
  await as(renter).put('/user/profile-information', {
    name: 'Wáng Xiǎomíng',
    email: renter.email,
    phone: null,
  });
  await as(owner).put('/user/profile-information', { name: 'محمد', email: owner.email, phone: null });
  expect(await words()).toEqual([
    422,
    'The agreement can’t print the owner’s name. The owner has to write it in Latin letters first.',
  ]);
  expect(await rows('rental_requests')).toEqual([]);

  await as(owner).put('/user/profile-information', { name: 'Мухаммад', email: owner.email, phone: null });
  expect((await words())[0]).toBe(201);
});
