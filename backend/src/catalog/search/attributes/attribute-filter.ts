import { check, type ErrorBag, rules } from '@laravel-wire/core';
import { type AttributeFilter, FIGURE_MAX, LABEL_MAX } from '@yard/contracts';

const filterRules = rules({
  min: `nullable|numeric|between:-${FIGURE_MAX},${FIGURE_MAX}`,
  max: `nullable|numeric|between:-${FIGURE_MAX},${FIGURE_MAX}`,
  is: `nullable|string|max:${LABEL_MAX}`,
});

/** @returns errors by `attributes.{name}.{min|max|is}` */
export function readAttributeFilters(
  given: unknown,
): { ok: true; filters: ReadonlyMap<string, AttributeFilter> } | { ok: false; errors: ErrorBag } {
  const filters = new Map<string, AttributeFilter>();
  const errors: ErrorBag = {};
  for (const [name, filter] of Object.entries(given ?? {})) {
    const field = `attributes.${name}`;
    if (filter === null) continue;
    if (typeof filter !== 'object') {
      errors[field] = [`The ${field} filter must name min, max or is.`];
      continue;
    }
    const checked = check(filterRules, filter);
    if (checked.ok) filters.set(name, checked.input);
    else for (const [key, texts] of Object.entries(checked.errors)) errors[`${field}.${key}`] = texts;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, filters };
}
