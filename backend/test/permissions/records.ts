import { insert, instant, make } from '../make';
import { newClient, type Side } from './people';
import { deposit, ledgerCorrection, proposedRefund, refusedPayout } from './payout-records';
import { plainRecords, tableOf } from './plain-records';
import { favourite, savedSearch } from './saved-records';
import { questionParams } from './question-records';
import { contentReport, missedSearch, reviewOf } from './review-records';
import { rentalParams } from './rental-records';
import { errorReport, recording } from './watching-records';

export type Params = Record<string, number | string>;

export const MISSING = 987_654_321;

type Maker = (side: Side, route: string) => Promise<Params>;

/** The record a route is about, made anew; `#draft` asks for one that is not published. The first match counts. */
export async function paramsFor(route: string, side: Side): Promise<Params> {
  const found = MAKERS.find(([part]) => route.includes(` /${part}`));
  return found && route.includes('{') ? found[1](side, route) : {};
}

const stamp = '2026-11-20 12:00:00.000';

const MAKERS: [string, Maker][] = [
  ['api/addresses', async ({ renter }) => idOf(make.address(renter))],
  ...plainRecords.map((plain): [string, Maker] => [
    plain.endpoint,
    () => idOf(insert(tableOf(plain), plain.columns())),
  ]),
  ['api/machines/{machine}/delivery_options', part(make.deliveryOption)],
  ['api/machines/{machine}/blackouts', part(blackout)],
  ['api/machines/{machine}/calendars', part(outsideCalendar)],
  ['api/machines/{machine}/photos', part(photo)],
  [
    'api/machines',
    ({ owner }, route) => idOf(make.machine(owner, route.includes('#draft') ? { published_at: null } : {})),
  ],
  ['machines', ({ owner }) => idOf(make.machine(owner))],
  ['api/media', ({ renter }) => idOf(media(renter))],
  ['api/rental_requests', rentalParams],
  ['api/support_tickets', ticketParams],
  ['api/machine_questions', questionParams],
  ['api/missed_searches', () => idOf(missedSearch())],
  ['api/content_reports', (side) => idOf(contentReport(side))],
  ['api/reviews', async (side, route) => idOf(reviewOf(side, route))],
  ['api/favourites', (side) => idOf(favourite(side))],
  ['api/saved_searches', (side) => idOf(savedSearch(side))],
  ['api/documents', (_, route) => idOf(document(route))],
  ['api/rental_store_access_requests', ({ renter }) => idOf(storeAccessRequest(renter))],
  ['api/users', (_, route) => idOf(account(route))],
  ['api/notifications', ({ renter }) => idOf(notice(renter))],
  ['api/payment_methods', card],
  ['api/proposed_refunds', (side) => idOf(proposedRefund(side))],
  ['api/ledger_corrections', (side) => idOf(ledgerCorrection(side))],
  ['api/payments', (side) => idOf(deposit(side))],
  ['api/payouts', (side) => idOf(refusedPayout(side))],
  ['api/statements', ({ owner }) => idOf(statement(owner))],
  ['api/sessions', session],
  ['user/passkeys', ({ renter }) => idOf(passkey(renter))],
  ['api/batch_runs', () => idOf(batchRun())],
  [
    'api/audit_events',
    () => idOf(insert('audit_events', { action: 'create', record_type: 'user', record_id: 1, data: '{}' })),
  ],
  [
    'api/mails',
    () => idOf(insert('mails', { recipient: 'a@example.com', subject: 'A', text: 'A', html: 'A' })),
  ],
  [
    'api/error_reports',
    (_, route) => idOf(errorReport(route.endsWith('/reopen') ? { resolved_at: stamp } : {})),
  ],
  ['api/recordings', () => idOf(recording())],
  ['api/remotes', () => Promise.resolve({ name: 'mf-rentals', version: '0123456789ab' })],
  ['api/remote_releases', () => Promise.resolve({ name: 'mf-rentals' })],
  ['api/remote_preview', () => Promise.resolve({ ticket: 'none' })],
  ['impersonation', () => Promise.resolve({ token: 'none' })],
  ['email/verify', () => Promise.resolve({ id: 1, hash: 'none' })],
  ['apps', () => Promise.resolve({ appId: 'yard', channel: 'private-users.1', userId: 1 })],
];

async function idOf(made: Promise<{ id: number }>): Promise<Params> {
  return { id: (await made).id };
}

function part(one: (machine: { id: number }) => Promise<{ id: number }>): Maker {
  return async ({ machine }) => ({ machine: machine.id, id: (await one(machine)).id });
}

function blackout({ id }: { id: number }) {
  return insert('blackouts', { machine_id: id, start_date: '2027-06-01', end_date: '2027-06-02' });
}

function outsideCalendar({ id }: { id: number }) {
  return insert('machine_calendars', { machine_id: id, url: 'https://127.0.0.2:9/other.ics' });
}

function photo({ id }: { id: number }) {
  return insert('photos', { machine_id: id, url: '/illustrations/crane.svg', position: 0 });
}

function media({ id }: { id: number }) {
  const file = { name: 'a.png', path: 'a.png', mime_type: 'image/png', size: 1 };
  return insert('media', { user_id: id, folder: '', ...file });
}

async function ticketParams({ renter, owner }: Side, route: string): Promise<Params> {
  const resolved = route.endsWith('/reopen') ? { resolved_at: stamp, resolved_id: owner.id } : {};
  const ticket = await insert('support_tickets', {
    user_id: renter.id,
    number: `T-${next()}`,
    message: 'Help',
    ...resolved,
  });
  const message = await insert('messages', {
    user_id: renter.id,
    messageable_type: 'support_ticket',
    messageable_id: ticket.id,
    content: 'Please',
  });
  return { id: ticket.id, mid: message.id };
}

let count = 0;
const next = () => (count += 1);

function document(route: string) {
  const isDraft = route.includes('#draft') || route.endsWith('/publish');
  const version = next();
  return insert('documents', {
    kind: 'other',
    name: `Text ${version}`,
    content: '<p>Text</p>',
    version,
    published_at: isDraft ? null : stamp,
  });
}

function storeAccessRequest({ id }: { id: number }) {
  return insert('rental_store_access_requests', { user_id: id, business_name: 'Diggers', phone: '555' });
}

/** Somebody to whom the action can happen. */
function account(route: string) {
  return make.user({
    admin: route.endsWith('/revoke_admin'),
    owner: route.endsWith('/revoke_store_access'),
    suspended_at: route.endsWith('/restore') ? stamp : null,
  });
}

function notice({ id }: { id: number }) {
  const words = { type: 'support_ticket.resolved', title: 'Done', body: 'Done' };
  return insert('notifications', { user_id: id, ...words, data: { support_ticket_id: 1 } });
}

function batchRun() {
  const run = { name: 'close_completed_rental_requests', status: 'finished', dry_run: true };
  return insert('batch_runs', { ...run, started_at: instant(stamp), finished_at: instant(stamp) });
}

/** An owner has one of each month. */
function statement({ id }: { id: number }) {
  const month = `${2000 + next()}-01`;
  const span = { starts_at: instant(`${month}-01`), ends_at: instant(`${month}-28`) };
  return insert('statements', { user_id: id, month, ...span });
}

/** Kept through the door: the provider has to know the card too. */
async function card({ renter }: Side): Promise<Params> {
  const form = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  const client = newClient(renter);
  await client.post('/api/payment_methods/simulated', form);
  const list = await client.get('/api/payment_methods', { direction: 'desc' });
  return { id: (list.body as { data: { id: number }[] }).data[0]?.id ?? 0 };
}

function passkey({ id }: { id: number }) {
  return insert('passkeys', {
    user_id: id,
    name: 'Key',
    credential_id: `id-${next()}`,
    public_key: '',
    sign_count: 0,
  });
}

async function session({ renter }: Side): Promise<Params> {
  const list = await newClient(renter).get('/api/sessions', { per_page: 100 });
  const { data } = list.body as { data: { id: number; current: boolean }[] };
  return { id: data.find(({ current }) => current)?.id ?? 0 };
}
