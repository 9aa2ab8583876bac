import type { RecordedAnswer, RecordedCookie } from './cases';
import type { Answer } from './http';
import { differences, line } from './match';

/** The headers that are compared beside those recorded: they are there only where they were recorded. */
export const COMPARED = [
  'content-type',
  'cache-control',
  'allow',
  'location',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** Differences of an answer from the expected one. */
export function compare(expected: RecordedAnswer, answer: Answer, origin: string): string[] {
  if (answer.status !== expected.status) {
    return [
      line('status', expected.status, answer.status),
      `answered: ${answer.text.slice(0, 300).replace(/\s+/g, ' ')}`,
    ];
  }
  return [
    ...headerDifferences(expected, answer, origin),
    ...cookieDifferences(expected, answer, origin),
    ...bodyDifferences(expected, answer, origin),
  ];
}

function headerDifferences({ headers }: RecordedAnswer, answer: Answer, origin: string): string[] {
  if (!headers) return [];
  const names = [...new Set([...Object.keys(headers), ...COMPARED])];
  return names.flatMap((name) => {
    const [wanted, given] = [headers[name], answer.headers[name]];
    const [left, right] = name === 'content-type' ? [folded(wanted), folded(given)] : [wanted, given];
    return left === undefined && right === undefined ? [] : differences(left, right, origin, name);
  });
}

/** Content types are equal without regard to letter case. */
function folded(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase().replace(/;\s*/, '; ') : value;
}

function cookieDifferences({ cookies }: RecordedAnswer, answer: Answer, origin: string): string[] {
  return cookies ? differences(cookies.map(lineOf), answer.cookies, origin, 'set-cookie') : [];
}

/** Attributes in the recorded order. */
function lineOf({ name, value, attributes }: RecordedCookie): string {
  const parts = Object.entries(attributes).map(([key, text]) => (text === true ? key : `${key}=${text}`));
  return [`${name}=${value}`, ...parts].join('; ');
}

function bodyDifferences(expected: RecordedAnswer, answer: Answer, origin: string): string[] {
  const { body, text, html } = expected;
  if (html) return differences(html.title, /<title>([^<]*)<\/title>/.exec(answer.text)?.[1], origin, 'title');
  if (body === undefined || typeof body === 'string') {
    const whole = text ?? body;
    return whole === undefined ? [] : differences(whole, answer.text, origin);
  }
  return [
    ...differences(body, parsed(answer.text), origin),
    ...(text === undefined ? [] : differences(text, answer.text, origin, 'text')),
  ];
}

/** The JSON of a text; the text where it is none. */
export function parsed(text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return text;
  }
}
