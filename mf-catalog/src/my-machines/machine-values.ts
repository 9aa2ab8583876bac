import type { AttributeValue, MachineAttribute, MachineInput, MachineRecord } from '@yard/contracts';
import { MACHINE_DEFAULTS, machineRules } from '@yard/contracts';

type Widened<V> = V extends string ? string : V extends boolean ? boolean : number | null;
type Member = Exclude<keyof MachineInput, 'attributes'>;

export type MachineValues = { [K in Member]-?: Widened<NonNullable<MachineInput[K]>> } & {
  [attribute: AttributeKey]: AttributeValue | null | undefined;
};

type AttributeKey = `attributes.${string}`;

/** The form starts with the machine's values; a new machine's with the defaults, else empty. */
export function valuesOf(machine: MachineRecord | null): MachineValues {
  const { attributes: _attributes, ...lines } = machineRules.lines;
  const fields = Object.entries(lines).map(([name, line]) => [
    name,
    Reflect.get(machine ?? {}, name) ?? Reflect.get(MACHINE_DEFAULTS, name) ?? (isText(line) ? '' : null),
  ]);
  const attributes = Object.entries(machine?.attributes ?? {});
  return Object.fromEntries([
    ...fields,
    ...attributes.map(([name, value]) => [`attributes.${name}`, value]),
  ]) as MachineValues;
}

const isText = (line: string | readonly string[]) => line.includes('string');

/** Those that were touched, so that others' changes remain. @param begun  null for a new machine: all are sent */
export function inputOf(
  values: MachineValues,
  begun: MachineValues | null,
  schema: readonly MachineAttribute[],
) {
  const plain = Object.entries({ ...values, description: values.description || null }).filter(
    ([name]) => !name.startsWith('attributes.') && values[name as Member] !== begun?.[name as Member],
  );
  return { ...(Object.fromEntries(plain) as MachineValues), attributes: statedIn(values, begun, schema) };
}

/** The attributes of the type that were touched: a figure shown in another unit stays as it was. */
function statedIn(
  values: MachineValues,
  begun: MachineValues | null,
  schema: readonly MachineAttribute[],
): Record<string, AttributeValue | null> {
  const touched = schema.flatMap(({ name }) => {
    const value = values[`attributes.${name}`] ?? null;
    return value === (begun?.[`attributes.${name}`] ?? null) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(touched);
}
