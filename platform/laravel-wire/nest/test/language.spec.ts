import { defineLanguage } from '@laravel-wire/core';
import { boot, bootFresh, Browser, type ReferenceApp } from './browser';

let app: ReferenceApp;

beforeAll(async () => {
  app = await bootFresh({ negotiateLanguage: true });
});

afterAll(() => app.close());

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
  expect(response.headers['content-language']).toBe('en');
});

it('says which language was chosen, and by what', async () => {
  const { headers } = await new Browser(app.url).send('GET', '/api/user', undefined, inSpanish);

  expect(headers['content-language']).toBe('es');
  expect(headers['vary']).toMatch(/(^|, )Accept-Language(,|$)/);
});

describe('without negotiation', () => {
  const german = defineLanguage({
    code: 'de',
    messages: { required: ':attribute muss ausgefüllt werden.' },
    attributes: { email: 'E-Mail-Adresse' },
    texts: { 'Unauthenticated.': 'Nicht angemeldet.', '(and # more error)': '(und # weiterer Fehler)' },
  });

  it('stays English, whatever a client likes, as Laravel does', async () => {
    const laravel = await boot();

    const { body, headers } = await new Browser(laravel.url).send('GET', '/api/user', undefined, inSpanish);

    expect(body).toEqual({ message: 'Unauthenticated.' });
    expect(headers).not.toHaveProperty('content-language');
    expect(headers['vary'] ?? '').not.toContain('Accept-Language');
  });

  it('speaks the language of the application, and English where that has no text', async () => {
    const own = await bootFresh({ locale: 'de', languages: [german] });
    const guest = new Browser(own.url);
    await guest.send('GET', '/sanctum/csrf-cookie');

    const refused = await guest.send('GET', '/api/user', undefined, inSpanish);
    const missing = await guest.send('POST', '/login', {}, inSpanish);
    const wrong = await guest.send('POST', '/login', { email: 'x', password: 1 }, inSpanish);
    await own.close();

    expect(refused.body).toEqual({ message: 'Nicht angemeldet.' });
    expect(missing.body).toEqual({
      message: 'E-Mail-Adresse muss ausgefüllt werden. (und 1 weiterer Fehler)',
      errors: {
        email: ['E-Mail-Adresse muss ausgefüllt werden.'],
        password: ['password muss ausgefüllt werden.'],
      },
    });
    expect(wrong.body.errors.password).toEqual(['The password field must be a string.']);
  });
});
