import { boot } from './browser';
import { answerTo, casesOf, headersIn } from './recorded';

interface Body {
  message: string;
  exception?: string;
  file?: string;
  trace?: object[];
}

it.each(casesOf('debug').map((one) => [one.name, one] as const))(
  'has the members of a Laravel 13.31 with APP_DEBUG: %s',
  async (_name, { request, response: recorded }) => {
    const { url } = await boot({ strictInput: false, debug: true });

    const { status, text, headers } = await answerTo(url, request);

    const [body, expected] = [JSON.parse(text) as Body, JSON.parse(recorded.text) as Body];
    expect([status, body.message]).toEqual([recorded.status, expected.message]);
    expect(headersIn(headers, ['retry-after'])).toEqual(recorded.headers ?? {});
    expect(Object.keys(body)).toEqual(Object.keys(expected));
    expect(Object.keys(body.trace?.[0] ?? {})).toEqual(Object.keys(expected.trace?.[0] ?? {}));
    expect(text).toBe(JSON.stringify(body, null, expected.trace ? 4 : 0).replace(/[“”]/g, escaped));
  },
);

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16)}`;

it('tells where an error was thrown, and by which functions', async () => {
  const { url } = await boot({ strictInput: false, debug: true });

  const { text } = await answerTo(url, { method: 'GET', path: '/api/debug/fail' });

  const { exception, file, trace } = JSON.parse(text) as Body;
  const controller = expect.stringMatching(/debug\.controller\.[jt]s$/);
  expect([exception, file]).toEqual(['RangeError', controller]);
  expect(trace?.slice(0, 2)).toMatchObject([
    { file: controller, function: 'fail', class: 'Machine', type: '->' },
    { function: 'fail', class: 'DebugController' },
  ]);
});

it('tells of an error of Nest’s own where it was thrown', async () => {
  const { url } = await boot({ strictInput: false, debug: true });

  const { status, text } = await answerTo(url, { method: 'GET', path: '/api/debug/nest' });

  expect([status, JSON.parse(text)]).toMatchObject([
    404,
    {
      message: 'No such machine.',
      exception: 'NotFoundException',
      file: expect.stringMatching(/debug\.controller\.[jt]s$/),
      trace: expect.arrayContaining([
        expect.objectContaining({ function: 'nest', class: 'DebugController' }),
      ]),
    },
  ]);
});

it('tells nothing without the option', async () => {
  const { url } = await boot({ strictInput: false });

  const { text } = await answerTo(url, { method: 'GET', path: '/api/debug/fail' });

  expect(JSON.parse(text)).toEqual({ message: 'Server Error' });
});
