import { boot, Browser, linesOf } from './browser';
import { app, boots, rennie, rennieIsThere } from './scene';

boots();
rennieIsThere();

const pretty = (message: string) => `{\n    "message": "${message}"\n}`;

describe('error bodies', () => {
  it.each([
    ['GET', '/api/nope', 404, 'The route api/nope could not be found.'],
    ['GET', '/nope/deeper?x=1', 404, 'The route nope/deeper could not be found.'],
    ['OPTIONS', '/api/nope', 404, 'The route api/nope could not be found.'],
    ['GET', '/api/notes/9', 404, 'No query results for model [App\\\\Models\\\\Note] 9'],
    ['GET', '/api/notes/abc', 404, 'No query results for model [App\\\\Models\\\\Note] abc'],
    ['GET', '/api/notes/0', 404, 'No query results for model [App\\\\Models\\\\Note] 0'],
    ['GET', '/api/odd/number/1e2', 404, 'Not Found'],
    ['GET', '/api/notes/2', 403, 'This action is unauthorized.'],
    ['POST', '/api/notes/2/pin', 403, 'Only the author may pin a note.'],
    ['GET', '/api/odd/forbidden', 403, ''],
    ['GET', '/api/lab/throw', 500, 'Server Error'],
    ['GET', '/%ff', 400, 'Malformed URL.'],
    ['GET', '/api/user%2F', 404, 'The route api/user%2F could not be found.'],
    ['GET', '/api/nope%', 404, 'The route api/nope% could not be found.'],
    ['GET', '/api/nope%2Fx//', 404, 'The route api/nope%2Fx could not be found.'],
  ])('%s %s is %i "%s", pretty-printed', async (method, path, status, message) => {
    const response = await rennie.send(method, path);

    expect([response.status, response.text]).toEqual([status, pretty(message)]);
    expect(response.headers['content-type']).toBe('application/json');
  });

  it('of a path that cannot be read are pages for browsers, where those get pages', async () => {
    const pages = new Browser((await boot({ negotiate: true })).url);

    const page = await pages.send('GET', '/%ff', undefined, { Accept: 'text/html' });
    const data = await pages.send('GET', '/%ff');

    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=UTF-8']);
    expect(page.text).toContain('<title>An Error Occurred: Bad Request</title>');
    expect([data.status, data.text]).toEqual([400, pretty('Malformed URL.')]);
  });

  it('of a conflict carries what belongs to it', async () => {
    const response = await rennie.send('POST', '/api/notes/1/pin');

    expect(response.status).toBe(409);
    expect(response.body).toEqual({ message: 'This note is already pinned.', pinned: [1, 2] });
  });

  it.each([
    ['PUT', '/api/notes', 'GET, HEAD, POST', 'api/notes'],
    ['GET', '/login', 'POST', 'login'],
    ['GET', '/api/notes/1/pin', 'POST', 'api/notes/1/pin'],
    ['POST', '/api/user', 'GET, HEAD', 'api/user'],
    ['POST', '/api/notes/1/', 'GET, HEAD, PATCH, DELETE', 'api/notes/1'],
    ['POST', '/api/notes/1//', 'GET, HEAD, PATCH, DELETE', 'api/notes/1'],
    ['PUT', '/api/n%6Ftes', 'GET, HEAD, POST', 'api/n%6Ftes'],
    ['GET', '/api/notes/1%2Fpin', 'POST', 'api/notes/1%2Fpin'],
  ])('%s %s is 405 with Allow: %s', async (method, path, allow, name) => {
    const response = await rennie.send(method, path, undefined, { 'X-XSRF-TOKEN': '' });

    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe(allow);
    expect(response.body.message).toBe(
      `The ${method} method is not supported for route ${name}. Supported methods: ${allow}.`,
    );
    expect(linesOf(response)).toEqual([]);
  });
});

describe('the order of checks', () => {
  it('asks who before what, and the record before the input', async () => {
    const guest = await new Browser(app.url).visit();
    const bad = { text: '' };

    const statuses = [
      await guest.send('PATCH', '/api/notes/9', bad),
      await rennie.send('PATCH', '/api/notes/9', bad),
      await rennie.send('PATCH', '/api/notes/2', bad),
      await rennie.send('PATCH', '/api/notes/1', bad),
    ].map((response) => response.status);

    expect(statuses).toEqual([401, 404, 403, 422]);
  });

  it('answers malformed JSON with 400 once everything else has been checked', async () => {
    const json = { 'Content-Type': 'application/json' };
    const guest = await new Browser(app.url).visit();

    const answers = [
      await guest.send('POST', '/api/notes', '{"text": ', json),
      await rennie.send('PATCH', '/api/notes/2', '{"text": ', json),
      await rennie.send('POST', '/api/notes', '{"text": ', json),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([401, 403, 400]);
    expect(answers[2]?.text).toBe(pretty('The request body is not valid JSON.'));
  });

  it("answers malformed JSON behind a route's own guards too", async () => {
    const json = { 'Content-Type': 'application/json' };
    const ada = new Browser(app.url);
    await ada.login('admin');

    const answers = [
      await rennie.send('POST', '/api/machine_types', '{"name": ', json),
      await ada.send('POST', '/api/machine_types', '{"name": ', json),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([403, 400]);
  });

  it('answers a body over the limit before there is a session', async () => {
    const response = await rennie.send(
      'POST',
      '/api/notes',
      { text: 'x'.repeat(1024 * 1024) },
      { 'X-XSRF-TOKEN': '' },
    );

    expect([response.status, response.text]).toEqual([413, pretty('The POST data is too large.')]);
    expect(linesOf(response)).toEqual([]);
  });
});

describe('methods', () => {
  it('OPTIONS lists what a path supports, without session', async () => {
    const response = await rennie.send('OPTIONS', '/api/notes');

    expect([response.status, response.text, response.headers['allow']]).toEqual([200, '', 'GET,HEAD,POST']);
    expect(linesOf(response)).toEqual([]);
  });

  it('HEAD is GET without a body', async () => {
    const response = await rennie.send('HEAD', '/api/user');

    expect([response.status, response.headers['content-type'], response.text]).toEqual([
      200,
      'application/json',
      undefined,
    ]);
  });

  it('a POST may stand for a DELETE, but not for a GET', async () => {
    const deleted = await rennie.send('POST', '/api/notes/1', undefined, {
      'X-HTTP-Method-Override': 'DELETE',
    });
    const read = await rennie.send('POST', '/api/notes/1', undefined, { 'X-HTTP-Method-Override': 'GET' });

    expect([deleted.status, deleted.text, read.status]).toEqual([204, '', 405]);
  });

  it('takes a trailing slash', async () => {
    const response = await rennie.send('GET', '/api/notes/');

    expect(response.status).toBe(200);
    expect(response.body.path).toBe(`${app.url}/api/notes`);
  });
});
