import recorded from '../../../recordings/validator-rules.json';
import fixtures from '../../../recordings/fixtures.json';
import { summarize } from '../error-bag';
import { checkWithDatabase } from './check';
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
      data: unknown;
      attributes?: Record<string, string>;
      messages?: Record<string, string>;
    };
  };
  response: Answer & { status: number };
  newest?: Answer;
}

const cases = recorded as unknown as Case[];
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

const expected = ({ response, newest }: Case): Answer['body'] =>
  newest?.status === undefined ? { ...response.body, ...newest?.body } : newest.body;

const answer = async ({ request: { body } }: Case): Promise<Answer['body']> => {
  const set = rules(body.rules, { attributes: body.attributes, messages: body.messages });
  const now = new Date('2026-11-20T03:15:00Z');
  const result = await checkWithDatabase(set, body.data, { presence, now, cast: false });
  if (result.ok) return { validated: result.input };

  return { message: summarize(result.errors), errors: result.errors };
};

describe('the recorded rules', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const actual = await answer(one);

    expect(actual).toEqual(expected(one));
    expect(Object.keys(actual.errors ?? {})).toEqual(Object.keys(expected(one).errors ?? {}));
  });
});
