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
});
