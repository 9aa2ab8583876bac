import { SeeingServer } from '../spec-support/seeing-server';
import { WireError, type Yard } from './index';

const server = SeeingServer.forTests();

const ADDRESS = { line1: '12 Quarry Road', city: 'Austin', state: 'TX', postal_code: '78701' };
const DAYS = { start_date: '2026-12-01', end_date: '2026-12-05' };

type Row = [string, (yard: Yard) => Promise<unknown>];

const rows: Row[] = [
  ['GET /api/machines/7', (yard) => yard.machines.find(7)],
  [
    'GET /api/machines?machine_type_id=2&delivery=true&sort=distance&direction=asc&page=2',
    (yard) =>
      yard.machines.list({ machine_type_id: 2, delivery: true, sort: 'distance', direction: 'asc', page: 2 }),
  ],
  ['POST /api/machines/7/publish', (yard) => yard.machines.publish(7)],
  ['POST /api/machines/7/unpublish', (yard) => yard.machines.unpublish(7)],
  [
    'POST /api/machines/7/ask_for_change {"reason":"No prices"}',
    (yard) => yard.machines.askForChange(7, { reason: 'No prices' }),
  ],
  [
    'GET /api/machines/7/availability?from=2026-12-01&to=2026-12-31',
    (yard) => yard.machines.availability(7, { from: '2026-12-01', to: '2026-12-31' }),
  ],
  [
    `POST /api/machines/7/blackouts ${JSON.stringify(DAYS)}`,
    (yard) => yard.machines.blackouts(7).create(DAYS),
  ],
  [
    'PATCH /api/machines/7/delivery_options/2 {"radius":80}',
    (yard) => yard.machines.deliveryOptions(7).update(2, { radius: 80 }),
  ],
  ['DELETE /api/machines/7/photos/2', (yard) => yard.machines.photos(7).destroy(2)],
  ['POST /api/machine_types {"name":"Crane"}', (yard) => yard.machineTypes.create({ name: 'Crane' })],
  [
    `POST /api/addresses/store_many {"data":[${JSON.stringify(ADDRESS)}]}`,
    (yard) => yard.addresses.storeMany([ADDRESS]),
  ],
  ['POST /api/addresses/7/confirm', (yard) => yard.addresses.confirm(7)],
  ['GET /api/machines/7/owner', (yard) => yard.machines.owner(7)],
  ['POST /api/reviews/7/reply {"content":"Thanks"}', (yard) => yard.reviews.reply(7, { content: 'Thanks' })],
  ['POST /api/reviews/7/hide {"reason":"Rude"}', (yard) => yard.reviews.hide(7, { reason: 'Rude' })],
  ['POST /api/reviews/7/show', (yard) => yard.reviews.show(7)],
  ['POST /api/documents/7/publish', (yard) => yard.documents.publish(7)],
  ['GET /api/favourites/ids', (yard) => yard.favourites.ids()],
  ['PATCH /api/saved_searches/7 {"notify":false}', (yard) => yard.savedSearches.update(7, { notify: false })],
  ['GET /api/deposit_policy', (yard) => yard.depositPolicy.find()],
  ['GET /api/cancellation_policy/versions?page=2', (yard) => yard.cancellationPolicy.versions({ page: 2 })],
  [
    'POST /api/close_completed_rental_requests {"dry_run":true}',
    (yard) => yard.batches.run('close_completed_rental_requests', { dry_run: true }),
  ],
  ['GET /api/batch_runs/7/items', (yard) => yard.batches.items(7)],
  ['POST /api/notifications/read_all', (yard) => yard.notifications.readAll()],
  [
    'POST /api/notifications/seen {"rental_request_id":1}',
    (yard) => yard.notifications.seen({ rental_request_id: 1 }),
  ],
  [
    'POST /api/payment_methods/confirmed {"setup_intent_id":"seti_1"}',
    (yard) => yard.paymentMethods.confirm({ setup_intent_id: 'seti_1' }),
  ],
  [
    'POST /api/payment_methods/simulated/authentication {"client_secret":"s","outcome":"fail"}',
    (yard) => yard.paymentMethods.authenticateSimulated({ client_secret: 's', outcome: 'fail' }),
  ],
  ['GET /api/payments?status=failed', (yard) => yard.payments.list({ status: 'failed' })],
  ['GET /api/ledger_entries?kind=payout', (yard) => yard.ledger.list({ kind: 'payout' })],
  [
    'GET /api/ledger_entries/summary?from=2026-12-01&to=2026-12-31',
    (yard) => yard.ledger.summary({ from: '2026-12-01', to: '2026-12-31' }),
  ],
  [
    'GET /api/payouts?status=waiting_for_account',
    (yard) => yard.payouts.list({ status: 'waiting_for_account' }),
  ],
  ['POST /api/payouts/7/retry', (yard) => yard.payouts.retry(7)],
  ['GET /api/payouts/account', (yard) => yard.payouts.account()],
  ['POST /api/payouts/account', (yard) => yard.payouts.onboard()],
  ['POST /api/payouts/account/simulated', (yard) => yard.payouts.completeSimulated()],
  ['GET /api/statements?month=2026-12', (yard) => yard.statements.list({ month: '2026-12' })],
  ['GET /api/statements/7', (yard) => yard.statements.find(7)],
  ['POST /api/payment_methods/7/default', (yard) => yard.paymentMethods.makeDefault(7)],
  [
    'POST /api/rental_store_access_requests/7/decline {"message":"No"}',
    (yard) => yard.storeAccessRequests.decline(7, { message: 'No' }),
  ],
  ['POST /api/users/7/suspend {"reason":"Spam"}', (yard) => yard.users.suspend(7, { reason: 'Spam' })],
  ['GET /api/audit_events?record_id=7', (yard) => yard.auditEvents.list({ record_id: 7 })],
  ['GET /api/mails?sent=false', (yard) => yard.mails.list({ sent: false })],
  ['DELETE /api/sessions/7', (yard) => yard.sessions.destroy(7)],
  ['GET /api/user', (yard) => yard.user()],
  ['POST /logout', (yard) => yard.logout()],
  [
    'POST /login {"email":"ray@example.com","password":"secret"}',
    (yard) => yard.login({ email: 'ray@example.com', password: 'secret' }),
  ],
];

it.each(rows)('%s', async (line, call) => {
  await call(server.yard());

  expect(server.seen).toEqual([line]);
});

it('sends a file as a form', async () => {
  const file = new File(['bytes'], 'crane.jpg', { type: 'image/jpeg' });

  await server.yard().media.create(file, { folder: 'yard' });

  const [seen] = server.seen;
  expect(server.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen).toMatch(/^POST \/api\/media /);
  expect(seen).toMatch(/name="folder"\r\n\r\nyard\r\n/);
  expect(seen).toMatch(/name="file"; filename="crane\.jpg"\r\nContent-Type: image\/jpeg\r\n\r\nbytes\r\n/);
});

it("rejects with the server's words", async () => {
  server.answer = { status: 409, body: { message: 'This rental request is closed.' } };

  const failure: unknown = await server
    .yard()
    .rentalRequests.approve(7, { message: 'Yes' })
    .catch((e) => e);

  expect(failure).toBeInstanceOf(WireError);
  expect(failure).toMatchObject({ status: 409, message: 'This rental request is closed.' });
});
