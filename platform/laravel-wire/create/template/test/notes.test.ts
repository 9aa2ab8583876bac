import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/app';
import { Visitor } from './visitor';

const appUrl = 'http://localhost:3000';
let app: NestFastifyApplication;
let server: string;
let count = 0;
let ada: Visitor;
let bob: Visitor;

before(async () => {
  app = await createApp({ appKey: 'a key for tests alone', appUrl, database: ':memory:', hashRounds: 4 });
  await app.listen(0, '127.0.0.1');
  server = await app.getUrl();
});

after(() => app.close());

beforeEach(async () => {
  count += 1;
  ada = new Visitor(server, appUrl);
  bob = new Visitor(server, appUrl);
  await ada.register(`ada${count}`);
  await bob.register(`bob${count}`);
});

void test('a guest is 401, and so is who logs out', async () => {
  assert.equal((await new Visitor(server, appUrl).send('GET', '/api/notes')).status, 401);

  await ada.send('POST', '/logout');

  assert.equal((await ada.send('GET', '/api/notes')).status, 401);
});

void test('a login has its session', async () => {
  await ada.send('POST', '/logout');

  const credentials = { email: `ada${count}@example.com`, password: 'correct horse' };
  assert.equal((await ada.send('POST', '/login', credentials)).status, 204);

  assert.equal((await ada.send('GET', '/api/user')).body.email, credentials.email);
});

void test('input that breaks a rule is 422 under its field', async () => {
  const { status, body } = await ada.send('POST', '/api/notes', { pinned: 'maybe' });

  assert.equal(status, 422);
  assert.deepEqual(body.errors, {
    text: ['The text field is required.'],
    pinned: ['The pinned field must be true or false.'],
  });
});

void test('a list has pages, filters and its owner’s notes alone', async () => {
  for (const text of ['one', 'two', 'three']) await ada.send('POST', '/api/notes', { text });
  await ada.send('POST', '/api/notes', { text: 'four', pinned: true });
  await bob.send('POST', '/api/notes', { text: 'not hers' });

  const { body: page } = await ada.send('GET', '/api/notes?per_page=3');
  assert.deepEqual([page.total, page.last_page, page.data.length], [4, 2, 3]);
  assert.equal(page.data[0].text, 'four');

  const { body: pinned } = await ada.send('GET', '/api/notes?pinned=1');
  assert.equal(pinned.total, 1);
});

void test('a change may leave out what stays, and not empty what is required', async () => {
  const { body: note } = await ada.send('POST', '/api/notes', { text: 'mine' });

  const { status, body } = await ada.send('PATCH', `/api/notes/${note.id}`, { pinned: true });
  assert.deepEqual([status, body], [200, { ...note, pinned: true }]);

  assert.equal((await ada.send('PATCH', `/api/notes/${note.id}`, { text: '' })).status, 422);
});

void test('a note is changed and deleted by its writer, and by nobody else', async () => {
  const { status, body: note } = await ada.send('POST', '/api/notes', { text: 'mine' });
  assert.equal(status, 201);

  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (await bob.send(method, `/api/notes/${note.id}`, method === 'PUT' ? { text: 'his' } : undefined))
        .status,
      403,
    );
  assert.equal((await ada.send('PATCH', `/api/notes/${note.id}`, { text: 'changed' })).body.text, 'changed');

  assert.equal((await ada.send('DELETE', `/api/notes/${note.id}`)).status, 204);
  assert.equal((await ada.send('GET', `/api/notes/${note.id}`)).status, 404);
});
