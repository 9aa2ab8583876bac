import {
  type AttributeValue,
  MACHINE_DEFAULTS,
  type MachineAttribute,
  type MachineInput,
  type MachineRecord,
  machineRules,
} from '@yard/contracts';

/** What a field of the form holds for a member that is sent. */
type Held<V> = V extends string ? string : V extends boolean ? boolean : number | null;
type Member = Exclude<keyof MachineInput, 'attributes'>;

/** The fields of the machine form; the description as HTML. */
export type MachineValues = { [K in Member]-?: Held<NonNullable<MachineInput[K]>> } & {
  /** One field for each attribute that is stated, in its own unit. */
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

/** What is sent. A description that was not touched stays as it is, so that markup from elsewhere is kept. */
export function inputOf(
  values: MachineValues,
  machine: MachineRecord | null,
  schema: readonly MachineAttribute[],
) {
  const { description, ...fields } = values;
  const plain = Object.entries(fields).filter(([name]) => !name.startsWith('attributes.'));
  const others = { ...Object.fromEntries(plain), attributes: statedIn(values, machine, schema) };
  const isUnchanged = machine !== null && description === (machine.description ?? '');
  return isUnchanged ? others : { ...others, description: description === '' ? null : description };
}

/** Of the type's attributes those that were touched: a figure that was shown in another unit stays as it was. */
function statedIn(
  values: MachineValues,
  machine: MachineRecord | null,
  schema: readonly MachineAttribute[],
): Record<string, AttributeValue | null> {
  const touched = schema.flatMap(({ name }) => {
    const value = values[`attributes.${name}`] ?? null;
    return value === (machine?.attributes[name] ?? null) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(touched);
}
