import { api, as, guest, rows } from '../../../test/api';
import { insert, instant } from '../../../test/make';
import { AGREED, ledger, rentalScene } from '../../../test/rental-scene';
import { DECLINED, rents, unpaidScene } from '../../../test/unpaid-scene';

const CHANGED = 'This changed since you opened it. Check it and try again.';

interface Quote {
  subtotal: number;
  deposit_amount: number;
  due_now: number;
  deposit_policy_id: number;
  cancellation_policy_id: number;
  documents: { id: number }[];
}

/** A machine that is booked at once, and what its renter was shown of it. */
async function shown(fields: object = {}) {
  const scene = await rentalScene({ instant_book: true, ...fields });
  const { machine, body, renter } = scene;
  const { start_date, end_date } = body;
  const quote = async (more: object = {}) =>
    (
      await as(renter).post('/api/rental_requests/quote', {
        machine_id: machine.id,
        start_date,
        end_date,
        ...more,
      })
    ).body as Quote;
  const seen = async (more: object = {}) => seenIn(await quote(more));
  return { ...scene, quote, seen };
}

function seenIn({ documents, subtotal, deposit_amount, due_now, ...policies }: Quote) {
  const { deposit_policy_id, cancellation_policy_id } = policies;
  const document_ids = documents.map(({ id }) => id);
  return { subtotal, deposit_amount, due_now, deposit_policy_id, cancellation_policy_id, document_ids };
}

const publish = (kind: string) =>
  insert('documents', {
    kind,
    name: kind,
    content: '<p>A fee.</p>',
    version: 2,
    published_at: instant(api.clock.now()),
  });

it('says in the quote what a request charges, agrees to and becomes', async () => {
  const { machine, renter, quote } = await shown();
  const later = { kind: 'rental', amount: 1400, at: '2026-12-12T06:00:00.000000Z' };
  const [terms] = await rows<{ id: number }>('documents', "kind = 'terms_and_conditions'");

  const booked = await quote();
  expect(booked).toMatchObject({
    due_now: 280,
    deposit_policy_id: expect.any(Number),
    cancellation_policy_id: expect.any(Number),
    plan: {
      now: [{ kind: 'deposit', amount: 280, person_id: renter.id }],
      later: [later],
      held: 280,
      back: [{ kind: 'deposit', amount: 280, after: 'return' }],
      becomes: 'approved',
    },
  });
  expect(booked.documents).toHaveLength(4);
  expect(booked.documents).toContainEqual({ id: terms?.id, kind: 'terms_and_conditions', version: 1 });
  const asked = {
    now: [],
    later: [{ kind: 'deposit', amount: 280, at: null }, later],
    held: 280,
    becomes: 'pending',
  };
  expect(await quote({ stripe_payment_method_id: null })).toMatchObject({ due_now: 0, plan: asked });
  await api.dataSource.query('UPDATE machines SET instant_book = ?', [false]);
  expect(await quote()).toMatchObject({ due_now: 0, plan: asked });
  const guests = { machine_id: machine.id, start_date: '2026-11-20', end_date: '2026-11-24' };
  await api.dataSource.query('UPDATE machines SET instant_book = ?', [true]);
  expect((await guest().post('/api/rental_requests/quote', guests)).body.plan).toMatchObject({
    now: [
      { kind: 'deposit', amount: 280, person_id: null },
      { kind: 'rental', amount: 1400, person_id: null },
    ],
    later: [],
    becomes: 'active',
  });
});

it.each<[string, (scene: Awaited<ReturnType<typeof shown>>) => Promise<unknown>]>([
  ['rates', ({ owner, machine }) => as(owner).patch(`/api/machines/${machine.id}`, { weekly_rate: 6300 })],
  [
    'deposit policy',
    ({ admin }) => as(admin).put('/api/deposit_policy', { name: 'Flat', kind: 'fixed', amount: 777 }),
  ],
  ['documents', () => publish('rental_agreement')],
  [
    'booking at once',
    ({ owner, machine }) => as(owner).patch(`/api/machines/${machine.id}`, { instant_book: false }),
  ],
])('charges and records nothing where other %s are in force than were shown', async (_, change) => {
  const scene = await shown();
  const seen = await scene.seen();
  const mails = (await rows('mails')).length;
  await change(scene);
  const now = await scene.seen();

  const refused = await scene.ask({ seen });

  expect([refused.status, refused.body]).toEqual([409, { message: CHANGED, seen: now }]);
  expect(now).not.toEqual(seen);
  expect(await rows('rental_requests')).toEqual([]);
  expect((await rows('mails')).length).toBe(mails);
  expect(await ledger()).toEqual({ charged: [], refunded: [] });
  expect((await scene.ask({ seen: now })).status).toBe(201);
});

it('compares what is named, documents as a set, and takes a request that names nothing', async () => {
  const { seen, ask } = await shown();
  const terms = await seen();
  const ids = [...terms.document_ids].reverse();
  const days = (day: string) => ({ start_date: day, end_date: day });

  expect((await ask({ seen: { ...terms, document_ids: ids } })).status).toBe(201);
  expect((await ask({ ...days('2026-12-20'), seen: {} })).status).toBe(201);
  expect((await ask({ ...days('2026-12-21'), seen: null })).status).toBe(201);
  const one = { deposit_policy_id: terms.deposit_policy_id + 1 };
  const other = await ask({ ...days('2026-12-22'), seen: one });
  expect([other.status, Object.keys(other.body.seen)]).toEqual([409, Object.keys(terms)]);
  const fewer = { document_ids: ids.slice(1) };
  expect((await ask({ ...days('2026-12-22'), seen: fewer })).status).toBe(409);
  const cardless = { ...days('2026-12-23'), stripe_payment_method_id: null };
  expect((await ask({ ...cardless, seen: { due_now: 1 } })).status).toBe(409);
  expect((await ask({ ...cardless, seen: { due_now: 0 } })).status).toBe(201);
});

it.each([
  ['seen', 'all of it'],
  ['seen', [1, 2]],
  ['seen', { total: 5 }],
  ['seen.subtotal', { subtotal: 'much' }],
  ['seen.due_now', { due_now: -1 }],
  ['seen.deposit_policy_id', { deposit_policy_id: 1.5 }],
  ['seen.document_ids', { document_ids: 7 }],
  ['seen.document_ids.0', { document_ids: ['x'] }],
])('refuses a malformed %s', async (field, seen) => {
  const { ask } = await shown();

  const answer = await ask({ seen });

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

it('takes the same key with what is seen now as another body', async () => {
  const { seen, body, renter, owner, machine } = await shown();
  const old = await seen();
  await as(owner).patch(`/api/machines/${machine.id}`, { weekly_rate: 6300 });
  const send = (terms: object) =>
    as(renter).post('/api/rental_requests', { ...body, seen: terms }, { 'Idempotency-Key': 'one' });

  expect((await send(old)).status).toBe(409);
  expect([409, 422]).toContain((await send(await seen())).status);
  expect(await rows('rental_requests')).toEqual([]);
});

it('compares a change of a request with its own policies, and says before what it charges', async () => {
  const { renter, owner, machine, admin, ask } = await shown();
  const { body } = await ask({ stripe_payment_method_id: null });
  await as(admin).put('/api/deposit_policy', { name: 'Flat', kind: 'fixed', amount: 777 });
  const path = `/api/rental_requests/${body.id}`;
  const card = { stripe_payment_method_id: 'pm_card_visa' };
  const wanted = { end_date: '2026-12-20', ...card };
  const quote = await as(renter).post(`${path}/quote`, wanted);
  expect(quote.body).toMatchObject({
    subtotal: 1400,
    deposit_amount: 280,
    due_now: 280,
    deposit_policy_id: body.deposit_policy_id,
    available: true,
    plan: { becomes: 'approved' },
  });
  await as(owner).patch(`/api/machines/${machine.id}`, { weekly_rate: 6300 });

  const refused = await as(renter).patch(path, { ...wanted, ...AGREED, seen: seenIn(quote.body) });
  expect([refused.status, refused.body.seen.subtotal]).toEqual([409, 2800]);
  expect((await as(renter).get(path)).body).toMatchObject({
    end_date: '2026-12-18',
    payments: [],
    subtotal: 1400,
  });
  const details = { details: 'By the gate', seen: { subtotal: 1400, due_now: 0 } };
  expect((await as(renter).patch(path, details)).status).toBe(200);
  expect((await as(renter).patch(path, { ...card, seen: { due_now: 0 } })).body.seen.due_now).toBe(280);
  expect(
    (
      await as(renter).patch(path, {
        ...card,
        seen: seenIn((await as(renter).post(`${path}/quote`, card)).body),
      })
    ).body,
  ).toMatchObject({ status: 'approved', plan: null });
});

it('names in a waiting request what its renter or its owner brings about', async () => {
  const { renter, owner, ask } = await shown({ instant_book: false });
  const { body } = await ask();
  const deposit = { kind: 'deposit', amount: 280 };

  expect(body.plan).toMatchObject({ now: [], later: [{ ...deposit, at: null }, {}], becomes: 'pending' });
  const read = (await as(owner).get(`/api/rental_requests/${body.id}`)).body;
  expect(read.plan).toMatchObject({ now: [{ ...deposit, person_id: renter.id }], becomes: 'approved' });
});

it('charges a payment again, and another default card, only with what was seen', async () => {
  const { renter, path, shown: read } = await unpaidScene();
  const [payment] = await rows<{ id: number }>('payments', "kind = 'rental'");
  const again = (due_now: number) =>
    as(renter).post(`${path}/payments/${payment?.id}/retry`, {
      stripe_payment_method_id: 'pm_card_visa',
      seen: { due_now, subtotal: 1400 },
    });

  const refused = await again(1399);
  expect([refused.status, refused.body.seen]).toEqual([
    409,
    expect.objectContaining({ due_now: 1400, subtotal: 1400 }),
  ]);
  const card = await as(renter).patch(path, {
    stripe_payment_method_id: 'pm_card_visa',
    seen: { due_now: 0 },
  });
  expect([card.status, card.body.seen.due_now]).toEqual([409, 1400]);
  expect([(await rents()).length, (await read()).stripe_payment_method_id]).toEqual([1, DECLINED]);
  expect((await again(1400)).status).toBe(200);
});

it('offers and accepts a change only with what was seen', async () => {
  const { renter, owner, ask } = await shown();
  const { body } = await ask();
  const path = `/api/rental_requests/${body.id}/changes`;
  const longer = { end_date: '2026-12-21' };
  const quote = (await as(renter).post(`${path}/quote`, longer)).body;
  expect(quote.plan).toEqual({
    now: [],
    later: [{ kind: 'rental', amount: quote.subtotal, at: '2026-12-12T06:00:00.000000Z' }],
    held: 0,
    back: [],
    becomes: 'approved',
  });
  const offer = (subtotal: number) => as(renter).post(path, { ...longer, seen: { subtotal, due_now: 0 } });
  expect((await offer(1)).body.seen.subtotal).toBe(quote.subtotal);
  const offered = (await offer(quote.subtotal)).body;
  expect(offered.plan).toEqual(quote.plan);
  const accept = (due_now: number) =>
    as(owner).post(`${path}/${offered.id}/accept`, { seen: { due_now, subtotal: quote.subtotal } });

  expect((await accept(5)).body.seen.due_now).toBe(0);
  expect((await accept(0)).body).toMatchObject({ status: 'accepted', plan: null });
});
