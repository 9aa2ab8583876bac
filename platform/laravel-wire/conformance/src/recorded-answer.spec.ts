import { compare } from './compare';
import type { Answer } from './http';
import { recordedAnswer } from './recorded-answer';

const LEFT = 'http://left.test';
const RIGHT = 'https://right.test:8443';

const answer = (text: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  cookies: [],
  text,
});

const between = (left: Answer, right: Answer) => compare(recordedAnswer(left, LEFT), right, RIGHT);

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const token = (letter: string) => `${letter}aB3`.repeat(10);
const sealed = (letter: string) => `eyJpdiI6${`${letter}+/`.repeat(30)}==`;

describe('what changes from run to run', () => {
  it.each([
    ['an origin', `${LEFT}/a`, `${RIGHT}/a`],
    ['a token', `5|${token('x')}`, `5|${token('y')}`],
    ['an encrypted text', sealed('x'), sealed('y')],
    [
      'a signed URL',
      `/a?expires=1764375000&signature=${'a'.repeat(64)}`,
      `/a?expires=1764375001&signature=${'b'.repeat(64)}`,
    ],
  ])('is alike in a text and in JSON: %s', (_, left, right) => {
    expect(between(answer(left), answer(right))).toEqual([]);
    expect(
      between(answer(JSON.stringify([left]), JSON_TYPE), answer(JSON.stringify([right]), JSON_TYPE)),
    ).toEqual([]);
  });

  it('is alike in the counters of a limit, as long as they are within it', () => {
    const limits = (limit: string, remaining: string, after: string, reset: string) =>
      answer('', {
        'x-ratelimit-limit': limit,
        'x-ratelimit-remaining': remaining,
        'retry-after': after,
        'x-ratelimit-reset': reset,
      });
    const left = limits('60', '59', '58', '1764375000');

    expect(between(left, limits('60', '2', '60', '1764375059'))).toEqual([]);
    expect(between(left, limits('30', '61', '61', 'soon'))).toEqual([
      'retry-after: "<seconds 0..60>" ≠ "61"',
      'x-ratelimit-limit: "60" ≠ "30"',
      'x-ratelimit-remaining: "<0..60>" ≠ "61"',
      'x-ratelimit-reset: "<unix-seconds>" ≠ "soon"',
    ]);
  });

  it.each([
    '2026-01-01T00:00:00.000000Z',
    'a'.repeat(64),
    '0123456789'.repeat(5),
    `eyJpZCI6MX${'aB3'.repeat(12)}`,
  ])('is none of %s', (text) => {
    expect(recordedAnswer(answer(text), LEFT).text).toBe(text);
  });
});

it('compares pages of HTML by their titles, and HTML without one by its text', () => {
  const page = (title: string, style: string) =>
    answer(`<title>${title}</title><style>${style}</style>`, HTML_TYPE);

  expect(between(page('Not Found', 'a'), page('Not Found', 'b'))).toEqual([]);
  expect(between(page('Not Found', 'a'), page('Away', 'a'))).toEqual(['title: "Not Found" ≠ "Away"']);
  expect(between(answer('<b>a</b>', HTML_TYPE), answer('<b>b</b>', HTML_TYPE))).toEqual([
    'body: "<b>a</b>" ≠ "<b>b</b>"',
  ]);
});

it('records cookies with their attributes, random values and dates in kind', () => {
  const cookies = [
    `laravel_session=${sealed('x')}; expires=Sun, 29 Nov 2026 02:31:30 GMT; Max-Age=7200; path=/; httponly`,
    'locale=de; path=/; domain=a-domain-with-a-name-that-is-rather-long.test',
  ];

  expect(recordedAnswer({ ...answer(''), cookies }, LEFT).cookies).toEqual([
    {
      name: 'laravel_session',
      value: '<opaque>',
      attributes: { expires: '<http-date>', 'Max-Age': '7200', path: '/', httponly: true },
    },
    {
      name: 'locale',
      value: 'de',
      attributes: { path: '/', domain: 'a-domain-with-a-name-that-is-rather-long.test' },
    },
  ]);
});
