import { request } from 'node:http';
import { FRONTEND } from './browser';
import { app, boots, rennie, rennieIsThere } from './scene';

boots();
rennieIsThere();

describe('input and output', () => {
  it('escapes slashes and everything beyond ASCII', async () => {
    const response = await rennie.send('GET', '/api/odd/chars');

    expect(response.headers['content-type']).toBe('application/json');
    expect(response.text).toBe(
      '{"slash":"a\\/b","html":"<a href=\\"x\\">&\'<\\/a>","unicode":"\\u00e9\\ud83d\\ude00\\u2028",' +
        '"ctl":"a\\tb\\nc","backslash":"App\\\\Models"}',
    );
  });

  it('creates with 201, casts, trims and leaves unknown fields out', async () => {
    const response = await rennie.send('POST', '/api/notes?stars=4', { text: '  new ', user_id: 1 });

    expect([response.status, response.text]).toEqual([201, '{"id":3,"user_id":2,"text":"new","stars":4}']);
  });

  it.each([
    ['a scalar', '5'],
    ['a list', '[1]'],
    ['nothing', ''],
  ])('takes %s for an empty body', async (_what, body) => {
    const response = await rennie.send('POST', '/api/notes', body, { 'Content-Type': 'application/json' });

    expect(response.status).toBe(422);
    expect(response.text).toBe(
      '{"message":"The text field is required.","errors":{"text":["The text field is required."]}}',
    );
  });

  it('reads forms and queries as PHP does', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

    const response = await rennie.send(
      'POST',
      '/api/odd/echo',
      'a=+x&b%5B%5D=1&b%5B%5D=2&c%5Bd%5D=&__proto__[x]=1',
      form,
    );

    expect(response.body).toEqual({ body: { a: ' x', b: ['1', '2'], c: { d: '' } } });
  });

  it.each([
    ['text/json', '{"a":1}', { a: 1 }],
    ['application/json-patch', '{"a":1}', { a: 1 }],
    ['application/json', '{"a":"\\ud83d\\ude00 \\\\ud800"}', { a: '😀 \\ud800' }],
    ['', '{"a":1}', {}],
    ['odd', '{"a":1}', {}],
  ])('reads a body that is called "%s": %s', async (type, body, expected) => {
    const { port } = new URL(app.url);
    const length = Buffer.byteLength(body);
    const headers = {
      Origin: FRONTEND,
      Cookie: rennie.cookieHeader,
      'X-XSRF-TOKEN': rennie.xsrf,
      'Content-Type': type,
      'Content-Length': length,
    };
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request({ port, method: 'POST', path: '/api/odd/echo', headers }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
      sent.on('error', reject).end(body);
    });

    expect(JSON.parse(answer)).toEqual({ body: expected });
  });

  it('finds half a character unreadable', async () => {
    const response = await rennie.send('POST', '/api/odd/echo', '{"a":"\\ud800"}', {
      'Content-Type': 'application/json',
    });

    expect(response.status).toBe(400);
  });

  it('reads the fields of a form in parts', async () => {
    const part = (head: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
    const body = `${part('name="a[]"', 'é 😀')}${part('name="a[]"', '')}--x--\r\n`;

    const response = await rennie.send('POST', '/api/odd/echo', body, {
      'Content-Type': 'multipart/form-data; boundary=x',
    });

    expect(response.body).toEqual({ body: { a: ['é 😀', ''] } });
  });

  it.each([
    ['application/x-www-form-urlencoded', '_method=patch&text=named', {}, 200],
    ['application/json', '{"_method":"PATCH","text":"named"}', {}, 200],
    ['application/json', '{"_method":"GET"}', {}, 405],
    ['application/json', '{"_method":"FOO"}', {}, 405],
    ['application/json', '{"_method":"PATCH"}', { 'X-HTTP-Method-Override': 'PUT' }, 405],
  ])('takes a POST for the method that its body names: %s %s', async (type, body, more, status) => {
    const response = await rennie.send('POST', '/api/notes/1', body, { 'Content-Type': type, ...more });

    expect(response.status).toBe(status);
  });

  it('drops a member that would be a prototype', async () => {
    const json = { 'Content-Type': 'application/json' };

    const response = await rennie.send(
      'POST',
      '/api/odd/echo',
      '{"__proto__":{"x":1},"a":{"\\u005f_proto__":2,"__pr\\u006fto__":3}}',
      json,
    );

    expect(response.text).toBe('{"body":{"a":{}}}');
  });

  it('has an empty list for an object without members, as PHP reads it', async () => {
    const response = await rennie.send(
      'POST',
      '/api/odd/echo',
      '{"a":{ \n},"b":[{},{"c":{}}],"d":"\\"{}","{}":{}}',
      { 'Content-Type': 'application/json' },
    );

    expect(response.text).toBe('{"body":{"a":[],"b":[[],{"c":[]}],"d":"\\"{}","{}":[]}}');
  });
});

describe('filters', () => {
  it('may be in a JSON body, which goes before the query; links keep the query', async () => {
    const response = await rennie.send('GET', '/api/notes?user_id=3&page=1', { user_id: 2, per_page: 1 });

    expect([response.status, response.body.filters, response.body.per_page]).toEqual([
      200,
      expect.objectContaining({ user_id: 2 }),
      1,
    ]);
    expect(response.body.first_page_url).toMatch(/\/api\/notes\?user_id=3&page=1$/);
  });

  it('in a JSON body are checked as those in the query', async () => {
    const response = await rennie.send('GET', '/api/notes', { nope: 1 });

    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['nope']]);
  });

  it.each([
    ['a form', 'nope=1', 'application/x-www-form-urlencoded'],
    ['JSON without a word', '', 'application/json'],
  ])('are not looked for in %s', async (_what, body, type) => {
    const response = await rennie.send('GET', '/api/notes', body, { 'Content-Type': type });

    expect(response.status).toBe(200);
  });

  it('are typed and keep to the links', async () => {
    const response = await rennie.send(
      'GET',
      '/api/notes?done=true&user_id=2&tags[]=a&per_page=500&sort=text&page=x',
    );

    expect(response.body.filters).toEqual({
      done: true,
      user_id: 2,
      tags: ['a'],
      sort: 'text',
      direction: 'asc',
    });
    expect([response.body.per_page, response.body.current_page]).toEqual([100, 1]);
    expect(response.body.first_page_url).toMatch(/\/api\/notes\?done=true&user_id=2&tags.*&page=1$/);
  });

  it.each([
    ['nope=1', { nope: ['The nope filter is unknown.'] }],
    ['sort=secret', { sort: ['The selected sort is invalid.'] }],
    ['direction=up', { direction: ['The selected direction is invalid.'] }],
    ['user_id=x', { user_id: ['The user id field must be an integer.'] }],
  ])('%s is 422', async (query, errors) => {
    const response = await rennie.send('GET', `/api/notes?${query}`);

    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });
});
