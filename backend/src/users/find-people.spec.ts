import { api, as, guest } from '../../test/api';
import { make } from '../../test/make';

async function found(admin: { id: number; email: string }, search: string): Promise<string[]> {
  const answer = await as(admin).get('/api/users', { search, sort: 'name' });
  return (answer.body.data as { name: string }[]).map(({ name }) => name);
}

it('finds people whatever accents, quotation marks and phone punctuation are typed', async () => {
  const admin = await make.admin({ name: 'Ada' });
  await make.user({ name: 'José Núñez', phone: '512-555-0177' });
  await make.user({ name: 'Zoe O’Brien', phone: '(512) 555-0199' });

  for (const search of ['nunez', 'NÚÑEZ', 'jose n', '5125550177', '512 555 01 77', '+512.555-0177'])
    expect([search, await found(admin, search)]).toEqual([search, ['José Núñez']]);
  for (const search of ['zoë', "o'brien", 'O’Brien', 'obrien'])
    expect([search, await found(admin, search)]).toEqual([search, ['Zoe O’Brien']]);
  expect(await found(admin, '512555')).toEqual(['José Núñez', 'Zoe O’Brien']);
});

it('finds them by what they are called now, however that was written', async () => {
  const admin = await make.admin({ name: 'Ada' });
  const chosen = 'a-long-enough-Phrase-7';
  const registration = { name: 'Inès', email: 'ines@example.com', password: chosen };
  await guest().post('/register', { ...registration, password_confirmation: chosen, phone: '030 1234' });
  const [ines] = (await as(admin).get('/api/users', { search: 'ines' })).body.data as { id: number }[];
  expect(await found(admin, '0301234')).toEqual(['Inès']);

  await as(admin).patch(`/api/users/${ines?.id}`, { name: 'Agnès', phone: '040-9876' });
  expect(await found(admin, 'agnes')).toEqual(['Agnès']);
  expect(await found(admin, '0409876')).toEqual(['Agnès']);
  expect(await found(admin, '0301234')).toEqual([]);

  const helene = await make.user({ name: 'Agathe' });
  const profile = { name: 'Hélène', email: helene.email, phone: null };
  expect((await as(helene).put('/user/profile-information', profile)).status).toBe(200);
  expect(await found(admin, 'helene')).toEqual(['Hélène']);
  expect(await found(admin, 'agathe')).toEqual([]);
});

it('finds by address whom another program wrote into the table', async () => {
  const [admin, ray] = [await make.admin({ name: 'Ada' }), await make.user({ name: 'Ray' })];
  await api.dataSource.query('UPDATE users SET search_text = NULL WHERE id = ?', [ray.id]);

  expect(await found(admin, ray.email)).toEqual(['Ray']);
});

it('sorts people, addresses and texts without case and accents, page after page', async () => {
  const admin = await make.admin({ name: 'Éva' });
  for (const name of ['zack', 'Adam', 'Zoe', 'ödön']) await make.user({ name });
  for (const line1 of ['zoo 1', 'Élan 2', 'apple 3', 'Bow 4']) await make.address(admin, { line1 });
  const sorted = async (path: string, field: string, sort: object) =>
    ((await as(admin).get(path, sort)).body.data as Record<string, string>[]).map((row) => row[field]);

  const names = ['Adam', 'Éva', 'ödön', 'zack', 'Zoe'];
  expect(await sorted('/api/users', 'name', { sort: 'name', direction: 'asc' })).toEqual(names);
  expect(
    await sorted('/api/users', 'name', { sort: 'name', direction: 'desc', per_page: 2, page: 2 }),
  ).toEqual(['ödön', 'Éva']);
  expect(await sorted('/api/addresses', 'line1', {})).toEqual(['apple 3', 'Bow 4', 'Élan 2', 'zoo 1']);
});
