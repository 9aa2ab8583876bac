import { BATCHES } from '@yard/contracts/back-office';
import { api } from '../api';
import { make } from '../make';
import { AGREED } from '../rental-scene';
import { completedForm, waitingIntent } from './card-forms';
import type { Person, Side } from './people';
import { plainRecords } from './plain-records';
import { closedRental } from './review-records';
import { errorReport, EVENTS } from './watching-records';

type Row = Record<string, unknown>;

export interface Ask {
  actor: Person;
  side: Side;
}

const VISITOR = '7d9f3c52-4b8e-4f1a-9a51-0c3f1f5b2a11';

let count = 0;
const next = () => (count += 1);

/** Input that nothing is wrong with, by route; what is not here is sent without a body. */
export const bodies: Record<string, (ask: Ask) => Row | Promise<Row>> = {
  'POST /login': ({ side }) => ({ email: side.renter.email, password: 'password' }),
  'POST /register': () => ({
    name: 'New',
    email: `new${next()}@example.com`,
    password: 'a password',
    password_confirmation: 'a password',
  }),
  'POST /two-factor-challenge': () => ({ code: '123456' }),
  'POST /forgot-password': () => ({ email: `forgot${next()}@example.com` }),
  'POST /reset-password': () => ({
    token: 'none',
    email: 'nobody@example.com',
    password: 'a password',
    password_confirmation: 'a password',
  }),
  'PUT /user/profile-information': ({ actor }) => ({ name: actor.name, email: actor.email }),
  'PUT /user/password': () => ({
    current_password: 'password',
    password: 'password',
    password_confirmation: 'password',
  }),
  'POST /user/confirm-password': () => ({ password: 'password' }),
  'DELETE /api/user': () => ({ password: 'wrong password' }),
  'POST /broadcasting/auth': ownChannel,
  'GET /broadcasting/auth': ownChannel,
  'POST /api/broadcasting/auth': ownChannel,
  'GET /api/broadcasting/auth': ownChannel,

  'POST /api/addresses': () => ({
    line1: '1 Main Street',
    city: 'Austin',
    state: 'TX',
    postal_code: '78701',
  }),
  'GET /api/places': async () => {
    await api.dataSource.query('DELETE FROM postal_codes');
    await make.postalCode();
    return { postal_code: '78701' };
  },
  'GET /api/machines/suggestions': () => ({ q: 'excavator' }),
  'GET /api/find': () => ({ q: 'excavator' }),
  'POST /api/machines': async () => ({
    machine_type_id: (await make.machineType()).id,
    subject: 'Excavator',
  }),
  'GET /api/machines/{id}/availability': () => ({ from: '2026-12-01', to: '2026-12-31' }),
  'POST /api/machines/{machine}/delivery_options': () => ({
    name: 'Lowboy',
    radius: 50,
    base_amount: 100,
    amount_per_distance: 3,
  }),
  'POST /api/machines/{machine}/calendars': () => ({ url: 'https://127.0.0.2:9/machine.ics' }),
  'POST /api/machines/{machine}/blackouts': () => ({ start_date: '2027-01-01', end_date: '2027-01-02' }),

  'POST /api/rental_requests': async ({ actor, side }) => ({
    machine_id: side.machine.id,
    address_id: (await make.address(actor)).id,
    ...days(),
    delivery_enabled: false,
    ...AGREED,
  }),
  'POST /api/rental_requests/quote': ({ side }) => ({ machine_id: side.machine.id, ...days() }),
  'POST /api/rental_requests/{id}/approve': () => ({ message: 'Yours.' }),
  'POST /api/rental_requests/{id}/decline': () => ({ message: 'No.' }),
  'POST /api/rental_requests/{id}/cancel': () => ({ reason: 'Rain.' }),
  'POST /api/rental_requests/{id}/end_unpaid': () => ({ reason: 'No rent.' }),
  'POST /api/rental_requests/{id}/machine_return': () => ({
    returned_at: '2026-11-20T10:00:00Z',
    condition: 'good',
  }),
  'POST /api/rental_requests/{id}/machine_return/contest': () => ({ reason: 'It was fine.' }),
  'POST /api/rental_requests/{id}/bill': () => ({ fuel_amount: 40 }),
  'POST /api/rental_requests/{id}/bill/quote': () => ({ fuel_amount: 40 }),
  'POST /api/rental_requests/{id}/bill/contest': () => ({ reason: 'It was full.' }),
  'POST /api/rental_requests/{id}/bill/offer': () => ({ line_id: 1, amount: 10 }),
  'POST /api/rental_requests/{id}/bill/decide': () => ({ lines: [], reason: 'It stands.' }),
  'POST /api/rental_requests/{id}/handover': () => ({ hours: 1200, fuel_level: 80 }),
  'POST /api/rental_requests/{id}/handover/sign': () => ({ name: 'Ray Renter' }),
  'POST /api/rental_requests/{id}/breakdowns': () => ({ details: 'It does not start.' }),
  'POST /api/rental_requests/{id}/changes': () => ({ end_date: '2026-12-20' }),
  'POST /api/rental_requests/{id}/changes/quote': () => ({ end_date: '2026-12-20' }),
  'POST /api/rental_requests/{id}/messages': () => ({ content: 'Hello' }),
  'POST /api/rental_requests/{id}/payments/{pid}/retry': () => ({ stripe_payment_method_id: 'pm_card_visa' }),
  'POST /api/rental_requests/{id}/payments/{pid}/waive': () => ({ reason: 'They are bankrupt.' }),

  'POST /api/machine_questions': ({ side }) => ({ machine_id: side.machine.id, message: 'Does it fit?' }),
  'POST /api/machine_questions/{id}/messages': () => ({ content: 'Hello' }),

  'POST /api/reviews': async ({ side }) => ({ rental_request_id: (await closedRental(side)).id, rating: 4 }),
  'POST /api/reviews/{id}/reply': () => ({ content: 'Thank you.' }),
  'POST /api/content_reports/{id}/hide': () => ({ reason: 'It asks for cash.' }),
  'POST /api/machines/{id}/ask_for_change': () => ({ reason: 'Say what it weighs.' }),
  'POST /api/machines/{id}/report': () => ({ reason: 'It asks for cash.' }),
  'POST /api/rental_requests/{id}/messages/{mid}/report': () => ({ reason: 'It is rude.' }),
  'POST /api/machine_questions/{id}/messages/{mid}/report': () => ({ reason: 'It is rude.' }),
  'POST /api/support_tickets/{id}/messages/{mid}/report': () => ({ reason: 'It is rude.' }),
  'POST /api/reviews/{id}/hide': () => ({ reason: 'It names a street.' }),
  'POST /api/saved_searches': () => ({ name: 'Lifts', query: { search: `lift ${next()}` } }),
  'POST /api/favourites': ({ side }) => ({ machine_id: side.machine.id }),
  'POST /api/guest_tickets': () => ({ name: 'Gus', email: `guest${next()}@example.com`, message: 'Hello' }),
  'POST /api/guest_tickets/confirm': () => ({ token: 'none' }),
  'POST /api/support_tickets': () => ({ message: 'It does not start.' }),
  'POST /api/support_tickets/{id}/notes': () => ({ content: 'He called.' }),
  'POST /api/support_tickets/{id}/assign': () => ({ user_id: null }),
  'POST /api/support_tickets/{id}/prioritise': () => ({ priority: 'high' }),
  'POST /api/support_tickets/{id}/open_github_issue': () => ({ title: 'It does not start' }),
  'POST /api/support_tickets/{id}/messages': () => ({ content: 'Hello' }),
  'POST /api/documents': () => ({ kind: 'other', name: `Text ${next()}`, content: '<p>Text</p>' }),
  'PUT /api/deposit_policy': () => ({ name: 'Half', kind: 'percent', percent: 50 }),
  'PUT /api/cancellation_policy': () => ({
    name: 'Strict',
    window_hours: 24,
    tiers: [{ hours_before_start: 48, rental_percent: 50, delivery_percent: 50, deposit_percent: 50 }],
  }),
  'POST /api/rental_store_access_requests': async ({ actor }) => {
    const sql = 'DELETE FROM rental_store_access_requests WHERE user_id = ?';
    await api.dataSource.query(sql, [actor.id]);
    return { business_name: 'Diggers', phone: '555' };
  },
  'POST /api/rental_store_access_requests/{id}/decline': () => ({ message: 'No.' }),
  'POST /api/users/{id}/impersonate': () => ({ reason: 'A ticket.' }),
  'POST /api/users/{id}/notes': () => ({ content: 'He called.' }),
  'POST /api/users/{id}/suspend': () => ({ reason: 'Fraud.' }),
  'POST /api/payment_methods/simulated': () => ({
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2030,
    cvc: '123',
  }),
  'POST /api/payment_methods': () => ({}),
  'POST /api/payment_methods/confirmed': ({ actor }) => completedForm(actor),
  'POST /api/payment_methods/simulated/authentication': async () => ({
    client_secret: (await waitingIntent()).client_secret,
    outcome: 'complete',
  }),
  'POST /api/error_reports': () => ({ message: 'x is not a function' }),
  'POST /api/recordings': async () => ({
    visitor: VISITOR,
    error_report_id: (await errorReport()).id,
    events: EVENTS,
  }),
  'POST /api/recordings/withdraw': () => ({ visitor: VISITOR }),
  'GET /api/ledger_entries/summary': () => ({ from: '2026-12-01', to: '2026-12-31' }),
  ...Object.fromEntries(plainRecords.map(({ endpoint, input }) => [`POST /${endpoint}`, input])),
  ...dryRuns(),
};

/** What a route is sent; `store_many` takes one record of what its create takes. */
export async function bodyFor(route: string, ask: Ask): Promise<Row | undefined> {
  const plain = route.replace(/#.*/, '');
  const single = bodies[plain.replace(/\/store_many$/, '')];
  const body = await single?.(ask);
  return body && plain.endsWith('/store_many') ? { data: [body] } : body;
}

function ownChannel({ side }: Ask): Row {
  return { channel_name: `private-addresses.${side.renter.id}` };
}

function days() {
  const start = Date.UTC(2026, 11, 1) + next() * 4 * 86_400_000;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start_date: day(start), end_date: day(start + 2 * 86_400_000) };
}

/** Nothing is changed by the batches. */
function dryRuns() {
  return Object.fromEntries(BATCHES.map((name) => [`POST /api/${name}`, () => ({ dry_run: true })]));
}
