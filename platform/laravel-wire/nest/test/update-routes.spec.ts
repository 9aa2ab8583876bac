import { boot, Browser, type ReferenceApp } from './browser';

let app: ReferenceApp;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await boot();
  app.users.reset();
  for (const person of ['renter', 'admin']) {
    browsers[person] = new Browser(app.url);
    await browsers[person].login(person);
  }
  browsers.guest = new Browser(app.url);
  await browsers.guest.send('GET', '/sanctum/csrf-cookie');
});

async function typeId(): Promise<number> {
  const { body } = await (browsers.admin as Browser).send('GET', '/api/machine_types');
  return (body as { data: { id: number }[] }).data[0]?.id ?? 0;
}

describe.each(['PATCH', 'PUT'])('a change by %s', (method) => {
  it.each([
    ['guest', 401],
    ['renter', 403],
    ['admin', 200],
  ])(
    'asks who the caller is and what they may, though that is said above the route: %s %s',
    async (who, status) => {
      const path = `/api/machine_types/${await typeId()}`;

      const answer = await browsers[who]?.send(method, path, { name: `Crane by ${method}` });

      expect(answer?.status).toBe(status);
    },
  );

  it('loads the record and checks the input', async () => {
    const path = `/api/machine_types/${await typeId()}`;

    const missing = await browsers.admin?.send(method, '/api/machine_types/987654', { name: 'A' });
    const wrong = await browsers.admin?.send(method, path, { name: '' });
    const changed = await browsers.admin?.send(method, path, { name: `Lift by ${method}` });

    expect([missing?.status, wrong?.status]).toEqual([404, 422]);
    expect(changed?.body).toMatchObject({ name: `Lift by ${method}` });
  });
});

it('names both methods where another is sent', async () => {
  const answer = await browsers.admin?.send('POST', `/api/machine_types/${await typeId()}`, {});

  expect([answer?.status, answer?.headers.allow]).toEqual([405, 'GET, HEAD, PUT, PATCH, DELETE']);
});
