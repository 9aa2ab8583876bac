import { ruleIn } from '@laravel-wire/core';
import type { MachineAttribute } from './records';
import { ATTRIBUTE_KINDS, type AttributeKind } from './attribute-kinds';

export type AttributeSchema = MachineAttribute[];
export type AttributeValue = number | string | boolean;
export type AttributeValues = Record<string, AttributeValue>;

export const ATTRIBUTES_MAX = 40;
const CHOICES_MAX = 50;
export const LABEL_MAX = 60;
const UNIT_MAX = 16;
export const FIGURE_MAX = 1_000_000_000;

const figure = `nullable|numeric|between:-${FIGURE_MAX},${FIGURE_MAX}` as const;

/** Rule lines of a type's `attribute_schema`; what they cannot say, `schemaErrors` does. */
export const ATTRIBUTE_SCHEMA_RULES = {
  attribute_schema: `nullable|array|max:${ATTRIBUTES_MAX}`,
  'attribute_schema.*': 'array',
  'attribute_schema.*.name': 'required|string|max:50|regex:/^[a-z][a-z0-9_]*$/|distinct',
  'attribute_schema.*.label': `required|string|max:${LABEL_MAX}`,
  'attribute_schema.*.kind': `required|string|${ruleIn(ATTRIBUTE_KINDS)}`,
  'attribute_schema.*.unit': `nullable|string|max:${UNIT_MAX}`,
  'attribute_schema.*.choices': `nullable|array|max:${CHOICES_MAX}`,
  'attribute_schema.*.choices.*': `required|string|max:${LABEL_MAX}`,
  'attribute_schema.*.min': figure,
  'attribute_schema.*.max': figure,
} as const;

export interface SentAttribute {
  name: string;
  label: string;
  kind: AttributeKind;
  unit?: string | null;
  choices?: string[] | null;
  min?: number | null;
  max?: number | null;
}

/** Errors by field in a schema whose members are well formed. */
export function schemaErrors(schema: readonly SentAttribute[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [index, { label, kind, choices, min, max }] of schema.entries()) {
    const field = `attribute_schema.${index}`;
    if (kind === 'choice' && !choices?.length)
      errors[`${field}.choices`] = [`${label} needs a list of choices.`];
    if (kind === 'choice' && new Set(choices).size < (choices?.length ?? 0))
      errors[`${field}.choices`] = [`${label} has a choice twice.`];
    if (kind === 'number' && min != null && max != null && min > max)
      errors[`${field}.max`] = [`The greatest ${label} must not be below the least.`];
  }
  return errors;
}

/** A list's filter by one attribute: bounds of a figure, a choice, or `1` for yes. */
export interface AttributeFilter {
  min?: number | null;
  max?: number | null;
  is?: string | null;
}

export type AttributeFilters = Record<string, AttributeFilter | null>;

/** Value of `with.{name}` in the search page's address: `3..6.5`, `..4`, `Diesel`; empty without a filter. */
export function attributeInAddress({ min, max, is }: AttributeFilter): string {
  return is ?? (min == null && max == null ? '' : `${min ?? ''}..${max ?? ''}`);
}
