import { api, as, confirmed, guest, rows } from '../../../../test/api';
import { indexed, make } from '../../../../test/make';
import { storedWords } from '../words/machine-words';
import { signatureOf } from '../words/signature';

async function subjects(search: string): Promise<string[]> {
  const { body } = await guest().get('/api/machines', { search });
  return body.data.map((machine: { subject: string }) => machine.subject);
}

async function expectInStep(): Promise<void> {
  const counts = await api.dataSource.query(
    `SELECT user_id, COUNT(*) AS machines, COUNT(published_at) AS published FROM machines
      WHERE deleted_at IS NULL GROUP BY user_id`,
  );
  const kept = await rows('search_owners', 'machines > 0');
  expect(kept.map(({ user_id, machines, published }) => ({ user_id, machines, published }))).toEqual(counts);
  expect(await api.indexEverything()).toBe(0);
}

describe('the index of machines', () => {
  it('follows a machine from draft to deletion, in the transaction of each step', async () => {
    const owner = await make.owner();
    const type = await make.machineType({ name: 'Wheel Loader' });
    const address = await make.address(owner, { city: 'Waco' });
    const fields = { machine_type_id: type.id, subject: 'Cat 950', daily_rate: 100, address_id: address.id };

    const { id } = (await as(owner).post('/api/machines', fields)).body;
    await expectInStep();
    expect(await subjects('950')).toEqual([]);
    await as(owner).post(`/api/machines/${id}/publish`);
    await expectInStep();
    expect(await subjects('950 loader waco')).toEqual(['Cat 950']);
    await as(owner).patch(`/api/machines/${id}`, { subject: 'Cat 960' });
    await expectInStep();
    expect(await subjects('950')).toEqual([]);
    await as(owner).patch(`/api/addresses/${address.id}`, { city: 'Tulsa' });
    await expectInStep();
    expect([await subjects('waco'), await subjects('tulsa')]).toEqual([[], ['Cat 960']]);
    await as(owner).post(`/api/machines/${id}/unpublish`);
    await expectInStep();
    await as(owner).delete(`/api/machines/${id}`);
    await expectInStep();
    expect(await rows('search_machines')).toEqual([]);
    expect(await rows('search_postings')).toEqual([]);
  });

  it('keeps nothing of a write that failed', async () => {
    const owner = await make.owner();
    const type = await make.machineType();
    const data = [
      { machine_type_id: type.id, subject: 'Zeppelin' },
      { machine_type_id: type.id, subject: 'Second', address_id: 999_999 },
    ];

    expect((await as(owner).post('/api/machines/store_many', { data })).status).toBe(422);

    expect(await rows('search_words')).toEqual([]);
    await expectInStep();
  });

  it('follows whole fleets: those of who loses store access, and a renamed type', async () => {
    const [owner, admin] = [await make.owner(), await make.admin()];
    const machine = await make.machine(owner, { subject: 'Cat 950' });
    await as(admin).patch(`/api/machine_types/${machine.machine_type_id}`, { name: 'Bucket Loader' });
    expect(await subjects('bucket')).toEqual(['Cat 950']);

    await as(admin).post(`/api/users/${owner.id}/revoke_store_access`);

    await expectInStep();
    expect(await subjects('950')).toEqual([]);
  });

  it('counts for everybody what they may see', async () => {
    const [owner, admin] = [await make.owner(), await make.admin()];
    await make.machine(owner);
    await make.machine(owner, { published_at: null });
    await make.machine(await make.owner({ suspended_at: '2026-11-01 00:00:00' }));

    const totals = [guest(), as(await make.user()), as(owner), as(admin)].map(
      async (client) => (await client.get('/api/machines')).body.total,
    );

    expect(await Promise.all(totals)).toEqual([1, 1, 2, 3]);
  });

  it('counts nothing of who is suspended, and all of it again once restored', async () => {
    const [owner, admin] = [await make.owner(), await make.admin()];
    await make.machine(owner, { subject: 'Cat 950' });
    await make.machine(await make.owner());
    const total = async (query: object) => (await guest().get('/api/machines', query)).body.total as number;
    const totals = async () => [await total({}), await total({ search: '950' })];
    expect(await totals()).toEqual([2, 1]);

    await (await confirmed(as(admin))).post(`/api/users/${owner.id}/suspend`, { reason: 'Fraud' });
    expect(await totals()).toEqual([1, 0]);
    await as(admin).post(`/api/users/${owner.id}/restore`);

    expect(await totals()).toEqual([2, 1]);
  });

  it('shows no machine of an owner who was suspended past the application', async () => {
    const owner = await make.owner();
    await make.machine(owner);
    await api.dataSource.query("UPDATE users SET suspended_at = '2026-11-20 11:00:00' WHERE id = ?", [
      owner.id,
    ]);

    expect((await guest().get('/api/machines')).body.data).toEqual([]);
    await api.indexEverything();
    expect((await guest().get('/api/machines')).body.total).toBe(0);
  });

  it('knows how far a machine is brought', async () => {
    const owner = await make.owner();
    const { id } = await make.machine(owner, { subject: 'Cat 950' });
    const path = `/api/machines/${id}/delivery_options`;
    const brought = async () => (await guest().get('/api/machines', { delivery: 1 })).body.total as number;
    const option = { name: 'Lowboy', radius: 50, base_amount: 100, amount_per_distance: 4 };

    const { body } = await as(owner).post(path, option);
    expect(await brought()).toBe(1);
    await expectInStep();
    await as(owner).delete(`${path}/${body.id}`);

    expect(await brought()).toBe(0);
    await expectInStep();
  });

  it('brings rows written past the application in step, and forgets those that are gone', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { subject: 'Cat 950' });
    const other = await make.machine(owner, { subject: 'Cat 960' });
    await api.dataSource.query("UPDATE machines SET subject = 'Cat 970' WHERE id = ?", [machine.id]);
    await api.dataSource.query('DELETE FROM machines WHERE id = ?', [other.id]);

    expect(await api.indexEverything()).toBe(2);

    expect([await subjects('950'), await subjects('960'), await subjects('970')]).toEqual([
      [],
      [],
      ['Cat 970'],
    ]);
    await expectInStep();
    await indexed(machine.id);
    await expectInStep();
  });

  it('signs the words of a machine, and mends a wrong signature', async () => {
    const { id } = await make.machine(await make.owner(), { subject: 'Cat 950' });
    const sign = (signature: number) =>
      api.dataSource.query('UPDATE search_machines SET signature = ? WHERE id = ?', [signature, id]);
    const [before] = await rows<{ words: string; signature: number }>('search_machines');
    await sign(0);

    expect(Number(before?.signature)).toBe(signatureOf(storedWords(before?.words ?? '')));
    expect(await api.indexEverything()).toBe(1);
    expect(await rows('search_machines')).toEqual([before]);
  });

  it('finds a machine that a server of before has not signed', async () => {
    const { id } = await make.machine(await make.owner(), { subject: 'Zeppelin 950' });
    await api.dataSource.query('UPDATE search_machines SET signature = -1 WHERE id = ?', [id]);

    const lists = [{}, { lat: 30.27, lng: -97.72, radius: 50 }];
    const found = await Promise.all(
      lists.map((more) => guest().get('/api/machines', { search: 'zeppelin', ...more })),
    );

    expect(found.map(({ body }) => body.total)).toEqual([1, 1]);
    expect(await api.indexEverything()).toBe(0);
    const [row] = await rows<{ signature: number }>('search_machines');
    expect(Number(row?.signature)).not.toBe(-1);
  });

  it('counts each of many machines that are written at once', async () => {
    const owner = await make.owner();
    const type = await make.machineType();
    const client = as(owner);
    await client.get('/api/user');

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client.post('/api/machines', { machine_type_id: type.id, subject: `Digger ${index}` }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    await expectInStep();
  });
});
