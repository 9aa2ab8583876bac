interface Placeholder {
  source: string;
  isRight?(text: string, name: string): boolean;
}

const SPAN_MS = 120_000;

const PLACEHOLDERS: [RegExp, Placeholder][] = [
  [/^opaque$/, { source: '[^;,\\s"]+' }],
  [/^sha1$|^40 hex digits$/, { source: '[0-9a-f]{40}' }],
  [/^http-date$/, { source: '[A-Z][a-z]{2}, \\d\\d [A-Z][a-z]{2} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT' }],
  [/^iso8601-micro$/, { source: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.000000Z', isRight: isJustNow }],
  [/^(seconds )?\d+\.\.\d+$/, { source: '\\d+', isRight: isWithin }],
  [/^unix-seconds$/, { source: '\\d{10}' }],
];

/**
 * True where a text is as recorded, placeholders and all.
 *
 * @param origin  what `<origin>` stands for
 */
export function fits(recorded: string, actual: string, origin: string): boolean {
  const checks: Placeholder['isRight'][] = [];
  const names: string[] = [];
  const source = recorded
    .replaceAll('<origin>', origin)
    .split(/(<[a-z0-9][^<>\n]*>)/i)
    .map((part) => {
      const name = part.slice(1, -1);
      const found = part.startsWith('<') ? PLACEHOLDERS.find(([pattern]) => pattern.test(name)) : undefined;
      if (!found) return escaped(part);
      checks.push(found[1].isRight);
      names.push(name);
      return `(${found[1].source})`;
    });
  if (names.length === 0) return recorded.replaceAll('<origin>', origin) === actual;
  const match = new RegExp(`^${source.join('')}$`).exec(actual);
  return (
    match !== null &&
    checks.every((check, index) => check?.(match[index + 1] ?? '', names[index] ?? '') ?? true)
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param text  a time in any form that `Date` reads */
export function isJustNow(text: string): boolean {
  return Math.abs(Date.parse(text) - Date.now()) < SPAN_MS;
}

function isWithin(text: string, name: string): boolean {
  const [least = 0, most = 0] = (/\d+\.\.\d+/.exec(name)?.[0] ?? '').split('..').map(Number);
  return Number(text) >= least && Number(text) <= most;
}
