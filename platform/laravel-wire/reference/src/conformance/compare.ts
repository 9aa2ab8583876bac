import type { Expected } from './expected';
import type { Answer } from './http';
import { differences, line } from './match';
import { fits } from './placeholders';

/** These are there only where they were recorded. */
const TELLING = [
  'content-type',
  'cache-control',
  'allow',
  'location',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** Where an answer differs from the expected one. */
export function compare(expected: Expected, answer: Answer, origin: string): string[] {
  if (answer.status !== expected.status) {
    return [line('status', expected.status, answer.status), `answered: ${answer.text.slice(0, 300)}`];
  }
  return [
    ...headerDifferences(expected, answer, origin),
    ...cookieDifferences(expected, answer, origin),
    ...bodyDifferences(expected, answer, origin),
  ];
}

function headerDifferences({ headers }: Expected, answer: Answer, origin: string): string[] {
  if (!headers) {
    return [];
  }
  const names = [...new Set([...Object.keys(headers), ...TELLING])];
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

function cookieDifferences({ lines }: Expected, { cookies }: Answer, origin: string): string[] {
  if (!lines) {
    return [];
  }
  const isSame =
    lines.length === cookies.length && lines.every((one, at) => fits(one, cookies[at] ?? '', origin));
  return isSame ? [] : [line('cookies', lines, cookies)];
}

function bodyDifferences(expected: Expected, answer: Answer, origin: string): string[] {
  const { body, text, html } = expected;
  if (html) {
    return differences(html.title, /<title>([^<]*)<\/title>/.exec(answer.text)?.[1], origin, 'title');
  }
  if (body === undefined || typeof body === 'string') {
    const whole = text ?? body;
    return whole === undefined ? [] : differences(whole, answer.text, origin);
  }
  return [
    ...differences(body, parsed(answer.text), origin),
    ...(text === undefined ? [] : differences(text, answer.text, origin, 'text')),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An answer that is no JSON differs from every recorded JSON, and is shown as it is.
    return text;
  }
}
