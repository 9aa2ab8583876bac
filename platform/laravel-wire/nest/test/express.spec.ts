import type { Logger } from '@nestjs/common';
import type * as Express from '../src/express';
import { bootFresh, Browser, type ReferenceApp } from './browser';

const parts = (Reflect.get(globalThis, '__package') as () => typeof Express & { Logger: typeof Logger })();
const HEADER_VERSIONS = { type: 1 as const, header: 'version' };

let app: ReferenceApp;
let rennie: Browser;

/** Reads what the wire should read. */
const parser = (request: NodeJS.ReadableStream, _response: unknown, next: () => void) =>
  request.once('end', next).resume();

beforeAll(async () => {
  app = await bootFresh({}, { first: parser });
  rennie = new Browser(app.url);
  await rennie.login('renter');
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  rennie.send('GET', `/api/express/${path}`, undefined, headers);

describe('what Express’s own response writes', () => {
  it.each([
    ['json', 200, 'application/json', '{"path":"a\\/\\u00fc"}'],
    ['text', 200, 'text/html; charset=utf-8', '<p>text</p>'],
    ['pieces', 202, 'text/plain', 'one, two'],
    ['elsewhere', 302, 'text/plain; charset=utf-8', 'Found. Redirecting to /api/express/json'],
  ])('%s has the session’s cookies and the wire’s headers', async (path, status, type, text) => {
    const answer = await get(path, { Accept: 'text/plain' });

    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache, private', 'content-type': type });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(String(answer.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=.*,test_session=/);
  });

  it('a stream or a file is whole', async () => {
    const text = async (path: string) => (await fetch(`${app.url}/api/express/${path}`)).text();

    expect(await text('piped')).toBe('a'.repeat(200_000) + 'b'.repeat(200_000));
    expect(await text('file')).toContain('class ExpressController');
  });

  it('waits until the session is kept, and one that cannot be is a 500', async () => {
    const { update } = app.sessions;
    const kept = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    app.clock.offsetMs += 120_000;
    app.sessions.update = kept;
    expect((await get('pieces')).text).toBe('one, two');
    expect(kept).toHaveBeenCalledTimes(1);

    app.clock.offsetMs += 120_000;
    app.sessions.update = () => Promise.reject(new Error('away'));
    const answer = await get('pieces');
    expect([answer.status, answer.body]).toEqual([500, { message: 'Server Error' }]);
    app.sessions.update = update;
  });
});

it.each([
  ['regretted', '{"is":"answered"}'],
  ['written', 'written'],
])('a handler that has answered and then throws is logged: %s', async (path, text) => {
  const { update } = app.sessions;
  const logged = jest.spyOn(parts.Logger.prototype, 'error').mockImplementation();
  app.clock.offsetMs += 120_000;
  app.sessions.update = () => new Promise((resolve) => setTimeout(resolve, 20));

  const answer = await get(path);

  expect([answer.status, answer.text]).toEqual([200, text]);
  expect(answer.headers['set-cookie']).toHaveLength(2);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('thrown after its answer began'));
  app.sessions.update = update;
  logged.mockRestore();
});

it('a route that passes a request on has read its body and opened its session for the next', async () => {
  const [{ reads }, path] = [app.sessions, '/api/express/passed/on'];
  const answer = await rennie.send('POST', path, { a: 1 });

  expect([answer.status, answer.body]).toEqual([201, { from: 'passed', to: 'on', a: 1 }]);
  expect(app.sessions.reads - reads).toBe(1);
});

it('a body that was read before the wire is a 500', async () => {
  const other = new Browser(app.secondUrl);
  expect((await other.send('POST', '/api/lab/echo', { a: 1 })).status).toBe(500);
  expect((await other.send('GET', '/api/lab/echo')).status).toBe(200);
});

describe('the start is stopped by', () => {
  it('versions that are not in the path', () => {
    const adapter = new parts.WireExpressAdapter();
    expect(() => adapter.applyVersionFilter(() => null, '1', HEADER_VERSIONS)).toThrow(
      'by their paths alone',
    );
  });

  it('an application that prepareWire() has not joined', () => {
    const adapter = new parts.WireExpressAdapter();
    expect(() => adapter.setNotFoundHandler(() => null)).toThrow('prepareWire(app) has to be called');
  });
});
