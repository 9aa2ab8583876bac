import { as, asOnAdminSite, guest } from '../../test/api';
import { rentalScene } from '../../test/rental-scene';
import { whole } from '../../test/whole';

it('says all of an error that a page reports, and what is said of each time', async () => {
  const { admin: ada, renter } = await rentalScene();
  const admin = asOnAdminSite(ada);
  const report = {
    name: 'TypeError',
    message: 'x is not a function',
    stack: 'TypeError: x is not a function at page.js:1:2',
    page: '/machines',
    remote: 'mf-catalog',
    release: 'r1',
    request_id: 'request-1',
  };
  await as(renter).post('/api/error_reports', report);
  await guest().post('/api/error_reports', { message: 'plain' });

  const list = (await admin.get('/api/error_reports?search=function')).body.data as { id: number }[];
  const times = await admin.get(`/api/error_reports/${list[0]?.id}/occurrences`);
  expect(whole(list, { renter })).toEqual([
    {
      count: 1,
      created_at: '2026-11-20T12:00:00.000000Z',
      fingerprint: 'bbb387c6379b34d5830e301930f081a79f3343290bd64351db3f17a3ba8ce032',
      first_seen_at: '2026-11-20T12:00:00.000000Z',
      last_seen_at: '2026-11-20T12:00:00.000000Z',
      message: 'x is not a function',
      name: 'TypeError',
      page: '/machines',
      release: 'r1',
      remote: 'mf-catalog',
      request_id: 'request-1',
      site: 'public',
      stack: 'TypeError: x is not a function at page.js:1:2',
      user_id: 'renter',
      user_name: 'Ray Renter',
    },
  ]);
  expect(whole(times.body.data, { renter })).toEqual([
    {
      created_at: '2026-11-20T12:00:00.000000Z',
      error_report_id: '#',
      page: '/machines',
      release: 'r1',
      remote: 'mf-catalog',
      request_id: 'request-1',
      site: 'public',
      user_id: 'renter',
      user_name: 'Ray Renter',
    },
  ]);
  const plain = await admin.get('/api/error_reports?search=plain');
  expect(whole(plain.body.data)).toEqual([
    {
      count: 1,
      created_at: '2026-11-20T12:00:00.000000Z',
      fingerprint: 'f0a02fba01518a1671987fbb90559fd54fc35ca4d570e061a65f19604252cfc7',
      first_seen_at: '2026-11-20T12:00:00.000000Z',
      last_seen_at: '2026-11-20T12:00:00.000000Z',
      message: 'plain',
      name: 'Error',
      site: 'public',
    },
  ]);
});

const DAYS = [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);

it('says on the desk what waits and how it goes', async () => {
  const scene = await rentalScene();
  await scene.approved();
  await as(scene.renter).post('/api/support_tickets', { message: 'It beeps.' });
  const admin = asOnAdminSite(scene.admin);

  const { queues, spans } = (await admin.get('/api/desk')).body as {
    queues: object[];
    spans: Record<string, object>;
  };
  expect(whole(queues)).toEqual([
    {
      count: 1,
      due_at: '2026-11-21T12:00:00.000000Z',
      key: 'support_tickets',
      list: '/support_tickets?state=waiting_for_us&sort=waiting_since&direction=asc',
      oldest_at: '2026-11-20T12:00:00.000000Z',
    },
    {
      count: 0,
      key: 'contested_returns',
      list: '/rental_requests?contested=1&sort=waiting_since&direction=asc',
    },
    { count: 0, key: 'suspended_owners', list: '/rental_requests?owner_suspended=1' },
    { count: 0, key: 'store_access_requests', list: '/rental_store_access_requests?status=open' },
    { count: 0, key: 'content_reports', list: '/content_reports?state=open&sort=created_at&direction=asc' },
    { count: 0, key: 'disputes', list: '/payments?to_answer=1&sort=created_at&direction=asc' },
    { count: 0, key: 'proposed_refunds', list: '/payments' },
    { count: 0, key: 'ledger_corrections', list: '/ledger' },
    { count: 0, key: 'unpaid_rentals', list: '/rental_requests?unpaid=1&sort=waiting_since&direction=asc' },
    {
      count: 0,
      key: 'failed_payouts',
      list: '/ledger?tab=payouts&status=failed&sort=created_at&direction=asc',
    },
    { count: 0, key: 'failed_mails', list: '/mails?state=failed&sort=created_at&direction=asc' },
    { count: 0, key: 'error_reports', list: '/error_reports?sort=first_seen_at&direction=asc' },
    { count: 0, key: 'failed_batches', list: '/?run=' },
    { count: 0, key: 'rolled_back_remotes', list: '/remotes' },
    { count: 0, key: 'late_rentals', list: '/rental_requests?late=1&sort=waiting_since&direction=asc' },
    { count: 0, key: 'ledger_differences', list: '/ledger' },
  ]);
  expect(whole(spans['7'])).toEqual({
    before: { fee_amount: 0, rent_amount: 0, requests: 0 },
    days: DAYS.map((date) => ({ date, rent_amount: 0 })),
    from: '2026-11-14',
    now: { answer_hours: 0, approval_rate: 1, fee_amount: 0, rent_amount: 0, requests: 1 },
    to: '2026-11-20',
  });
  expect(whole((await admin.get('/api/desk/ticket_answers?days=7')).body)).toEqual({
    before: { tickets: 0 },
    days: DAYS.map((date) => ({ date, tickets: date === '2026-11-20' ? 1 : 0 })),
    from: '2026-11-14',
    now: { tickets: 1 },
    target_hours: 24,
    to: '2026-11-20',
  });
  expect(whole((await admin.get('/api/desk/utilisation?days=7')).body)).toEqual({
    categories: [{ before_rate: 0, category: 'Earthmoving', machines: 1, rate: 0, rented_days: 0 }],
    from: '2026-11-14',
    to: '2026-11-20',
  });
});
