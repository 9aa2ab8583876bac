import { check, type ErrorBag, rules } from '@laravel-wire/core';
import { type AttributeValues, FIGURE_MAX, type MachineAttribute } from '@yard/contracts';

/** The values that were sent, by the type's schema; null takes one away. */
export type ReadAttributes =
  { ok: true; values: Record<string, AttributeValues[string] | null> } | { ok: false; errors: ErrorBag };

/** @returns errors by `attributes.{name}`, in the words of the labels */
export function readAttributes(schema: readonly MachineAttribute[], given: unknown): ReadAttributes {
  if (given == null) return { ok: true, values: {} };
  const names = new Set(schema.map(({ name }) => name));
  const sent = Object.keys(given);
  const errors: ErrorBag = {};
  for (const name of sent.filter((one) => !names.has(one))) {
    errors[`attributes.${name}`] = [`The machine type has no attribute “${name}”.`];
  }
  const set = rules(Object.fromEntries(schema.map((one) => [one.name, lineOf(one)])), {
    attributes: Object.fromEntries(schema.map(({ name, label }) => [name, inSentence(label)])),
  });
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
