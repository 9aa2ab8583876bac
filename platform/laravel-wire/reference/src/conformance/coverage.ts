import type { ReferenceCase } from './cases';

export interface Replayed {
  /** The recordings' file, without its ending. */
  file: string;
  recorded: ReferenceCase;
  passed: boolean;
}

/** Topic of each file of recordings. */
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

const INTRODUCTION = [
  'Written by `npm run conformance -- --table`, and held to it by a test: exchanges of a running Laravel, replayed against',
  'the reference application.',
  '',
  '**Recorded** is release 8.83.26 on PHP 8.2: every `response`. **Derived** is what release 13.26.1 answers instead: a',
  '`newest` member of a case, made by formula from the recorded answer after reading that release’s sources (the summary of',
  'a 422, the `page` of a paginator’s links, the texts of 404 and 405 …). Where a case has both, the derived answer counts;',
  'the third column says how often that is. No running 13 was recorded for these; what a running 13.31 answered beside them',
  '(`simplePaginate`, `cursorPaginate`, resources, JSON:API, signed URLs, named limiters, Precognition, either order of',
  'authorization and validation, debug bodies, maintenance, CORS, each validation rule) is replayed from',
  '`recordings/laravel-13`.',
];

const ABSENT = [
  '## What is not there',
  '',
  '- Of Fortify: its pages and passkeys. Its routes are the part `fortify` of `nest`, written after its sources: nothing of',
  '  a running one was recorded.',
  '- Flash data on redirects.',
  '- The rules `active_url`, `any_of`, `can`, `current_password`, `encoding`, `enum` and `password`, and options that are',
  '  refused where a rule set is made: `core`’s README has the list.',
  '- Patterns of `regex:` with a lookahead that is not right behind the first `^`, a backreference, an atomic group, a',
  '  recursion: RE2 runs in time that grows with the text alone, and has none. `core` refuses them when the rule set is',
  '  made.',
  '- Of JSON:API: a record of a `belongsToMany` once for each that has it; pages of debug (HTML).',
  '- Encrypted channels, `pusher:signin`, webhooks of the Pusher server.',
];

/** Parts of Laravel that are there, as a page of Markdown: each recorded topic, and each validation rule. */
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
  const derived = replayed.filter(({ recorded }) => recorded.newest !== undefined).length;
  const passed = replayed.filter((one) => one.passed).length;
  return [
    '# What of Laravel is there',
    '',
    ...INTRODUCTION,
    '',
    `${passed} of ${replayed.length} exchanges are answered alike; ${derived} of them have members that were derived. What is not here was not recorded:`,
    'that says nothing either way.',
    '',
    ...table(['Topic', 'Exchanges', 'of these derived', 'Alike'], topics),
    '',
    '## Validation rules',
    '',
    'A case may be about several rules, and counts for each.',
    '',
    ...table(['Rule', 'Cases', 'of these derived', 'Alike'], rules),
    '',
    ...ABSENT,
    '',
  ].join('\n');
}

function counts(cases: readonly Replayed[]): string[] {
  const newest = cases.filter(({ recorded }) => recorded.newest !== undefined);
  return [cases, newest, cases.filter(({ passed }) => passed)].map(({ length }) => String(length));
}

function rulesIn({ request: { body } }: ReferenceCase): string[] {
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
