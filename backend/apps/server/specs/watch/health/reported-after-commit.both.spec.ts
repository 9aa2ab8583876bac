import { api, as, forgetBroadcasts, rows, told } from '../../../../../test/api';
import { statementsOf } from '../../../../../test/count-queries';
import { make } from '../../../../../test/make';
import { rentalScene } from '../../../../../test/rental-scene';

const ADDRESS = { line1: '12 Main Street', city: 'Austin', state: 'TX', postal_code: '78701' };
const WRITES = 60;

/** The last that a change writes is its line in the audit log: refused by the database itself. */
const refuse = () =>
  api.dataSource.query(
    `CREATE TRIGGER refuse_audit BEFORE INSERT ON audit_events ${api.dialect === 'mysql' ? 'FOR EACH ROW' : ''} ` +
      (api.dialect === 'mysql'
        ? "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused'"
        : "BEGIN SELECT RAISE(ABORT, 'refused'); END"),
  );

afterEach(() => api.dataSource.query('DROP TRIGGER IF EXISTS refuse_audit'));

it(`tells nobody of ${WRITES} changes that were rolled back, and of the next that was not`, async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending();
  await as(owner).get('/api/addresses');
  const mails = await rows('mails');
  forgetBroadcasts();
  await refuse();

  const statuses = new Set<number>();
  for (let n = 0; n < WRITES; n += 1) {
    statuses.add((await act(owner, request, 'approve', { message: 'Yours.' })).status);
  }

  expect([...statuses]).toEqual([500]);
  expect(api.broadcasts).toEqual([]);
  expect([await rows('payments'), await rows('messages'), await rows('machine_days')]).toEqual([[], [], []]);
  expect(await rows('mails')).toEqual(mails);

  await api.dataSource.query('DROP TRIGGER refuse_audit');
  expect((await act(owner, request, 'approve', { message: 'Yours.' })).status).toBe(200);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id]);
});

it('tells nobody before the commit', async () => {
  const ray = await make.user();
  await as(ray).get('/api/addresses');
  forgetBroadcasts();

  const statements = await statementsOf(() => as(ray).post('/api/addresses', ADDRESS));

  const commits = statements.filter(({ sql }) => /^COMMIT/.test(sql));
  expect(commits.length).toBeGreaterThan(0);
  expect(commits.map(({ told: before }) => before)).toEqual(commits.map(() => 0));
  expect(told('addresses', 'saved')).toEqual([ray.id]);
});
