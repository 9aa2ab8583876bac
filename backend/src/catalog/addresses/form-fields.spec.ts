import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const TYPE = { 'Content-Type': 'multipart/form-data; boundary=b' };
const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const form = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--b--\r\n`;

const ADDRESS = { line1: ' 1 Main & Co ', city: 'Austin', state: 'TX', postal_code: '78701' };

it('reads a form where JSON would do, as PHP does', async () => {
  const ray = await make.user();
  const fields = { ...ADDRESS, 'geotag[lat]': '30.27', 'geotag[lng]': '-97.74', confirmed: '1' };

  const answer = await as(ray).send('post', '/api/addresses', form(fields), TYPE);

  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    line1: '1 Main & Co',
    geotag: { lat: 30.27, lng: -97.74 },
    confirmed: true,
  });
});

it('signs in by a form, and takes lists from one', async () => {
  const ray = await make.user();
  const browser = guest();
  const many = Object.fromEntries(
    Object.entries(ADDRESS).map(([name, value]) => [`data[0][${name}]`, value]),
  );

  const login = await browser.send('post', '/login', form({ email: ray.email, password: 'password' }), TYPE);
  const stored = await browser.send('post', '/api/addresses/store_many', form(many), TYPE);

  expect([login.status, stored.status]).toEqual([204, 200]);
});

it('drops files that nobody asked for, and takes none for a text', async () => {
  const ray = await make.user();
  const send = (file: string) => as(ray).send('post', '/api/addresses', file + form(ADDRESS), TYPE);

  const beside = await send(part('scan', 'a file', '; filename="a.txt"'));
  const instead = await send(part('line2', 'a file', '; filename="a.txt"'));

  expect([beside.status, beside.body.line2]).toEqual([201, null]);
  expect(refusal(instead)).toEqual([422, { line2: ['The line2 field must be a string.'] }]);
});

it('does what a form only asked about before, under one Idempotency-Key', async () => {
  const ray = as(await make.user());
  const headers = { 'Idempotency-Key': 'asked first' };
  const asked = await ray.post(
    '/api/support_tickets',
    { message: 'Hello' },
    { ...headers, Precognition: 'true' },
  );
  expect([asked.status, asked.headers['precognition-success']]).toEqual([204, 'true']);

  const answer = await ray.post('/api/support_tickets', { message: 'Hello' }, headers);

  expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect(await rows('support_tickets')).toHaveLength(1);
});

it('tells forms apart under one Idempotency-Key', async () => {
  const ray = await make.user();
  const headers = { ...TYPE, 'Idempotency-Key': 'key 1' };
  const send = (city: string) => as(ray).send('post', '/api/addresses', form({ ...ADDRESS, city }), headers);

  const answers = [await send('Austin'), await send('Austin'), await send('Dallas')];

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 422]);
  expect(await rows('addresses')).toHaveLength(1);
});

it.each([
  ['is cut off', part('line1', 'x').slice(0, -4), 400, 'The request body is not a valid form.'],
  [
    'has more text than a body may',
    form({ line1: 'x'.repeat(1_100_000) }),
    413,
    'The POST data is too large.',
  ],
])('refuses a form that %s', async (_what, body, status, message) => {
  const ray = await make.user();

  const answer = await as(ray).send('post', '/api/addresses', body, TYPE);

  expect([answer.status, answer.body.message]).toEqual([status, message]);
});
