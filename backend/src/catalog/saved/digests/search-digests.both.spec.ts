import { api, as, asOnAdminSite, confirmed, guest, later, rows, told } from '../../../../test/api';
import { instant, make } from '../../../../test/make';
import type { Mail } from '../../../../test/mail-messages';

const digests = () =>
  api.provider<{ sweep(): Promise<void> }>('src/catalog/saved/digests/search-digests', 'SearchDigests');

/** A round at this instant. @returns the mails it wrote */
async function sweepAt(iso: string): Promise<Mail[]> {
  await api.dataSource.query('DELETE FROM mails');
  later(iso);
  await digests().sweep();
  return rows<Mail>('mails');
}

/** The installation's mornings are at 7:00 UTC. */
const MONDAY = '2026-11-23T07:00:00Z';
const TUESDAY = '2026-11-24T07:00:00Z';

/** Ray wants to hear of lifts up to 300 a day, on Friday Nov 20 at noon. */
async function scene(query: object = { search: 'lift', price_max: 300 }) {
  const [olive, ray, admin] = [await make.owner(), await make.user({ name: 'Ray' }), await make.admin()];
  const type = await make.machineType({ name: 'Scissor Lift' });
  const { body: search } = await as(ray).post('/api/saved_searches', { name: 'Lifts', query });
  const list = (published: string | null, fields: object = {}, owner = olive) =>
    make.machine(owner, {
      machine_type_id: type.id,
      subject: 'JLG 1930',
      daily_rate: 200,
      published_at: published && instant(published),
      ...fields,
    });
  return { olive, ray, admin, search, list, path: `/api/saved_searches/${search.id}` };
}

describe('what is new in a saved search', () => {
  it('is mailed in the morning, once', async () => {
    const { ray, list, path } = await scene();
    const machine = await list('2026-11-20T15:00:00Z');

    expect(await sweepAt('2026-11-21T06:59:00Z')).toEqual([]);
    const [mail, ...others] = await sweepAt('2026-11-21T07:00:00Z');

    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: ray.email, subject: '1 new machine in “Lifts”' });
    expect(mail?.text).toContain('1 new machine matches your search “Lifts”.');
    expect(mail?.text).toContain(`JLG 1930\nScissor Lift · Austin, TX · $200 a day\nhttp`);
    expect(mail?.text).toContain(`/machines/${machine.id}`);
    expect(mail?.text).toMatch(/See all matches: http\S+\/search\?search=lift&price_max=300\n/);
    expect(mail?.text).toContain('You get this at most once a day because you saved this search on Yard.');
    expect(mail?.html).toContain('Turn off these emails</a>');
    expect((await as(ray).get(path)).body.notified_at).toBe('2026-11-21T07:00:00.000000Z');
    expect([told('notifications', 'saved'), await rows('notifications')]).toEqual([[], []]);
    expect(await sweepAt('2026-11-21T07:15:00Z')).toEqual([]);
    expect(await sweepAt('2026-11-22T07:00:00Z')).toEqual([]);
  });

  it('is what was listed since: neither what was there, nor drafts, nor what does not fit', async () => {
    const { list, ray } = await scene();
    await list('2026-11-20T11:59:00Z');
    await list(null);
    await list('2026-11-20T15:00:00Z', { daily_rate: 301 });
    await list('2026-11-20T15:00:00Z', {}, await make.owner({ suspended_at: '2026-11-20 11:00:00.000' }));
    await list('2026-11-20T15:00:00Z', {}, ray);

    expect(await sweepAt(MONDAY)).toEqual([]);
    await list('2026-11-23T08:00:00Z');
    expect(await sweepAt(TUESDAY)).toHaveLength(1);
  });

  it('names ten machines of many, the newest, and none twice', async () => {
    const { list } = await scene();
    const machines = [];
    for (let n = 0; n < 12; n += 1)
      machines.push(await list('2026-11-20T15:00:00Z', { subject: `JLG no. ${n}.` }));

    const [mail] = await sweepAt(MONDAY);

    expect(mail?.subject).toBe('12 new machines in “Lifts”');
    expect(mail?.text).toContain('12 new machines match your search “Lifts”. Here are the newest.');
    expect(mail?.text.match(/JLG no\. \d+\./g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `JLG no. ${11 - index}.`),
    );
    const back = instant('2026-11-23T09:00:00Z');
    await api.dataSource.query('UPDATE machines SET published_at = ?', [back]);
    await api.updateIndex(machines.map(({ id }) => id));
    const [next] = await sweepAt(TUESDAY);
    expect(next?.text.match(/JLG no\. \d+\./g)).toEqual(['JLG no. 1.', 'JLG no. 0.']);
    expect(next?.subject).toBe('2 new machines in “Lifts”');
    expect(next?.text).toContain('2 new machines match your search “Lifts”.');
  });

  it('is not looked for once the days are over, and within days that are not', async () => {
    const { list } = await scene({ search: 'lift', from: '2026-11-21', to: '2026-11-23' });
    await list('2026-11-20T15:00:00Z');
    expect(await sweepAt('2026-11-23T07:00:00Z')).toHaveLength(1);
    await list('2026-11-23T15:00:00Z');
    expect(await sweepAt('2026-11-24T07:00:00Z')).toEqual([]);
  });

  it('finds what is near, with the place that the page is told', async () => {
    const { list, ray } = await scene({ search: 'crane' });
    const query = { lat: 30.27, lng: -97.72, radius: 25 };
    await as(ray).post('/api/saved_searches', { name: 'Near', query, place: 'Austin, TX' });
    await list('2026-11-20T15:00:00Z', { lat: 41.8, lng: -87.6 });
    const near = await list('2026-11-20T15:00:00Z');

    const mails = await sweepAt(MONDAY);

    expect(mails.map(({ subject }) => subject)).toEqual(['1 new machine in “Near”']);
    expect(mails[0]?.text).toContain(`/machines/${near.id}`);
    expect(mails[0]?.text).toContain('/search?at=30.27%2C-97.72&place=Austin%2C+TX&radius=25');
  });
});

describe('nobody is told', () => {
  it('who is suspended, or gone; nor where the mails are turned off', async () => {
    const { ray, admin, path, list } = await scene();
    await list('2026-11-20T15:00:00Z');
    await as(ray).patch(path, { notify: false });
    expect(await sweepAt('2026-11-21T07:00:00Z')).toEqual([]);

    await as(ray).patch(path, { notify: true });
    await (await confirmed(asOnAdminSite(admin))).post(`/api/users/${ray.id}/suspend`, { reason: 'Fraud.' });
    await list('2026-11-21T15:00:00Z');
    expect(await sweepAt(MONDAY)).toEqual([]);

    await asOnAdminSite(admin).post(`/api/users/${ray.id}/restore`);
    const [mail] = await sweepAt(TUESDAY);
    expect(mail?.subject).toBe('1 new machine in “Lifts”');
  });

  it('twice, though several processes look at the same moment; a search whose process died is looked at later', async () => {
    const { list } = await scene();
    await list('2026-11-20T15:00:00Z');
    later(MONDAY);
    const killed = "UPDATE saved_searches SET next_look_at = '2026-11-23 07:10:00.000'";
    await api.dataSource.query(killed);

    expect(await sweepAt('2026-11-23T07:05:00Z')).toEqual([]);
    later('2026-11-23T07:15:00Z');
    await Promise.all([1, 2, 3].map(() => digests().sweep()));

    expect(await rows('mails')).toHaveLength(1);
    expect(await rows('saved_search_hits')).toHaveLength(1);
  });
});

describe('the link in the mail', () => {
  const linksIn = async (): Promise<[string, string]> => {
    const { list } = await scene();
    await list('2026-11-20T15:00:00Z');
    const [mail] = await sweepAt(MONDAY);
    const page = new URL(/Turn off these emails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const oneClick = new URL(mail?.unsubscribe_url ?? '');
    return [page.pathname + page.search, oneClick.pathname + oneClick.search];
  };

  it('turns the mails off, whoever follows it and as often as they like', async () => {
    const [page, oneClick] = await linksIn();
    expect(page.replace('/saved/mute/', '')).toBe(
      oneClick.replace(/^\/api\/saved_searches\/(\d+)\/mute/, '$1'),
    );

    for (const answer of [await guest().post(oneClick), await guest().post(oneClick)]) {
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ name: 'Lifts', notify: false }),
      ]);
    }
    expect(await rows('saved_searches', 'notify = 1')).toEqual([]);
  });

  it('is nobody else’s, and not for another search', async () => {
    const [, oneClick] = await linksIn();
    const other = await make.user();
    const { body } = await as(other).post('/api/saved_searches', { name: 'x', query: { search: 'crane' } });
    const wrong = [
      oneClick.replace(/saved_searches\/\d+/, `saved_searches/${body.id}`),
      oneClick.replace(/signature=.*/, 'signature=00'),
      oneClick.replace(/\?.*/, ''),
    ];

    for (const path of wrong) {
      const answer = await guest().post(path);
      expect([answer.status, answer.body.message]).toEqual([403, 'Invalid signature.']);
    }
    later('2027-11-24T07:00:00Z');
    expect((await guest().post(oneClick)).status).toBe(403);
    expect(await rows('saved_searches', 'notify = 1')).toHaveLength(2);
  });
});
