import { boots, rennie, rennieIsThere } from './scene';

boots();
rennieIsThere();

describe('a NUL', () => {
  it.each([
    ['application/json', '{"a":["x\\u0000y"]}'],
    ['application/x-www-form-urlencoded', 'a=x%00y'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\0y\r\n--x--\r\n',
    ],
  ])('is refused in a text, which would be cut where it is kept: %s', async (type, body) => {
    const response = await rennie.send('POST', '/api/odd/echo', body, { 'Content-Type': type });

    expect([response.status, response.body.message]).toEqual([
      400,
      'A text in the request body has a NUL character.',
    ]);
  });

  it('is not what only looks like one', async () => {
    const response = await rennie.send('POST', '/api/odd/echo', '{"a":"\\\\u0000 %00"}', {
      'Content-Type': 'application/json',
    });

    expect(response.body).toEqual({ body: { a: '\\u0000 %00' } });
  });
});
