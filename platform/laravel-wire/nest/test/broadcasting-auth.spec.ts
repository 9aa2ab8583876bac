import { Browser, cookieNames } from './browser';
import { app, boots, rennie, rennieIsThere } from './scene';

/** HMAC-SHA256 of `123.456:{channel}` with the key app-secret, made with another tool. */
const NOTES_2 = 'app-key:a44ee0c67d3bf46566a20a4f4f2b20b0b7a480d13da1e11c6f8b52d8be184dcc';
const ROOM_7 = 'app-key:52099b69658e4935002af4d364027f83bbc8e0c110c506f35701f6266a164857';

boots();
rennieIsThere();

const ask = (channel: unknown, socketId: unknown = '123.456') => ({
  socket_id: socketId,
  channel_name: channel,
});

describe('/broadcasting/auth', () => {
  it('signs for an own channel without a token, and renews the session cookie alone', async () => {
    const response = await rennie.send('POST', '/broadcasting/auth', ask('private-notes.2'), {
      'X-XSRF-TOKEN': '',
    });

    expect([response.status, response.text]).toEqual([200, `{"auth":"${NOTES_2}"}`]);
    expect(cookieNames(response)).toEqual(['test_session']);
  });

  it('takes a form and a query', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const text = 'socket_id=123.456&channel_name=private-notes.2';

    const posted = await rennie.send('POST', '/broadcasting/auth', text, form);
    const got = await rennie.send('GET', `/broadcasting/auth?${text}`);

    expect([posted.body, got.body]).toEqual([{ auth: NOTES_2 }, { auth: NOTES_2 }]);
  });

  it('signs a presence channel with its member as a text', async () => {
    const response = await rennie.send('POST', '/broadcasting/auth', ask('presence-room.7'));

    expect(response.body).toEqual({
      auth: ROOM_7,
      channel_data: '{"user_id":2,"user_info":{"id":2,"email":"renter@example.test"}}',
    });
  });

  it('signs a channel of no kind with its member too, as Laravel does', async () => {
    const response = await rennie.send('POST', '/broadcasting/auth', ask('notes.2'));

    expect([response.status, response.body.channel_data]).toEqual([200, '{"user_id":2,"user_info":true}']);
  });

  it('answers socket.io servers, which name no socket', async () => {
    const own = await rennie.send('POST', '/broadcasting/auth', { channel_name: 'private-notes.2' });
    const presence = await rennie.send('POST', '/broadcasting/auth', { channel_name: 'presence-room.7' });

    expect(own.text).toBe('true');
    expect(presence.body).toEqual({
      channel_data: { user_id: 2, user_info: { id: 2, email: 'renter@example.test' } },
    });
  });

  it.each([
    ["another user's channel", ask('private-notes.1')],
    ['a channel of the number that another begins with', ask('private-notes.3abc')],
    ['a channel that begins with no number', ask('private-notes.abc2')],
    ['an unknown channel', ask('private-nothing.2')],
    ['a longer name', ask('private-notes.2.5')],
    ['no channel', ask(undefined)],
    ['a channel that is no text', ask(['private-notes.2'])],
    ['a malformed socket id', ask('private-notes.2', 'x')],
    ['a socket id that signs for another channel', ask('private-notes.2', '1.2:private-notes.1')],
  ])('refuses %s with 403 and no text', async (_what, body) => {
    const response = await rennie.send('POST', '/broadcasting/auth', body);

    expect([response.status, response.text]).toEqual([403, '{\n    "message": ""\n}']);
    expect(cookieNames(response)).toEqual(['test_session']);
  });

  it('refuses a guest with 403, under /api with 401', async () => {
    const guest = await new Browser(app.url).visit();

    const plain = await guest.send('POST', '/broadcasting/auth', ask('private-notes.2'));
    const api = await guest.send('POST', '/api/broadcasting/auth', ask('private-notes.2'));

    expect([plain.status, api.status, api.text]).toEqual([403, 401, '{"message":"Unauthenticated."}']);
    expect(cookieNames(api)).toEqual(['XSRF-TOKEN', 'test_session']);
  });

  it('signs under /api with a token, as all of it wants one', async () => {
    const response = await rennie.send('POST', '/api/broadcasting/auth', ask('private-notes.2'));
    const without = await rennie.send('POST', '/api/broadcasting/auth', ask('private-notes.2'), {
      'X-XSRF-TOKEN': '',
    });

    expect(response.body).toEqual({ auth: NOTES_2 });
    expect(cookieNames(response)).toEqual(['XSRF-TOKEN', 'test_session']);
    expect([without.status, without.body]).toEqual([419, { message: 'CSRF token mismatch.' }]);
  });
});
