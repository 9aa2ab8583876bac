#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCases, readJson, type RecordedRequest, Refused } from './cases';
import { compare } from './compare';
import type { Answer } from './http';
import { differences } from './match';
import { recordedAnswer } from './recorded-answer';
import { readTraffic } from './traffic';
import { type Logins, Visitor } from './visitor';

const USAGE = `Usage:
  laravel-wire-conformance record --url URL --requests FILE --to FILE [--login FILE]...
  laravel-wire-conformance check --url URL --cases DIR|FILE [--login FILE]...
  laravel-wire-conformance shadow --from FILE --left URL --right URL [--origin URL] [--login FILE]... [--writes]`;

const text = { type: 'string' } as const;
const TEXTS = {
  url: text,
  requests: text,
  to: text,
  cases: text,
  from: text,
  left: text,
  right: text,
  origin: text,
};
const OPTIONS = { ...TEXTS, login: { ...text, multiple: true }, writes: { type: 'boolean' } } as const;
type Texts = { [name in keyof typeof TEXTS]?: string };
type Out = Pick<Console, 'log' | 'error'>;

/** A command, with the texts that it needs. @returns whether nothing differs */
type Command = (texts: Texts, logins: Logins, out: Out, isWriting: boolean) => Promise<boolean>;
const COMMANDS = new Map<string, readonly [needs: readonly (keyof Texts)[], run: Command]>([
  ['record', [['url', 'requests', 'to'], record]],
  ['check', [['url', 'cases'], check]],
  ['shadow', [['from', 'left', 'right'], shadow]],
]);

/**
 * Runs what the command line says.
 *
 * @returns the exit code: 0 alike, 1 different, 2 where it could not find out
 */
export async function run(args: string[], out: Out = console): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const { login = [], writes = false, ...texts } = values;
    const [needs, command] = COMMANDS.get(positionals.join(' ')) ?? [[], null];
    const missing = needs.filter((one) => !texts[one]);
    if (missing.length > 0) throw new Refused(`It lacks --${missing.join(', --')}.\n${USAGE}`);
    if (!command) throw new Refused(USAGE);
    return (await command(texts, Object.assign({}, ...login.map(readJson)), out, writes)) ? 0 : 1;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    out.error(error instanceof Refused || code !== undefined ? message : error);
    return 2;
  }
}

async function record({ url = '', requests = '', to = '' }: Texts, logins: Logins, out: Out) {
  const cases = [];
  for (const { recorded } of readCases(requests, 'request')) {
    const { request, answer, origin } = await new Visitor(url, logins).replay(recorded);
    cases.push({ ...recorded, request, response: recordedAnswer(answer, origin) });
  }
  writeFileSync(to, `${JSON.stringify(cases, null, 2)}\n`);
  out.log(`${cases.length} recorded`);
  return true;
}

async function check({ url = '', cases = '' }: Texts, logins: Logins, out: Out): Promise<boolean> {
  const all = readCases(cases, 'response');
  let failed = 0;
  for (const { file, recorded } of all) {
    const { answer, origin } = await new Visitor(url, logins).replay(recorded);
    failed += say(`${file}: ${recorded.name}`, compare(recorded.response, answer, origin), out);
  }
  out.log(`${all.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

async function shadow(texts: Texts, logins: Logins, out: Out, isWriting: boolean): Promise<boolean> {
  const { from = '', left = '', right = '', origin } = texts;
  const visitors = [new Visitor(left, logins), new Visitor(right, logins)] as const;
  const as = Object.keys(logins)[0] ?? (isWriting ? 'guest' : 'none');
  await Promise.all(visitors.map((visitor) => visitor.prepare({ as })));
  const counts = new Map<string, readonly [all: number, different: number]>();
  for (const found of readTraffic(from, origin, isWriting)) {
    const isSent = typeof found !== 'string';
    const differs = isSent
      ? say(`${found.method} ${found.path}`, await differencesOf(found, ...visitors), out)
      : 0;
    for (const title of isSent ? [routeOf(found), 'all'] : [`left out, ${found}`]) {
      const [all, different] = counts.get(title) ?? [0, 0];
      counts.set(title, [all + 1, different + differs]);
    }
  }
  if (!counts.has('all')) throw new Refused(`Nothing of ${from} can be sent`);
  for (const [title, [all, different]] of [...counts].sort()) {
    out.log(`${title}: ${all}${different > 0 ? `, ${different} different` : ''}`);
  }
  return counts.get('all')?.[1] === 0;
}

/** Sends a request to both servers at once. @returns where the right one answers otherwise, line by line */
async function differencesOf({ headers, ...request }: RecordedRequest, left: Visitor, right: Visitor) {
  const whole = { ...request, headers: headers && { ...headers, Cookie: '<jar>', 'X-XSRF-TOKEN': '<xsrf>' } };
  const [one, other] = await Promise.all([left.send(whole), right.send(whole)]);
  return [
    ...compare({ ...recordedAnswer(one, left.url), cookies: undefined }, other, right.url),
    ...differences(cookieNames(one), cookieNames(other), '', 'set-cookie'),
  ];
}

const cookieNames = ({ cookies }: Answer) => String(cookies.map((line) => line.split('=', 1)).sort());

/** A request's method and path, with `{id}` for what is one. */
const routeOf = ({ method, path }: RecordedRequest): string =>
  `${method} ${path.replace(/\?.*/, '').replace(/(?<=\/)(\d+|[0-9a-f-]{36}|[0-9a-z]{26})(?=\/|$)/gi, '{id}')}`;

/** @returns 1 where there are differences, else 0 */
function say(title: string, found: readonly string[], out: Out): number {
  const more = found.length > 10 ? [`and ${found.length - 10} more`] : [];
  if (found.length > 0) out.log([title, ...found.slice(0, 10), ...more].join('\n    '));
  return Math.sign(found.length);
}

if (require.main === module) {
  void run(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
