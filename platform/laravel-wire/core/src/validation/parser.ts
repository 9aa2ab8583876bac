/** One rule of a field: `between:1,5` is the name `between` with the parameters `1` and `5`. */
export interface ParsedRule {
  readonly name: string;
  readonly parameters: readonly string[];
}

const ALIASES: Readonly<Record<string, string>> = { int: 'integer', bool: 'boolean' };
const PATTERN_RULES: ReadonlySet<string> = new Set(['regex', 'not_regex']);

/** Reads a rule line. A pattern with a bar in it needs the list form, unless the pattern is the line's only rule. */
export function parseLine(line: string | readonly string[]): ParsedRule[] {
  const parts = typeof line === 'string' ? splitLine(line) : line;
  return parts.filter((part) => part !== '').map(parseRule);
}

function splitLine(line: string): string[] {
  return PATTERN_RULES.has(line.split(':', 1)[0] ?? '') ? [line] : line.split('|');
}

function parseRule(rule: string): ParsedRule {
  const colon = rule.indexOf(':');
  const written = snake(colon === -1 ? rule : rule.slice(0, colon));
  const name = ALIASES[written] ?? written;
  if (colon === -1) return { name, parameters: [] };

  const rest = rule.slice(colon + 1);
  return { name, parameters: PATTERN_RULES.has(name) ? [rest] : splitParameters(rest) };
}

/** Laravel takes `dateFormat`, `date-format` and `Date Format` as `date_format`. */
function snake(name: string): string {
  return name
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
}

/** Comma-separated; a value in double quotes may contain commas, and a doubled quote is one. */
function splitParameters(text: string): string[] {
  const found = text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
