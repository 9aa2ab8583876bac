import { boot, Browser, type ReferenceApp } from './browser';

let app: ReferenceApp;

beforeAll(async () => {
  app = await boot();
  app.users.reset();
});

const inSpanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' };

it('checks a login in the language the client likes best', async () => {
  const guest = new Browser(app.url);
  await guest.send('GET', '/sanctum/csrf-cookie');

  const response = await guest.send('POST', '/login', {}, inSpanish);

  expect([response.status, response.body]).toEqual([
    422,
    {
      message: 'El campo correo electrónico es obligatorio. (y 1 error más)',
      errors: {
        email: ['El campo correo electrónico es obligatorio.'],
        password: ['El campo contraseña es obligatorio.'],
      },
    },
  ]);
});

it('answers wrong credentials in that language', async () => {
  const guest = new Browser(app.url);
  await guest.send('GET', '/sanctum/csrf-cookie');

  const response = await guest.send(
    'POST',
    '/login',
    { email: 'x@example.test', password: 'wrong' },
    inSpanish,
  );

  const text = 'Estas credenciales no coinciden con nuestros registros.';
  expect([response.status, response.body]).toEqual([422, { message: text, errors: { email: [text] } }]);
});

it('checks a route’s input in that language', async () => {
  const rennie = new Browser(app.url);
  await rennie.login('renter');

  const response = await rennie.send('POST', '/api/notes', {}, inSpanish);

  expect(response.status).toBe(422);
  expect(response.body.message).toMatch(/^El campo .* es obligatorio\./);
});

it.each([
  ['GET', '/api/user', 401, 'No autenticado.'],
  ['POST', '/logout', 419, 'El token CSRF no coincide.'],
])('%s %s is %i "%s"', async (method, path, status, message) => {
  const response = await new Browser(app.url).send(method, path, undefined, inSpanish);

  expect([response.status, response.body]).toEqual([status, { message }]);
});

it.each([undefined, 'fr-FR, de;q=0.7', 'en, es;q=0.9'])('stays English for %j', async (language) => {
  const headers = { 'Accept-Language': language ?? '' };

  const response = await new Browser(app.url).send('GET', '/api/user', undefined, headers);

  expect(response.body).toEqual({ message: 'Unauthenticated.' });
});
