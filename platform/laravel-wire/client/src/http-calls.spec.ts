import { defineRecord } from '@laravel-wire/core';
import axios from 'axios';
import { AnsweringServer, failureOf, json } from '../spec-support/answering-server';

const note = defineRecord<{ id: number; text: string }>({
  endpoint: 'api/notes',
  sortBy: 'text',
  channel: 'notes',
});
const server = AnsweringServer.forTests();

describe('the anti-forgery token', () => {
  beforeEach(() => {
    server.answers['POST /api/notes'] = [json(201, { id: 1, text: '' })];
    server.answers['GET /api/notes/1'] = [json(200, { id: 1, text: '' })];
  });

  it('is fetched before the first unsafe call only, and read from the cookie each time', async () => {
    const notes = server.wire().resource(note);

    await notes.find(1);
    await notes.create({});
    server.jar = 'XSRF-TOKEN=rotated';
    await notes.create({});

    expect(server.lines()).toEqual([
      'GET /api/notes/1',
      'GET /sanctum/csrf-cookie',
      'POST /api/notes',
      'POST /api/notes',
    ]);
    expect(server.seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual([
      'first==',
      'first==',
      'token1=',
      'rotated',
    ]);
  });

  it('is renewed once after a 419', async () => {
    server.answers['POST /api/notes'] = [
      json(419, { message: 'CSRF token mismatch.' }),
      json(201, { id: 1, text: '' }),
    ];

    await server.wire().resource(note).create({});

    expect(server.lines().filter((line) => line.includes('csrf'))).toHaveLength(2);
    expect(server.seen.at(-1)?.headers['x-xsrf-token']).toBe('token2=');
  });

  it('is not renewed for ever', async () => {
    server.answers['POST /api/notes'] = [json(419, { message: 'CSRF token mismatch.' })];

    expect(await failureOf(server.wire().resource(note).create({}))).toMatchObject({
      status: 419,
      kind: 'server',
    });
    expect(server.lines()).toHaveLength(4);
  });

  it('only warns when it cannot be fetched', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    server.answers['GET /sanctum/csrf-cookie'] = [json(503, {})];

    expect(await server.wire().resource(note).create({})).toEqual({ id: 1, text: '' });
    expect(warn).toHaveBeenCalledWith('The anti-forgery cookie could not be fetched: Bad response.');
    warn.mockRestore();
  });
});

describe('failures on the way', () => {
  it('are told by kind', async () => {
    server.answers['GET /cut'] = [(response) => response.destroy()];
    server.answers['GET /proxy'] = [(response) => response.writeHead(502).end('<h1>Bad gateway</h1>')];
    server.answers['GET /empty'] = [json(403, { message: '' })];
    server.answers['GET /refused'] = [json(403, { message: 'Only the owner may.' })];
    server.answers['GET /never'] = [() => undefined];
    const aborter = new AbortController();
    const aborted = failureOf(server.wire().http.get('/never', {}, { signal: aborter.signal }));
    setTimeout(() => aborter.abort(), 20);

    expect(await failureOf(server.wire().http.get('/cut'))).toMatchObject({
      kind: 'network',
      message: 'Network error',
    });
    expect(await failureOf(server.wire().http.get('/proxy'))).toMatchObject({
      kind: 'bad_response',
      message: 'Bad response',
      status: 502,
    });
    expect(await failureOf(server.wire().http.get('/empty'))).toMatchObject({
      kind: 'bad_request',
      message: 'Bad request',
    });
    expect(await failureOf(server.wire().http.get('/refused'))).toMatchObject({
      kind: 'server',
      message: 'Only the owner may.',
    });
    expect(await aborted).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  });
});

describe('a request', () => {
  it('goes with credentials and without a time limit, as all do, whichever way it is sent', async () => {
    server.answers['POST /api/notes'] = [json(201, { id: 1, text: '' })];
    const [byFetch, withProgress] = [jest.spyOn(globalThis, 'fetch'), jest.spyOn(axios, 'request')];
    const { http } = server.wire();

    await http.post('/api/notes', {});
    await http.post('/api/notes', {}, { progress: () => undefined });

    const [token, call] = byFetch.mock.calls.map(([, given]) => given);
    expect([token?.credentials, call?.credentials]).toEqual(['include', 'include']);
    expect([token?.signal, call?.signal]).toEqual([undefined, undefined]);
    expect(withProgress.mock.calls).toMatchObject([[{ withCredentials: true, timeout: 0 }]]);
    expect(withProgress.mock.calls[0]?.[0]).not.toHaveProperty('signal');
    byFetch.mockRestore();
    withProgress.mockRestore();
  });

  it('says in the query what is asked for, member by member', async () => {
    const asked = {
      since: new Date(0),
      attributes: { weight: { min: 2, max: null } },
      ids: [1, 2],
      left: null,
    };

    await failureOf(server.wire().http.get('api/notes?page=2', asked));

    const [, query] = (server.lines()[0] ?? '').split('?');
    expect([...new URLSearchParams(query)]).toEqual([
      ['page', '2'],
      ['since', '1970-01-01T00:00:00.000Z'],
      ['attributes[weight][min]', '2'],
      ['ids[]', '1'],
      ['ids[]', '2'],
    ]);
  });

  it('that nobody answers in the time its caller gives is a time-out', async () => {
    server.answers['GET /never'] = [() => undefined];

    const call = server.wire().http.get('/never', {}, { signal: AbortSignal.timeout(20) });

    expect(await failureOf(call)).toMatchObject({ kind: 'timeout', message: 'Timeout' });
  });

  it('tells how much of it is sent, and is one like the others', async () => {
    server.answers['POST /api/photos'] = [json(201, { id: 1 }), json(422, { message: 'Too large.' })];
    const { http } = server.wire();
    const shares: number[] = [];
    const progress = (share: number) => shares.push(share);

    expect(await http.post('api/photos', { name: 'a' }, { progress })).toEqual({ id: 1 });
    expect(await failureOf(http.post('api/photos', { name: 'b' }, { progress }))).toMatchObject({
      kind: 'server',
      message: 'Too large.',
    });

    expect(shares.at(-1)).toBe(1);
    expect(server.seen.at(-1)?.headers['x-xsrf-token']).toBe('token1=');
  });
});
