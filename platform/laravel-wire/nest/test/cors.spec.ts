import type { CorsOptions } from '@laravel-wire/nest';
import { boot, Browser, FRONTEND, linesOf } from './browser';
import { answerTo, casesOf, headersIn } from './recorded';
import { app, boots } from './scene';

boots();

describe('cross-origin headers', () => {
  const asked = {
    'Access-Control-Request-Method': 'patch',
    'Access-Control-Request-Headers': 'X-XSRF-TOKEN, Content-Type',
  };

  it('let a frontend through a preflight of any path', async () => {
    const response = await new Browser(app.url).send('OPTIONS', '/api/notes/1', undefined, asked);

    expect([response.status, response.text, linesOf(response)]).toEqual([204, '', []]);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': FRONTEND,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'PATCH',
      'access-control-allow-headers': 'X-XSRF-TOKEN, Content-Type',
      'access-control-max-age': '0',
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    });
  });

  it('are absent for anybody else', async () => {
    const stranger = new Browser(app.url, { Origin: 'http://evil.test' });

    const answers = [
      await stranger.send('OPTIONS', '/api/notes', undefined, asked),
      await stranger.send('GET', '/api/user'),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([204, 401]);
    answers.forEach((answer) => expect(answer.headers).not.toHaveProperty('access-control-allow-origin'));
  });

  it('are on errors too, and vary by Origin', async () => {
    const response = await new Browser(app.url).send('GET', '/api/nope');

    expect(response.headers).toMatchObject({ 'access-control-allow-origin': FRONTEND, vary: 'Origin' });
  });
});

describe('with options, answers as Laravel 13.31', () => {
  const HEADERS = [
    'vary',
    'allow',
    ...['origin', 'credentials', 'methods', 'headers'].map((name) => `access-control-allow-${name}`),
    'access-control-expose-headers',
    'access-control-max-age',
  ];

  it.each(casesOf<{ cors: CorsOptions }>('cors').map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { request, response, cors }) => {
      const { url } = await boot({ strictInput: false, cors });

      const { headers, ...answer } = await answerTo(url, request);

      expect({ ...answer, headers: headersIn(headers, HEADERS) }).toEqual({ headers: {}, ...response });
    },
  );
});
