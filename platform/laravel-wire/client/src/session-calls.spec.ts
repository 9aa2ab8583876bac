import { AnsweringServer, failureOf, json, plain } from '../spec-support/answering-server';

const server = AnsweringServer.forTests();

describe('the session', () => {
  it.each([
    [204, plain(204), false],
    [200, json(200, { two_factor: true }), true],
    [302, plain(302, { Location: '/elsewhere' }), false],
  ])('takes a login answered with %i', async (_, answer, twoFactor) => {
    server.answers['POST /login'] = [answer];

    expect(await server.wire().login({ email: 'a@b.co', password: 'p' })).toEqual({ twoFactor });
    expect(server.lines()).not.toContain('GET /elsewhere');
  });

  it('refuses a login with the server’s texts', async () => {
    const body = { message: 'These credentials do not match our records.', errors: { email: ['These …'] } };
    server.answers['POST /login'] = [json(422, body)];

    const error = await failureOf(server.wire().login({ email: 'a@b.co', password: 'p' }));

    expect(error).toMatchObject({ kind: 'server', status: 422, message: body.message, errors: body.errors });
  });

  it('loads the user on 200 only', async () => {
    server.answers['GET /api/user'] = [
      json(200, { id: 5, name: 'Ann' }),
      plain(204),
      json(401, { message: 'Unauthenticated.' }),
    ];

    expect(await server.wire().user()).toEqual({ id: 5, name: 'Ann' });
    expect(await failureOf(server.wire().user())).toMatchObject({ kind: 'bad_response', status: 204 });
    expect(await failureOf(server.wire().user())).toMatchObject({
      kind: 'server',
      status: 401,
      message: 'Unauthenticated.',
    });
  });

  it('tells whoever asked for it that a call found nobody signed in', async () => {
    server.answers['GET /api/notes'] = [
      json(401, { message: 'Unauthenticated.' }),
      json(401, { message: 'Unauthenticated.' }),
    ];
    const wire = server.wire();
    const told: (number | undefined)[] = [];
    const end = wire.onFailure(({ status }) => told.push(status));

    await failureOf(wire.http.get('api/notes'));
    end();
    await failureOf(wire.http.get('api/notes'));

    expect(told).toEqual([401]);
  });

  describe('that ended', () => {
    const OUT = json(401, { message: 'Unauthenticated.' });

    it('has somebody asked to sign in again; the call waits, and is made once more', async () => {
      server.answers['PATCH /api/notes/1'] = [OUT, json(200, { id: 1 })];
      const wire = server.wire();
      const asked: string[] = [];
      wire.onSignedOut(async (method) => asked.push(method) > 0);

      expect(await wire.http.patch('api/notes/1', { text: 'typed' })).toEqual({ id: 1 });

      expect(asked).toEqual(['PATCH']);
      const sent = server.seen.filter(({ line }) => line.startsWith('PATCH'));
      expect(sent.map(({ body }) => body)).toEqual([{ text: 'typed' }, { text: 'typed' }]);
    });

    it('fails the call where they stay signed out, or it is so again, or nobody asks any more', async () => {
      server.answers['GET /api/notes'] = [OUT];
      const wire = server.wire();
      let asked = 0;
      const answers = [false, true];
      const end = wire.onSignedOut(async () => answers[asked++] ?? false);

      expect(await failureOf(wire.http.get('api/notes'))).toMatchObject({ status: 401 });
      expect(server.lines()).toHaveLength(1);
      expect(await failureOf(wire.http.get('api/notes'))).toMatchObject({ status: 401 });
      expect(server.lines()).toHaveLength(3);
      end();
      expect(await failureOf(wire.http.get('api/notes'))).toMatchObject({ status: 401 });
      expect([asked, server.lines().length]).toEqual([2, 4]);
    });

    it('is nothing to ask about where a call is of the session itself', async () => {
      for (const line of ['GET /api/user', 'POST /login', 'POST /logout']) server.answers[line] = [OUT];
      const wire = server.wire();
      wire.onSignedOut(() => {
        throw new Error('asked');
      });

      expect(await failureOf(wire.user())).toMatchObject({ status: 401 });
      expect(await failureOf(wire.login({ email: 'a@b.co', password: 'p' }))).toMatchObject({ status: 401 });
      expect(await failureOf(wire.logout())).toMatchObject({ status: 401 });
    });
  });
});
