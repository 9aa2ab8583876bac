import type {
  AttributeSchema,
  AttributeValue,
  AttributeValues,
  MachineAttribute,
  SentAttribute,
} from '@yard/contracts';

/** Drops everything that does not go with the kind. */
export function plainSchema(schema: readonly SentAttribute[]): AttributeSchema {
  return schema.map(({ name, label, kind, unit, choices, min, max }) => ({
    name,
    label,
    kind,
    ...(kind === 'number' && unit ? { unit } : {}),
    ...(kind === 'choice' ? { choices: choices ?? [] } : {}),
    ...(kind === 'number' && min != null ? { min } : {}),
    ...(kind === 'number' && max != null ? { max } : {}),
  }));
}

/** Values that the type has a place for, in its order; others stay stored, for its return. */
export function shownAttributes(schema: readonly MachineAttribute[], values: AttributeValues | null) {
  if (values === null) return {};
  const shown = schema.flatMap((attribute) => {
    const value = Object.hasOwn(values, attribute.name) ? values[attribute.name] : undefined;
    return value !== undefined && isOf(attribute, value) ? [[attribute.name, value] as const] : [];
  });
  return Object.fromEntries(shown);
}

function isOf({ kind, choices }: MachineAttribute, value: AttributeValue): boolean {
  return kind === 'choice' ? choices?.includes(String(value)) === true : typeof value === kind;
}
