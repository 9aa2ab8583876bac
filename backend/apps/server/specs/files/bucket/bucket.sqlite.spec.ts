/** @jest-environment-options {"bucket":true} */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import request from 'supertest';
import { api, as, guest, rows } from '../../../../../test/api';
import { insert, make } from '../../../../../test/make';
import { PNG } from '../../../../../test/permissions/png';
import { listed, publish, served } from '../../../../../test/remote-scene';
import type { copyFiles } from '@kit/server/files/copy-files';
import type { FileStore } from '@kit/server/files/file-store';

const MEGABYTE = 1024 * 1024;
const wire = (mode: 'pass' | 'refuse' | 'hole') => (api.bucket as NonNullable<typeof api.bucket>).set(mode);
const FILES = '@kit/server/files';
const store = () => api.provider<FileStore>(`${FILES}/file-store`, 'FileStore');

async function names(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of store().list(folder)) found.push(name);
  return found;
}

beforeEach(async () => {
  for (const folder of ['media', 'remotes']) await store().removeBelow(folder);
});
const { bucket: settings } = api.environment;
afterEach(() => {
  wire('pass');
  if (settings) delete settings.answerMs;
});

const uploaded = async () => {
  const user = as(await make.user());
  const { body } = await user.upload('/api/media', PNG, 'plan.png');
  return { user, ...(body as { id: number; url: string; size: number }) };
};

describe('a picture', () => {
  it('lies in the bucket alone, and is sent as from a folder', async () => {
    const { url, size } = await uploaded();

    const answer = await request(api.url).get(url);

    expect([await names('media'), existsSync(join(api.storage, 'media'))]).toEqual([[url.slice(1)], false]);
    expect([answer.status, (answer.body as Buffer).length]).toEqual([200, size]);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(size),
      'content-security-policy': 'sandbox',
      'content-type': 'image/webp',
      etag: expect.stringMatching(/^".+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is sent in part, by its head alone, or not again', async () => {
    const { url, size } = await uploaded();
    const whole = await request(api.url).get(url);
    const asked = async (headers: Record<string, string>) => {
      const { status, headers: found, body } = await request(api.url).get(url).set(headers);
      return [status, found['content-range'] ?? null, Buffer.isBuffer(body) ? body.length : 0];
    };

    expect(await asked({ Range: 'bytes=2-5' })).toEqual([206, `bytes 2-5/${size}`, 4]);
    expect(await asked({ Range: 'bytes=0-1,4-5' })).toEqual([200, null, size]);
    expect((await asked({ Range: `bytes=${size}-` }))[0]).toBe(416);
    expect((await asked({ 'If-None-Match': String(whole.headers['etag']) }))[0]).toBe(304);
    const head = await request(api.url).head(url);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
  });

  it.each(['/media/00/none.webp', '/media/', '/media/%2e%2e/secrets.json', '/media/checked'])(
    'is not %s',
    async (path) => {
      expect((await guest().get(path)).status).toBe(404);
    },
  );

  it('goes with its record, and leaves nothing where it is refused', async () => {
    const { user, id, url } = await uploaded();
    expect((await user.delete(`/api/media/${id}`)).status).toBe(204);
    expect((await guest().get(url)).status).toBe(404);

    const full = await make.user();
    await insert('media', {
      user_id: full.id,
      folder: '',
      name: 'x',
      path: 'x',
      mime_type: 'x',
      size: 2 ** 30,
    });
    expect((await as(full).upload('/api/media', PNG, 'a.png')).status).toBe(422);

    expect(await names('media')).toEqual([]);
  });
});

describe('while the bucket is away', () => {
  it.each(['refuse', 'hole'] as const)(
    '(%s) what needs it is told so, and the rest goes on',
    async (mode) => {
      const { user, url } = await uploaded();
      if (settings) settings.answerMs = 300;
      wire(mode);

      const [upload, read] = await Promise.all([user.upload('/api/media', PNG, 'b.png'), guest().get(url)]);

      expect([upload.status, upload.headers['retry-after']]).toEqual([503, '5']);
      expect([read.status, read.headers['retry-after']]).toEqual([503, '5']);
      expect(await rows('media')).toHaveLength(1);
      const { status, body } = await guest().get('/health/ready');
      expect([status, body]).toEqual([200, { status: 'ok', database: 'ok', files: 'away' }]);
      expect((await user.get('/api/media')).status).toBe(200);

      wire('pass');
      expect((await guest().get(url)).status).toBe(200);
      expect((await user.upload('/api/media', PNG, 'b.png')).status).toBe(201);
      expect((await guest().get('/health/ready')).body).toEqual({ status: 'ok', database: 'ok' });
    },
    60_000,
  );
});

describe('a file of many parts', () => {
  const bytes = Buffer.alloc(17 * MEGABYTE, 'parts');

  it('is whole', async () => {
    await store().put('media/large', Readable.from([bytes.subarray(0, MEGABYTE), bytes.subarray(MEGABYTE)]));

    const found = await store().read('media/large');

    expect(found?.size).toBe(bytes.length);
    expect(found && (await buffer(found.body)).equals(bytes)).toBe(true);
  });

  it('is not there at all where its sender ends in the middle', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('gone');
      })(),
    );

    await expect(store().put('media/broken', broken)).rejects.toThrow('gone');

    expect(await names('media')).toEqual([]);
  });
});

describe('a remote', () => {
  const local = () => join(api.storage, 'remotes/mf-small');
  const entry = (version: string) => guest().get(`/remotes/mf-small/${version}/remoteEntry.js`);

  it('is fetched by whoever has no copy yet, and served from that while the bucket is away', async () => {
    const version = await publish('in a bucket');
    rmSync(local(), { recursive: true });
    served().forget();

    expect((await entry(version)).status).toBe(200);
    expect((await listed())?.version).toBe(version);
    wire('refuse');
    expect((await entry(version)).status).toBe(200);
    expect((await entry('000000000000')).status).toBe(503);
  });

  it('is not served where what the bucket has is another', async () => {
    const version = await publish('to be changed');
    rmSync(local(), { recursive: true });
    await store().put(`remotes/mf-small/${version}/remoteEntry.js`, Buffer.from('evil'));
    served().forget();

    expect((await entry(version)).status).toBe(404);
    expect(readdirSync(local())).toEqual([]);
  });
});

it('is copied from and to a folder, what is there already not again', async () => {
  await uploaded();
  await publish('moves');
  const folder = mkdtempSync(join(tmpdir(), 'yard-copy-'));
  const open = api.exported<(place: object) => FileStore>(`${FILES}/open-store`, 'openStore');
  const copy = api.exported<typeof copyFiles>(`${FILES}/copy-files`, 'copyFiles');
  const there = open({ storagePath: folder, bucket: null });
  const options = { isThorough: false, onProgress: () => undefined };
  const before = [...(await names('media')), ...(await names('remotes'))];

  const out = await copy(store(), there, options);
  await store().removeBelow('media');
  const back = await copy(there, store(), options);

  expect(out).toEqual({ copied: before.length, there: 0 });
  expect(back).toEqual({ copied: 1, there: before.length - 1 });
  await store().put(before[0] ?? '', Buffer.alloc((await store().read(before[0] ?? ''))?.size ?? 0));
  expect(await copy(there, store(), { ...options, isThorough: true })).toMatchObject({ copied: 1 });
  expect([...(await names('media')), ...(await names('remotes'))]).toEqual(before);
  rmSync(folder, { recursive: true });
});
