import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { api, as, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { PNG } from '../../../test/permissions/png';

const CANARY = 'only the server may read this';
const DOTS = [
  ...['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%25252e%25252e', '%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae'],
  ...['。。', '..%00', '.. ', '...', '..;', '%u002e%u002e'],
];
const SLASHES = ['/', '%2f', '%2F', '%252f', '%25252f', '\\', '%5c', '%255c', '%c0%af', '//', '/./', '∕'];
const ROOTS = [
  '/etc/passwd',
  'C:\\canary.txt',
  '\\\\host\\share\\canary.txt',
  'file:///etc/passwd',
  '~/canary.txt',
  'CON',
  'NUL',
  'canary.txt\u0000.webp',
  'canary.txt%00.webp',
  '\u202ecanary.txt',
  'a'.repeat(400),
];

/** Ways from the folder of the uploads to a file beside it. */
const PATHS = [
  ...DOTS.flatMap((dots) =>
    SLASHES.flatMap((slash) => [
      `${dots}${slash}canary.txt`,
      `aa${slash}${dots}${slash}${dots}${slash}canary.txt`,
    ]),
  ),
  ...ROOTS,
];

const canary = () => join(api.storage, 'canary.txt');
beforeEach(() => writeFileSync(canary(), CANARY));
const untouched = () => readFileSync(canary(), 'utf8') === CANARY;

/** The path as it is written: no client on the way that tidies it. */
function get(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = ask(api.url, { path, headers: { Accept: 'text/html' } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.on('error', reject);
    call.end();
  });
}

it('knows more than three hundred ways', () => expect(new Set(PATHS).size).toBeGreaterThan(300));

it.each(['/media/', '/illustrations/', '/remotes/'])('serves nothing from outside below %s', async (root) => {
  const sent = PATHS.map(
    (path) => root + path.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter)),
  );

  const found = await Promise.all(sent.map(async (path) => ({ path, ...(await get(path)) })));

  expect(found.filter(({ body }) => body.includes(CANARY) || body.includes('root:'))).toEqual([]);
  expect(found.filter(({ status }) => status >= 500)).toEqual([]);
  expect(untouched()).toBe(true);
});

it('keeps a file under a name of its own, whatever folder and name are sent', async () => {
  const ray = await make.user();
  const tried = PATHS.filter((_path, index) => index % 12 === 0 || index > PATHS.length - 12);

  for (const path of tried) {
    const kept = await as(ray).uploadMany('/api/media/store_many', [
      { file: PNG, filename: path, folder: path },
    ]);
    expect([200, 422]).toContain(kept.status);
  }

  for (const { path } of await rows<{ path: string }>('media')) {
    expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
    expect(existsSync(join(api.storage, 'media', path))).toBe(true);
  }
  expect(untouched()).toBe(true);
});

it('renames, moves, lists and deletes by what is shown, and touches no other file', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const { body: own } = await as(ray).upload('/api/media', PNG, 'a.png');
  const [before] = await rows<{ path: string }>('media');

  for (const path of PATHS.filter((one) => one.length <= 255).slice(0, 120)) {
    const moved = await as(ray).patch(`/api/media/${own.id}`, { name: path, folder: path });
    expect([200, 422]).toContain(moved.status);
    const list = await as(olive).get('/api/media', { folder: path });
    expect([list.status, list.body.total ?? 0]).toEqual([list.status < 500 ? list.status : 200, 0]);
  }

  expect((await rows<{ path: string }>('media'))[0]?.path).toBe(before?.path);
  expect((await as(ray).delete(`/api/media/${own.id}`)).status).toBe(204);
  expect(untouched()).toBe(true);
});
