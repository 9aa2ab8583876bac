import fixtures from '../../../recordings/fixtures.json';
import recordedOf13 from '../../../recordings/laravel-13/rules.json';
import recorded from '../../../recordings/validator-rules.json';
import { summarize } from '../error-bag';
import { en } from '../messages/en';
import { ruleNames } from '../rules/rule-names';
import { checkWithDatabase } from './check';
import { hasPath } from './input-path';
import { parseLine } from './parser';
import type { PresenceVerifier } from './presence';
import { type RuleLines, rules } from './rule-set';

interface Answer {
  status?: number;
  body: { message?: string; errors?: Record<string, string[]>; validated?: unknown };
}
interface Case {
  name: string;
  request: {
    body: {
      rules: RuleLines;
      data: object;
      attributes?: Record<string, string>;
      messages?: Record<string, string>;
    };
  };
  response: Answer & { status: number };
  newest?: Answer;
}

const cases = [...recorded, ...recordedOf13] as unknown as Case[];
const tables = fixtures as unknown as Record<string, Record<string, unknown>[]>;
const fold = (value: unknown): string => String(value).toLowerCase();

/** The recorded database compares texts without regard to letter case. */
const presence: PresenceVerifier = {
  async count(table, column, value, options = {}) {
    const rows = tables[table] ?? [];
    const counted = rows.filter((row) => fold(row.id) !== fold(options.ignoreId));
    return counted.filter((row) => fold(row[column]) === fold(value)).length;
  },
};

/** JSON has no files: one was recorded as its name, type and bytes. */
const isRecordedFile = (value: unknown): value is Record<'file' | 'type' | 'base64', string> =>
  typeof value === 'object' && value !== null && 'base64' in value;

const withFiles = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isRecordedFile(value)
        ? new File([Buffer.from(value.base64, 'base64')], value.file, { type: value.type })
        : value,
    ]),
  );

const expected = ({ response, newest }: Case): Answer['body'] => {
  const body = newest?.status === undefined ? { ...response.body, ...newest?.body } : newest.body;
  return body.validated === undefined ? body : { validated: withFiles(Object(body.validated)) };
};

const answer = async ({ request: { body } }: Case): Promise<Answer['body']> => {
  const set = rules(body.rules, { attributes: body.attributes, messages: body.messages });
  const now = new Date('2026-11-20T03:15:00Z');
  const result = await checkWithDatabase(set, withFiles(body.data), { presence, now, cast: false });
  if (result.ok) return { validated: result.input };

  return { message: summarize(result.errors), errors: result.errors };
};

describe('the recorded rules', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const actual = await answer(one);

    expect(actual).toEqual(expected(one));
    expect(Object.keys(actual.errors ?? {})).toEqual(Object.keys(expected(one).errors ?? {}));
  });

  /** By the rule's own text; what never fails itself is there beside a rule that does, or leaves its field out. */
  const isRefused = (name: string, field: string, { errors, validated }: Answer['body']): boolean => {
    if (name.startsWith('exclude')) return validated !== undefined && !hasPath(validated, field);
    const texts = en[name] ?? ':any';
    const shapes = (typeof texts === 'string' ? [texts] : Object.values(texts)).map(
      (text) => new RegExp(`^${text.replace(/[.()]/g, '\\$&').replace(/:\w+/g, '.*')}$`, 's'),
    );
    return Object.values(errors ?? {}).some((said) =>
      said.some((text) => shapes.some((one) => one.test(text))),
    );
  };

  test.each([...ruleNames])('have a good and a bad case of %s', (name) => {
    const outcomes = cases.flatMap((one) =>
      Object.entries(one.request.body.rules)
        .filter(([, line]) => parseLine(line).some((rule) => rule.name === name))
        .map(([field]) => ({
          refused: isRefused(name, field, expected(one)),
          ok: expected(one).errors === undefined,
        })),
    );

    const isGood = outcomes.some(({ refused, ok }) => ok && !refused);
    // Nothing is ever kept by `exclude`.
    expect([isGood || name === 'exclude', outcomes.some(({ refused }) => refused)]).toEqual([true, true]);
  });
});
