import { api, as, later, rows } from '../../../../test/api';
import { indexed, insert, instant, make } from '../../../../test/make';

it('names what is free for so many days in a row among those that are left', async () => {
  const [olive, ray] = [await make.owner(), await make.user()];
  const query = { from: '2026-11-20', to: '2026-11-27', flexible_days: 4 };
  await as(ray).post('/api/saved_searches', { name: 'Any four days', query });
  const published_at = instant('2026-11-20T15:00:00Z');
  const late = await make.machine(olive, { published_at });
  const free = await make.machine(olive, { published_at });
  const taken = { start_date: '2026-11-25', end_date: '2026-11-27' };
  await insert('blackouts', { machine_id: late.id, ...taken });
  await indexed(late.id);

  later('2026-11-23T07:00:00Z');
  await api
    .provider<{ sweep(): Promise<void> }>('src/catalog/saved/digests/search-digests', 'SearchDigests')
    .sweep();

  const [mail, ...others] = await rows<{ subject: string; text: string }>('mails');
  expect([mail?.subject, others]).toEqual(['1 new machine in “Any four days”', []]);
  expect(mail?.text).toContain(`/machines/${free.id}`);
});
