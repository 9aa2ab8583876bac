import type { RecordedCase } from './cases';

export interface Replayed {
  /** The recordings' file, without its ending. */
  file: string;
  recorded: RecordedCase;
  passed: boolean;
}

/** What each file of recordings is about. */
const TOPICS: Readonly<Record<string, string>> = {
  login: 'Login, logout, remembering, registration and their throttles',
  csrf: 'The CSRF cookie, its header and field, and who needs neither',
  'cookie-settings': 'Cookies with a domain, `SameSite=None` and `Secure`',
  user: 'The current user, and how guests are refused',
  errors: 'Error bodies, redirects and pages for browsers; 404, 405, 413, 500',
  'rate-limit': '`throttle` and its headers',
  input: 'Queries, forms, JSON, trimmed and empty texts, `_method`',
  output: 'Returned values of each kind: text, numbers, null, redirects',
  pagination: 'The length-aware paginator, its links and its limits',
  broadcasting: '`/broadcasting/auth` for private and presence channels',
  addresses: 'A resource with rules of nested fields',
  machine_types: 'A resource with `unique`, for admins',
  messages: 'Parts of records of two kinds',
  rental_requests: 'A resource with actions, filters and policies',
  support_tickets: 'A resource that admins act on, its filters in the links',
};

const RULES = 'validator-rules';

/** What of Laravel is there, as a page of Markdown: each recorded topic, and each validation rule. */
export function coverage(replayed: readonly Replayed[]): string {
  const topics = Object.entries(TOPICS).map(([file, about]) => [
    about,
    ...counts(replayed.filter((one) => one.file === file)),
  ]);
  const lines = replayed.filter(({ file }) => file === RULES);
  const names = [...new Set(lines.flatMap(({ recorded }) => rulesIn(recorded)))].sort();
  const rules = names.map((name) => [
    `\`${name}\``,
    ...counts(lines.filter(({ recorded }) => rulesIn(recorded).includes(name))),
  ]);
  const passed = replayed.filter((one) => one.passed).length;
  return [
    '# What of Laravel is there',
    '',
    'Written by `npm run conformance -- --table`, and held to it by a test: exchanges of a running Laravel 8.83, replayed',
    'against the reference application. Where Laravel 13.26 answers otherwise, its answer counts; the third column says how',
    'often that is.',
    '',
    `${passed} of ${replayed.length} exchanges are answered alike. What is not here was not recorded: that says nothing either way.`,
    '',
    ...table(['Topic', 'Exchanges', 'of these as 13.26 has it', 'Alike'], topics),
    '',
    '## Validation rules',
    '',
    'A case may be about several rules, and counts for each.',
    '',
    ...table(['Rule', 'Cases', 'of these as 13.26 has it', 'Alike'], rules),
    '',
  ].join('\n');
}

function counts(cases: readonly Replayed[]): string[] {
  const newest = cases.filter(({ recorded }) => recorded.newest !== undefined);
  return [cases, newest, cases.filter(({ passed }) => passed)].map(({ length }) => String(length));
}

function rulesIn({ request: { body } }: RecordedCase): string[] {
  const lines = Object.values((body as { rules: Record<string, string | string[]> }).rules);
  return lines
    .flatMap((line) => (typeof line === 'string' ? line.split('|') : line))
    .map((rule) => rule.replace(/:.*/s, ''));
}

/** Columns as wide as their widest cell, as the formatter of this repository has them. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
