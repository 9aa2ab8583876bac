import { MACHINE_FACTS, type MachineAttribute, machineFacts } from '@yard/contracts';
import { shownUnit, type UnitSystem } from '../attributes/attribute-units';

export interface MachineColumn {
  /** A member of a machine that is sent, `address` or `attributes.…`. */
  field: string;
  label: string;
  names: readonly string[];
  kind: 'text' | 'figure' | 'flag';
  /** Set for an attribute that is not shown in its own unit. */
  shown?: { factor: number; ownUnit: string; ownLabel: string };
}

const column = (
  field: string,
  label: string,
  names: readonly string[] = [],
  kind: MachineColumn['kind'] = 'text',
): MachineColumn => ({ field, label, names, kind });

const MONTHS = [
  ...['month', 'monthly', 'mo', '1 month', '28 day', '28 days', '4 week', '4 weekly', '4 wk', '4 wks'],
  ...['four week', 'four weeks', 'four weekly'],
];
/** Words around a period: `Rate per 28 days ($)` is `28 days`. */
const OF_RATES = /\b(?:rates?|prices?|rental|hire|charge|cost|per|a|each|in|us|usd|dollars?)\b|[$().:]/g;

export const MACHINE_COLUMNS: readonly MachineColumn[] = [
  column('machine_type_id', 'Machine type', ['type', 'category', 'kind']),
  column('subject', 'Title', ['subject', 'name', 'machine']),
  ...machineFacts.map((name) => {
    const { field, label, headings } = MACHINE_FACTS[name];
    return column(name, label, headings, field.kind === 'text' ? 'text' : 'figure');
  }),
  column('description', 'Description', ['details', 'text', 'notes']),
  column('daily_rate', 'A day', ['day', 'daily', '1 day', 'one day', '24 hours', '24 hour'], 'figure'),
  column(
    'weekly_rate',
    'A week',
    ['week', 'weekly', 'wk', '1 week', 'one week', '7 day', '7 days'],
    'figure',
  ),
  column('monthly_rate', '4 weeks', MONTHS, 'figure'),
  column('minimum_days', 'Minimum rental in days', ['minimum days', 'min days'], 'figure'),
  column('turnaround_days', 'Days between rentals', ['turnaround days', 'turnaround'], 'figure'),
  column('tank_amount', 'Full tank', ['tank', 'fuel'], 'figure'),
  column('cleaning_amount', 'Cleaning', ['cleaning amount'], 'figure'),
  column('call_off', 'Renters may end early', ['call off', 'ends early'], 'flag'),
  column('instant_book', 'Instant booking', ['instant book'], 'flag'),
  column('address', 'ZIP code', ['zip', 'postal code', 'address']),
];

const KINDS = { number: 'figure', boolean: 'flag', choice: 'text' } as const;

/** Columns for the attributes of machines of the types, each once, in the units of the machine's form. */
export function attributeColumns(
  schemas: readonly (readonly MachineAttribute[])[],
  system: UnitSystem,
): MachineColumn[] {
  const all = schemas.flat().map(({ name, label, kind, unit: ownUnit = '' }) => {
    const { unit, factor } = shownUnit(ownUnit, system);
    const words = (inUnit: string) => (inUnit ? `${label} (${inUnit})` : label);
    const ownLabel = words(ownUnit);
    const names = [name, label.toLowerCase(), ownLabel];
    return {
      ...column(`attributes.${name}`, words(unit), names, KINDS[kind]),
      ...(factor !== 1 && { shown: { factor, ownUnit, ownLabel } }),
    };
  });
  return [...new Map(all.map((one) => [one.field, one])).values()];
}

/** Null: a heading means none, or one that another has. @param chosen  fields by the headings' places; '' for none */
export function matched(
  header: readonly string[],
  columns: readonly MachineColumn[],
  chosen: Readonly<Record<number, string>> = {},
): (MachineColumn | null)[] {
  const taken = new Set(Object.values(chosen));
  return header.map((heading, at) => {
    const choice = chosen[at];
    if (choice !== undefined) return inUnitOf(heading, columns.find(({ field }) => field === choice) ?? null);
    const word = plain(heading);
    const rate = word.replace(OF_RATES, ' ').replace(/ +/g, ' ').trim();
    const means = ({ field, label, names }: MachineColumn) =>
      [field, label, ...names].map(plain).includes(word) || (isRate(field) && names.includes(rate));
    const found = columns.find((one) => means(one) && !taken.has(one.field)) ?? null;
    if (found) taken.add(found.field);
    return inUnitOf(heading, found);
  });
}

/** Uses the attribute's own unit where the heading names it: `Digging depth (m)` on a site that has feet. */
function inUnitOf(heading: string, found: MachineColumn | null): MachineColumn | null {
  if (!found?.shown) return found;
  const { shown, ...column } = found;
  const unit = /\(([^()]*)\)\s*$/.exec(heading)?.[1] ?? '';
  return plain(unit) === plain(shown.ownUnit) ? { ...column, label: shown.ownLabel } : found;
}

const isRate = (field: string) => /^(?:daily|weekly|monthly)_rate$/.test(field);

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

const EXAMPLE: Readonly<Record<string, string>> = {
  machine_type_id: 'Mini Excavator',
  subject: 'Kubota U35-4 with two buckets',
  manufacturer: 'Kubota',
  model: 'U35-4',
  year: '2019',
  hours: '1850',
  description: '"Quick coupler, long arm"',
  daily_rate: '250',
  weekly_rate: '875',
  monthly_rate: '2500',
  address: '78701',
};

const exampleColumns = MACHINE_COLUMNS.filter(({ field }) => field in EXAMPLE);

export const EXAMPLE_ROW = exampleColumns.map(({ label, field }) => ({
  label,
  value: EXAMPLE[field]?.replaceAll('"', ''),
}));

export const TEMPLATE = [
  exampleColumns.map(({ label }) => label).join(),
  exampleColumns.map(({ field }) => EXAMPLE[field]).join(),
].join('\r\n');
