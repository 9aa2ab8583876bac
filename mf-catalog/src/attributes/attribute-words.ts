import { type AttributeValue, type AttributeValues, type MachineAttribute } from '@yard/contracts';
import { figureText, shownUnit, toShown, type UnitSystem } from './attribute-units';

/** A value as it is read: `46,297 lb`, `Diesel`, `Yes`. */
export function attributeText(
  attribute: MachineAttribute,
  value: AttributeValue,
  system: UnitSystem,
): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const { unit, factor } = shownUnit(attribute.unit, system);
  return `${figureText(toShown(value, factor))} ${unit}`.trim();
}

export function factsOf(schema: readonly MachineAttribute[], values: AttributeValues, system: UnitSystem) {
  return schema.flatMap((attribute) => {
    const value = values[attribute.name];
    return value === undefined
      ? []
      : [{ name: attribute.name, label: attribute.label, value: attributeText(attribute, value, system) }];
  });
}

/** `Write 65.6 ft or less.`: of a figure beyond the bounds of its attribute, in the unit it is shown in. */
export function boundProblem(
  { min, max, unit }: MachineAttribute,
  value: unknown,
  system: UnitSystem,
): string | null {
  if (typeof value !== 'number') return null;
  const shown = shownUnit(unit, system);
  const words = (bound: number) => `${figureText(toShown(bound, shown.factor))} ${shown.unit}`.trim();
  if (min !== undefined && value < min) return `Write ${words(min)} or more.`;
  return max !== undefined && value > max ? `Write ${words(max)} or less.` : null;
}

export function boundProblems(
  schema: readonly MachineAttribute[],
  values: object,
  system: UnitSystem,
): Record<string, string> {
  const found = schema.flatMap((attribute) => {
    const field = `attributes.${attribute.name}`;
    const problem = boundProblem(attribute, Reflect.get(values, field), system);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}
