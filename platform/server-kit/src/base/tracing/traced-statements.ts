import { inSpan } from './tracing';

/** Longer ones are lists of rows to insert: what comes after is the same again. */
const TEXT_MAX = 2_000;
/** Texts and numbers that stand in a statement itself, the cut one at its end, too; names in double quotes or backticks stay. */
const VALUES = /'(?:[^'\\]|\\.|'')*(?:'|$)|"[^"]*"|`[^`]*`|(?<![\w$])\d+(?:\.\d+)?(?![\w$])/g;
/** The verb, and the first table. */
const SUBJECT = /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update|table)\s+[`"]?(\w+))?/i;

export function shownStatement(sql: string): string {
  return sql.slice(0, TEXT_MAX).replace(VALUES, (found) => (/^["`]/.test(found) ? found : '?'));
}

export function tracedStatement<T>(
  system: 'sqlite' | 'mysql',
  sql: string,
  send: () => Promise<T>,
): Promise<T> {
  return inSpan(() => describe(system, sql), send);
}

function describe(system: string, sql: string) {
  const text = shownStatement(sql);
  const [, verb = 'SQL', table] = SUBJECT.exec(text) ?? [];
  const operation = verb.toUpperCase();
  const named = table ?? (operation === 'UPDATE' ? /^\s*\w+\s+[`"]?(\w+)/.exec(text)?.[1] : undefined);
  return {
    name: named ? `${operation} ${named}` : operation,
    kind: 'client' as const,
    attributes: {
      'db.system.name': system,
      'db.operation.name': operation,
      'db.query.text': text,
      ...(named ? { 'db.collection.name': named } : {}),
    },
  };
}
