import { check, type ErrorBag, type InputOf, rules } from '@laravel-wire/core';
import { FIGURE_MAX, LABEL_MAX } from './machine-attribute';

const filterRules = rules({
  min: `nullable|numeric|between:-${FIGURE_MAX},${FIGURE_MAX}`,
  max: `nullable|numeric|between:-${FIGURE_MAX},${FIGURE_MAX}`,
  is: `nullable|string|max:${LABEL_MAX}`,
});

/** What a list of machines asks of one attribute: a figure within bounds, or a choice, or `1` for yes. */
export type AttributeFilter = InputOf<typeof filterRules>;
/** By the attributes' names. */
export type AttributeFilters = Record<string, AttributeFilter | null>;

/** @returns errors by `attributes.{name}.{min|max|is}` */
export function readAttributeFilters(
  given: unknown,
): { ok: true; filters: ReadonlyMap<string, AttributeFilter> } | { ok: false; errors: ErrorBag } {
  const filters = new Map<string, AttributeFilter>();
  const errors: ErrorBag = {};
  for (const [name, asked] of Object.entries(given ?? {})) {
    const field = `attributes.${name}`;
    if (asked === null) continue;
    if (typeof asked !== 'object') {
      errors[field] = [`The ${field} filter must name min, max or is.`];
      continue;
    }
    const checked = check(filterRules, asked);
    if (checked.ok) filters.set(name, checked.input);
    else for (const [key, texts] of Object.entries(checked.errors)) errors[`${field}.${key}`] = texts;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, filters };
}
