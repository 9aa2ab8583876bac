import { defineRecord } from '@laravel-wire/core';
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
