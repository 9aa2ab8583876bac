import { api, as, forgetBroadcasts, rows } from '../../test/api';
import { insert, make } from '../../test/make';

const LATER = '2026-11-20T12:05:00Z';
type Admin = Awaited<ReturnType<typeof make.admin>>;
type Send = (admin: Admin, fields: object) => Promise<{ status: number; body: Record<string, unknown> }>;

interface Edited {
  read: string;
  table: string;
  first: Send;
  second: Send;
  named: string;
}

const text = (words: string) => ({ name: 'Rules', content: `<p>${words}</p>` });
const deposit = (name: string) => ({ name, kind: 'fixed', amount: 100 });
const cancellation = (name: string) => ({
  name,
  window_hours: 24,
  tiers: [{ hours_before_start: 0, rental_percent: 0, delivery_percent: 0, deposit_percent: 100 }],
});

/** Two changes of a record whose fields have these words. */
function changes(
  of: Pick<Edited, 'read' | 'table' | 'named'>,
  fieldsOf: (words: string) => object,
  send: Send = (admin, fields) => as(admin).patch(of.read, fields),
): Edited {
  const change =
    (words: string): Send =>
    (admin, seen) =>
      send(admin, { ...fieldsOf(words), ...seen });
  return { ...of, first: change('A'), second: change('B') };
}
const put =
  (path: string): Send =>
  (admin, fields) =>
    as(admin).put(path, fields);

const edited: Record<string, (admin: Admin) => Promise<Edited>> = {
  async user() {
    const read = `/api/users/${(await make.user()).id}`;
    return changes({ read, table: 'users', named: 'user' }, (name) => ({ name }));
  },
  async 'machine type'() {
    const type = await insert('machine_types', { name: 'Crane', category: null, slug: 'crane' });
    const read = `/api/machine_types/${type.id}`;
    return changes({ read, table: 'machine_types', named: 'machine type' }, (name) => ({ name }));
  },
  async document(admin) {
    const made = await as(admin).post('/api/documents', { kind: 'other', ...text('one') });
    return changes({ read: `/api/documents/${made.body.id}`, table: 'documents', named: 'document' }, text);
  },
  async 'deposit policy'() {
    const read = '/api/deposit_policy';
    return changes({ read, table: 'deposit_policies', named: 'policy' }, deposit, put(read));
  },
  async 'cancellation policy'() {
    const read = '/api/cancellation_policy';
    return changes({ read, table: 'cancellation_policies', named: 'policy' }, cancellation, put(read));
  },
  async ticket() {
    const ray = await make.user();
    const ticket = await insert('support_tickets', { user_id: ray.id, message: 'Help', number: 'T-1' });
    const read = `/api/support_tickets/${ticket.id}`;
    const resolve: Send = (admin, fields) => as(admin).post(`${read}/resolve`, fields);
    return changes({ read, table: 'support_tickets', named: 'ticket' }, (details) => ({ details }), resolve);
  },
  async 'request for store access'() {
    const ray = await make.user();
    const asked = await as(ray).post('/api/rental_store_access_requests', { business_name: 'R', phone: '1' });
    const path = `/api/rental_store_access_requests/${asked.body.id}`;
    return {
      read: path,
      table: 'rental_store_access_requests',
      first: () => as(ray).patch(path, { business_name: 'Another' }),
      second: (admin, seen) => as(admin).post(`${path}/approve`, seen),
      named: 'request',
    };
  },
};

function sceneOf(kind: string, admin: Admin): Promise<Edited> {
  const scene = edited[kind];
  if (!scene) throw new Error(`nobody edits a ${kind}`);
  return scene(admin);
}

describe.each(Object.keys(edited))('a %s that two people change', (kind) => {
  it('is refused to the second, who saw it as it was, and nothing of it is written', async () => {
    const [ada, bea] = [await make.admin(), await make.admin()];
    const { read, table, first, second, named } = await sceneOf(kind, ada);
    const { updated_at } = (await as(bea).get(read)).body;
    api.clock.set(LATER);
    expect((await first(ada, { updated_at })).status).toBeLessThan(300);
    const [before, events] = [await rows(table), await rows('audit_events')];
    forgetBroadcasts();

    const refused = await second(bea, { updated_at });

    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      message: `This ${named} has changed since. Look at it again.`,
      updated_at: '2026-11-20T12:05:00.000000Z',
    });
    expect(await rows(table)).toEqual(before);
    expect(await rows('audit_events')).toEqual(events);
    expect(api.broadcasts).toEqual([]);
  });
});

it.each(['user', 'machine type', 'document', 'deposit policy', 'cancellation policy'])(
  'a %s is written over by whoever knows of the change, and by whoever does not care',
  async (kind) => {
    const [ada, bea] = [await make.admin(), await make.admin()];
    const { first, second } = await sceneOf(kind, ada);
    api.clock.set(LATER);
    await first(ada, {});
    const refused = await second(bea, { updated_at: '2026-11-20T11:00:00.000000Z' });

    const knowingly = await second(bea, { updated_at: refused.body.updated_at });
    const unchecked = await first(ada, {});

    expect([refused.status, knowingly.status, unchecked.status]).toEqual([409, 200, 200]);
  },
);

it('a stamp that is none is 422', async () => {
  const [ada, ray] = [await make.admin(), await make.user()];

  const answer = await as(ada).patch(`/api/users/${ray.id}`, { name: 'A', updated_at: 'no date' });

  expect(Object.keys(answer.body.errors)).toEqual(['updated_at']);
});
