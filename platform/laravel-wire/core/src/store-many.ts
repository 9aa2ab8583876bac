import { type RuleSet, rules } from './validation/rule-set';

/** Records one `store_many` call may carry. */
export const STORE_MANY_MAX = 100;

/** The rules of `POST {endpoint}/store_many`, body `{"data": […]}`: each record is checked like a single create. */
export function manyRules<T>(one: RuleSet<T>): RuleSet<{ data: T[] }> {
  const names = new Set(Object.keys(one.lines));
  const nested = Object.entries(one.lines).map(([name, line]) => [
    `data.*.${name}`,
    (typeof line === 'string' ? line.split('|') : line).map((rule) => withinEntry(rule, names)),
  ]);
  const lines = { data: `required|array|min:1|max:${STORE_MANY_MAX}`, ...Object.fromEntries(nested) };
  const ofEntries = Object.entries(one.messages).map(([key, text]) => [`data.*.${key}`, text]);
  const messages = { ...one.messages, ...Object.fromEntries(ofEntries) };
  return rules(lines, { messages, bounded: true }) as RuleSet<{ data: T[] }>;
}

/**
 * A rule that names another field means that field of the same entry: `after:start` → `after:data.*.start`; so does one
 * that looks at a list.
 */
function withinEntry(rule: string, names: ReadonlySet<string>): string {
  const [name, ...rest] = rule.split(':');
  if (name === 'distinct') return `distinct:${[...rest, 'of_entry'].join(',')}`;
  if (rest.length === 0 || name === 'regex' || name === 'not_regex') return rule;
  const parameters = rest
    .join(':')
    .split(',')
    .map((parameter) => (names.has(parameter) ? `data.*.${parameter}` : parameter));
  return `${name}:${parameters.join(',')}`;
}
