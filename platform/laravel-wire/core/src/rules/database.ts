import { isContainer, keyOf } from '../validation/input-path';
import type { PresenceOptions, PresenceQuestion } from '../validation/presence';
import type { RuleContext, RuleFamily } from './rule-definition';

/** `users,email`: without a column, or with `NULL`, it is the last part of the field's name. */
function target(context: RuleContext): { table: string; column: string } {
  const [table = '', column = 'NULL'] = context.parameters;
  return {
    table: table.replace(/^.*\./, ''),
    column: column === 'NULL' ? guessColumn(context.field) : column,
  };
}

function guessColumn(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  return keyOf(parts.at(-1) ?? field);
}

/** Pairs of column and value after the fixed parameters. */
function extraColumns(parameters: readonly string[]): Record<string, string> | undefined {
  if (parameters.length === 0) return undefined;

  const pairs = parameters.flatMap((column, index) =>
    index % 2 === 0 ? [[column, parameters[index + 1] ?? 'NULL'] as const] : [],
  );
  return Object.fromEntries(pairs);
}

function existsQuestion(context: RuleContext): PresenceQuestion {
  const { value, parameters } = context;
  const values = isContainer(value) ? [...new Set(Object.values(value))] : [value];
  const where = extraColumns(parameters.slice(2));

  return { kind: 'exists', ...target(context), values, options: where === undefined ? {} : { where } };
}

function uniqueQuestion(context: RuleContext): PresenceQuestion {
  const [, , ignoreId = 'NULL', idColumn] = context.parameters;
  const where = extraColumns(context.parameters.slice(4));
  const options: PresenceOptions = {
    ...(ignoreId === 'NULL' ? {} : { ignoreId }),
    ...(idColumn === undefined ? {} : { idColumn }),
    ...(where === undefined ? {} : { where }),
  };
  return { kind: 'unique', ...target(context), values: [context.value], options };
}

const refuses = ([table = '']: readonly string[]) => (table === '' ? 'it needs a table.' : null);

/** Rules for the server: without a database they hold. */
export const databaseRules: RuleFamily = {
  exists: { passes: () => true, question: existsQuestion, refuses },
  unique: { passes: () => true, question: uniqueQuestion, refuses },
};
