import { as, asOnAdminSite } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { make } from '../../../test/make';

async function scene() {
  const admin = await make.admin({ name: 'Ada Admin' });
  const olive = await make.owner({ name: 'Olive Owner', email: 'olive@example.com' });
  const otto = await make.owner({ name: 'Otto Other', email: 'otto@example.com' });
  const crane = await make.machine(olive, {
    subject: 'Tower crane',
    manufacturer: 'Liebherr',
    model: '81 K',
  });
  const draft = await make.machine(olive, { subject: 'Digger', published_at: null });
  const gone = await make.machine(otto, { subject: 'Lift' });
  await as(otto).post(`/api/machines/${gone.id}/unpublish`);
  const found = async (query: object) => {
    const answer = await asOnAdminSite(admin).get('/api/admin/machines', { direction: 'asc', ...query });
    return (answer.body as { data: { id: number }[] }).data.map(({ id }) => id);
  };
  return { admin, olive, crane, draft, gone, found };
}

it('shows admins everybody’s machines, a row each, drafts too', async () => {
  const { admin, olive, crane, draft, gone } = await scene();

  const { body } = await asOnAdminSite(admin).get('/api/admin/machines');

  expect(body).toMatchObject({ total: 3, per_page: 15 });
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([gone.id, draft.id, crane.id]);
  expect(body.data[2]).toEqual({
    ...{ id: crane.id, created_at: expect.any(String), updated_at: expect.any(String), deleted_at: null },
    ...{ user_id: olive.id, user_name: 'Olive Owner', subject: 'Tower crane' },
    ...{ machine_type_id: expect.any(Number), machine_type_name: expect.any(String) },
    ...{ manufacturer: 'Liebherr', model: '81 K', year: null, city: 'Austin', state: 'TX' },
    ...{
      daily_rate: expect.any(Number),
      published_at: expect.any(String),
      withdrawn_at: null,
      taken_off_reason: null,
      owner_suspended: false,
    },
  });
  expect(body.data[0]).toMatchObject({ published_at: null, withdrawn_at: expect.any(String) });
});

it('finds machines by name, make, number, owner and state', async () => {
  const { olive, crane, draft, gone, found } = await scene();

  expect(await found({ search: 'crane' })).toEqual([crane.id]);
  expect(await found({ search: 'LIEB' })).toEqual([crane.id]);
  expect(await found({ search: '81 k' })).toEqual([crane.id]);
  expect(await found({ search: `#${gone.id}` })).toEqual([gone.id]);
  expect(await found({ search: 'otto@example' })).toEqual([gone.id]);
  expect(await found({ search: 'Olive' })).toEqual([crane.id, draft.id]);
  expect(await found({ search: 'nothing' })).toEqual([]);
  expect(await found({ user_id: olive.id, listing_state: 'draft' })).toEqual([draft.id]);
  expect(await found({ listing_state: 'published' })).toEqual([crane.id]);
  expect(await found({ listing_state: 'withdrawn' })).toEqual([gone.id]);
  expect(await found({ machine_type_id: 999_999 })).toEqual([]);
  expect(await found({ sort: 'subject' })).toEqual([draft.id, gone.id, crane.id]);
});

it('costs a fixed number of queries', async () => {
  const { admin, olive } = await scene();
  const cost = async () =>
    (await queriesOf(() => as(admin).get('/api/admin/machines'))).filter((sql) =>
      /machines|machine_types/.test(sql),
    ).length;
  const before = await cost();
  for (let one = 0; one < 4; one += 1) await make.machine(olive);

  expect([before, await cost()]).toEqual([2, 2]);
});
