import { compare, exchange, type Jar, line } from '@laravel-wire/conformance';
import type { ReferenceCase } from './cases';
import { expectedOf } from './expected';
import { unsealed } from './sealed';
import { ReferenceVisitor, type Target } from './visitor';

export type { Target } from './visitor';

/** A recorded failure that its notes tell servers not to repeat: any answer but a failure is right. */
const NOT_TO_BE_IMITATED = /not to be imitated/i;

/** Replays a case from fresh fixtures. @returns what differs, line by line */
export async function runCase(target: Target, recorded: ReferenceCase): Promise<string[]> {
  await reset(target, recorded);
  const visitor = new ReferenceVisitor(target, recorded.as);
  await visitor.prepare(recorded);
  const before = visitor.jar.copy();
  const answer = await visitor.send({ headers: { Accept: 'application/json' }, ...recorded.request });

  if (NOT_TO_BE_IMITATED.test(recorded.notes ?? '')) {
    return answer.status < 500 ? [] : [line('status', 'no failure', answer.status)];
  }
  const host = recorded.request.headers?.['Host'];
  const origin = host === undefined ? new URL(target.url).origin : `http://${host}`;
  return [
    ...compare(expectedOf(recorded), answer, origin),
    ...observedDifferences(target, recorded, before, visitor.jar),
  ];
}

async function reset({ url, resetPath }: Target, { server = {} }: ReferenceCase): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await exchange(url, {
    method: 'POST',
    path: resetPath,
    headers,
    body: JSON.stringify(server),
  });
  if (answer.status >= 300) {
    throw new Error(`POST ${resetPath} answered ${answer.status}: the fixtures cannot be put back`);
  }
}

/** Differences in whether the session's id and token changed with the answer, seen inside the cookies. */
function observedDifferences(target: Target, { response }: ReferenceCase, before: Jar, after: Jar): string[] {
  const { observed } = response;
  const session = after.names.find((name) => name !== 'XSRF-TOKEN' && !name.startsWith('remember_')) ?? '';
  const pairs: [string, boolean | null | undefined, string][] = [
    ['session_id_changed', observed?.session_id_changed, session],
    ['csrf_token_changed', observed?.csrf_token_changed, 'XSRF-TOKEN'],
  ];
  return pairs.flatMap(([what, wanted, name]) => {
    if (typeof wanted !== 'boolean') return [];
    const [old, now] = [before, after].map((jar) => unsealed(target.appKey, jar.value(name)));
    return (old !== now) === wanted ? [] : [line(what, wanted, old !== now)];
  });
}
