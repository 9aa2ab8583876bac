import { api, guest } from '../../test/api';
import { answers } from './answers';
import type { OpenApi } from './open-api';

const read = async () => (await guest().get('/api/docs.json')).body as OpenApi;

const routesOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

it('knows what every route answers, and of no route that is gone', async () => {
  const document = await read();
  const open = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ operationId, responses }) =>
      JSON.stringify(responses).includes('"schema":{}') ? [operationId] : [],
    ),
  );

  expect(open).toEqual([]);
  expect(routesOf(document)).toEqual(expect.arrayContaining(Object.keys(answers)));
});

it.each(['/api/docs.json', '/api/docs'])(
  'is made once, compressed, and sent again to nobody who has it: %s',
  async (path) => {
    const ask = (headers: Record<string, string>) => guest().send('get', path, undefined, headers);
    const first = await ask({ 'Accept-Encoding': 'gzip' });
    const plain = await ask({ 'Accept-Encoding': 'identity' });
    const again = await ask({ 'If-None-Match': String(first.headers['etag']) });

    expect([first.status, first.headers['content-encoding'], first.text]).toEqual([200, 'gzip', plain.text]);
    expect([plain.headers['content-encoding'], plain.headers['etag']]).toEqual([
      undefined,
      first.headers['etag'],
    ]);
    expect([again.status, again.text]).toEqual([304, '']);
    const description = api.provider<Record<'json' | 'page', () => Promise<unknown>>>(
      'src/api-docs/api-description',
      'ApiDescription',
    );
    const of = path === '/api/docs' ? 'page' : 'json';
    expect(await description[of]()).toBe(await description[of]());
  },
);

it('describes a change with its path, body, answer and every refusal', async () => {
  const { paths } = await read();

  expect(paths['/api/addresses/{id}']?.patch).toEqual({
    operationId: 'Addresses_update',
    tags: ['addresses'],
    summary: 'Change',
    security: [{ session: [], token: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
    requestBody: { required: false, content: { 'application/json': { schema: addressInput } } },
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Address' } } },
      },
      400: { $ref: '#/components/responses/BadRequest' },
      401: { $ref: '#/components/responses/Unauthenticated' },
      403: { $ref: '#/components/responses/Forbidden' },
      404: { $ref: '#/components/responses/NotFound' },
      409: { $ref: '#/components/responses/Conflict' },
      413: { $ref: '#/components/responses/TooLarge' },
      415: { $ref: '#/components/responses/UnknownMediaType' },
      419: { $ref: '#/components/responses/TokenMismatch' },
      422: { $ref: '#/components/responses/Invalid' },
      500: { $ref: '#/components/responses/ServerError' },
    },
  });
});

const addressInput = {
  type: 'object',
  properties: {
    line1: { type: 'string', maxLength: 255 },
    city: { type: 'string', maxLength: 255 },
    state: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    postal_code: { type: 'string', maxLength: 20 },
    line2: { type: ['string', 'null'], maxLength: 255 },
    geotag: {
      type: ['object', 'null'],
      properties: {
        lat: { type: 'number', minimum: -90, maximum: 90, description: 'Required with geotag.' },
        lng: { type: 'number', minimum: -180, maximum: 180, description: 'Required with geotag.' },
      },
    },
    confirmed: { type: ['boolean', 'null'] },
    own: { type: ['boolean', 'null'] },
  },
};

it('describes a list with its filters and the page it answers', async () => {
  const { paths, components } = await read();
  const operation = paths['/api/support_tickets']?.get;

  expect(operation?.parameters.map(({ name, schema }) => [name, schema])).toEqual([
    ['needs_attention', { type: ['boolean', 'null'] }],
    ['resolved', { type: ['boolean', 'null'] }],
    ['search', { type: ['string', 'null'], maxLength: 255 }],
    ['state', { type: ['string', 'null'], enum: ['waiting_for_us', 'waiting_for_user', 'resolved', null] }],
    ['priority', { type: ['string', 'null'], enum: ['low', 'normal', 'high', null] }],
    ['assignee_id', { type: ['integer', 'null'] }],
    ['unassigned', { type: ['boolean', 'null'] }],
    ['rental_request_id', { type: ['integer', 'null'] }],
    ['only_total', { type: ['boolean', 'null'] }],
    ['page', { type: 'integer', minimum: 1, default: 1 }],
    ['per_page', { type: 'integer', minimum: 1, maximum: 100, default: 15 }],
    ['sort', { type: 'string', enum: ['created_at', 'resolved_at', 'waiting_since'], default: 'created_at' }],
    ['direction', { type: 'string', enum: ['asc', 'desc'], default: 'asc' }],
  ]);
  expect(components.schemas.SupportTicketPage?.properties?.data).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/SupportTicket' },
  });
});

it.each([
  ['/api/users/{id}', 'get', ['200', '400', '401', '403', '404', '500']],
  ['/api/machines/{id}', 'get', ['200', '400', '404', '500']],
  ['/user/two-factor-qr-code', 'get', ['200', '401', '423', '500']],
  ['/two-factor-challenge', 'post', ['204', '302', '400', '413', '415', '419', '422', '429', '500']],
  ['/login', 'post', ['200', '204', '302', '400', '413', '415', '419', '422', '500']],
  ['/broadcasting/auth', 'post', ['200', '400', '403', '409', '413', '415', '422', '500']],
  ['/api/broadcasting/auth', 'post', ['200', '400', '401', '403', '409', '413', '415', '419', '422', '500']],
  ['/health/ready', 'get', ['200', '500', '503']],
])('names every status of %s', async (path, method, statuses) => {
  const { paths } = await read();

  expect(Object.keys(paths[path]?.[method]?.responses ?? {})).toEqual(statuses);
});

it('takes an Idempotency-Key where a repetition is answered from memory', async () => {
  const { paths } = await read();
  const headersOf = (path: string) =>
    paths[path]?.post?.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);

  expect(headersOf('/api/rental_requests')).toEqual(['Idempotency-Key']);
  expect(headersOf('/login')).toEqual([]);
});

it('refers to nothing that is not there, and gives every operation a name of its own', async () => {
  const document = await read();
  const { schemas, responses } = document.components;
  const known = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  const references = JSON.stringify(document).match(/#\/components\/\w+\/\w+/g) ?? [];
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );

  expect(references.filter((reference) => !known.includes(reference))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('shows the same as a page that loads nothing', async () => {
  const document = await read();

  const page = await guest().get('/api/docs');

  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text).not.toMatch(/<script|https?:\/\//);
  for (const path of Object.keys(document.paths)) expect(page.text).toContain(`<code>${path}</code>`);
});
