import { check, type ErrorBag, rules, type RuleSet } from '@laravel-wire/core';
import { type AttributeValues, FIGURE_MAX, type MachineAttribute } from '@yard/contracts';

/** The values that were sent, by the type's schema; null takes one away. */
export type ReadAttributes =
  { ok: true; values: Record<string, AttributeValues[string] | null> } | { ok: false; errors: ErrorBag };

/** @returns errors by `attributes.{name}`, in the words of the labels */
export function readAttributes(schema: readonly MachineAttribute[], given: unknown): ReadAttributes {
  return attributeReader(schema)(given);
}

/** `readAttributes` for many machines of one type: the rules are made once. */
export function attributeReader(schema: readonly MachineAttribute[]): (given: unknown) => ReadAttributes {
  const names = new Set(schema.map(({ name }) => name));
  const set = rules(Object.fromEntries(schema.map((one) => [one.name, lineOf(one)])), {
    attributes: Object.fromEntries(schema.map(({ name, label }) => [name, inSentence(label)])),
  });
  return (given) => (given == null ? { ok: true, values: {} } : readBy(set, names, given));
}

function readBy(set: RuleSet<object>, names: ReadonlySet<string>, given: object): ReadAttributes {
  const errors: ErrorBag = {};
  for (const name of Object.keys(given).filter((one) => !names.has(one))) {
    errors[`attributes.${name}`] = [`The machine type has no attribute “${name}”.`];
  }
  const checked = check(set, given);
  if (!checked.ok) {
    for (const [name, texts] of Object.entries(checked.errors)) errors[`attributes.${name}`] = texts;
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: checked.input as Record<string, AttributeValues[string] | null> };
}

function lineOf({ kind, choices = [], min = -FIGURE_MAX, max = FIGURE_MAX }: MachineAttribute): string[] {
  if (kind === 'boolean') return ['nullable', 'boolean'];
  if (kind === 'number') return ['nullable', 'numeric', `between:${min},${max}`];
  return ['nullable', 'string', `in:${choices.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')}`];
}

/** `Operating weight` within a sentence; `ROPS` stays as it is. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
