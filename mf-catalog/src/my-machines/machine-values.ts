import {
  type AttributeValue,
  MACHINE_DEFAULTS,
  type MachineAttribute,
  type MachineInput,
  type MachineRecord,
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

/** What the form starts with. */
export function valuesOf(machine: MachineRecord | null): MachineValues {
  return {
    machine_type_id: machine?.machine_type_id ?? null,
    subject: machine?.subject ?? '',
    description: machine?.description ?? '',
    manufacturer: machine?.manufacturer ?? '',
    model: machine?.model ?? '',
    year: machine?.year ?? null,
    hours: machine?.hours ?? null,
    daily_rate: machine?.daily_rate ?? null,
    weekly_rate: machine?.weekly_rate ?? null,
    monthly_rate: machine?.monthly_rate ?? null,
    tank_amount: machine?.tank_amount ?? null,
    cleaning_amount: machine?.cleaning_amount ?? null,
    minimum_days: machine?.minimum_days ?? MACHINE_DEFAULTS.minimum_days,
    turnaround_days: machine?.turnaround_days ?? MACHINE_DEFAULTS.turnaround_days,
    instant_book: machine?.instant_book ?? MACHINE_DEFAULTS.instant_book,
    call_off: machine?.call_off ?? MACHINE_DEFAULTS.call_off,
    address_id: machine?.address_id ?? null,
    ...Object.fromEntries(
      Object.entries(machine?.attributes ?? {}).map(([name, value]) => [`attributes.${name}`, value]),
    ),
  };
}

/** What is sent. A description that was not touched stays as it is, so that markup from elsewhere is kept. */
export function inputOf(
  values: MachineValues,
  machine: MachineRecord | null,
  schema: readonly MachineAttribute[],
) {
  const { description, ...fields } = values;
  const plain = Object.entries(fields).filter(([name]) => !name.startsWith('attributes.'));
  const others = { ...Object.fromEntries(plain), attributes: statedIn(values, machine, schema) };
  const isKept = machine !== null && description === (machine.description ?? '');
  return isKept ? others : { ...others, description: description === '' ? null : description };
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
