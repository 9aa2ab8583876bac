import { UPLOAD_MAX_BYTES } from '@yard/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, guest } from '../../../test/api';
import type { OpenApi } from '../../api-docs/open-api';

const FILE = readFileSync(join(__dirname, '../../../../docs/nginx.conf'), 'utf8');
const MEGABYTE = 1024 * 1024;
const FORM_OF_MANY = 101;

const [whole = '', uploads = ''] = [...FILE.matchAll(/client_max_body_size (\d+)m;/g)].map(
  ([, size]) => size,
);
const uploadPath = /location ~ (\S+) \{[^}]*proxy_request_buffering off;/.exec(FILE)?.[1] ?? 'none';

it('lets go of a connection before the server ends it', async () => {
  const { headers } = await fetch(`${api.url}/health/live`);
  const server = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  const proxy = [...FILE.matchAll(/keepalive_timeout (\d+)s;/g)].map(([, seconds]) => Number(seconds));

  expect(proxy).toHaveLength(2);
  for (const seconds of proxy) expect(seconds).toBeLessThan(server);
});

it('takes files that the server takes, on every route that has a form', async () => {
  const { paths } = (await guest().get('/api/docs.json')).body as OpenApi;
  const forms = Object.entries(paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('multipart/form-data'))
    .map(([path]) => path.replace(/\{\w+\}/g, '7'));

  expect(forms.length).toBeGreaterThan(3);
  for (const path of forms) expect(path).toMatch(new RegExp(uploadPath));
  expect('/api/machines/7').not.toMatch(new RegExp(uploadPath));
  expect(Number(whole) * MEGABYTE).toBeGreaterThan(UPLOAD_MAX_BYTES);
  expect(Number(uploads) * MEGABYTE).toBeGreaterThan(FORM_OF_MANY * UPLOAD_MAX_BYTES);
});
