import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api, as, rows } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { PNG } from '../../../test/permissions/png';

const GIGABYTE = 1024 ** 3;

const file = (user: { id: number }, fields: object = {}) =>
  insert('media', {
    user_id: user.id,
    folder: '',
    name: 'a.png',
    path: 'aa/a.webp',
    mime_type: 'image/webp',
    size: 1,
    ...fields,
  });

const filesOnDisk = () =>
  readdirSync(join(api.storage, 'media'), { recursive: true }).filter((name) =>
    String(name).endsWith('.webp'),
  );

it('refuses what is above a gigabyte in all, and keeps nothing of it; others go on', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  await as(olive).upload('/api/media', PNG, 'a.png');
  const before = filesOnDisk();
  await file(ray, { size: GIGABYTE });

  const one = await as(ray).upload('/api/media', PNG, 'a.png');
  const many = await as(ray).uploadMany('/api/media/store_many', [{ file: PNG }, { file: PNG }]);

  const text = 'Your files take up all of your 1 GB; delete some that you no longer need.';
  expect([one.status, one.body.errors]).toEqual([422, { file: [text] }]);
  expect([many.status, many.body.errors]).toEqual([422, { 'data.0.file': [text] }]);
  expect(await rows('media', 'user_id = ?', [ray.id])).toHaveLength(1);
  expect(filesOnDisk()).toEqual(before);
  expect((await as(olive).upload('/api/media', PNG, 'a.png')).status).toBe(201);
});

it('has room again once files are deleted', async () => {
  const ray = await make.user();
  const big = await file(ray, { size: GIGABYTE });
  expect((await as(ray).upload('/api/media', PNG, 'a.png')).status).toBe(422);

  await as(ray).delete(`/api/media/${big.id}`);

  expect((await as(ray).upload('/api/media', PNG, 'a.png')).status).toBe(201);
});

it('takes 500 files a day, deleted ones too', async () => {
  const ray = await make.user();
  for (let n = 0; n < 499; n += 1) await file(ray, n % 2 ? { deleted_at: '2026-11-20 11:00:00.000' } : {});
  expect((await as(ray).upload('/api/media', PNG, 'a.png')).status).toBe(201);

  const refused = await as(ray).upload('/api/media', PNG, 'a.png');

  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
  expect(await rows('media', 'user_id = ?', [ray.id])).toHaveLength(500);
});

it('looks at 100 files a day that are no pictures, and then at none; others go on', async () => {
  const ray = as(await make.user());
  const broken = Buffer.from('no picture');
  for (let n = 0; n < 100; n += 1) expect((await ray.upload('/api/media', broken, 'a.png')).status).toBe(422);

  const refused = await ray.upload('/api/media', PNG, 'a.png');

  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
  expect((await as(await make.user()).upload('/api/media', PNG, 'a.png')).status).toBe(201);
});
