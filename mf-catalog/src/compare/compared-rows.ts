import { MACHINE_LINES, type MachineAttribute, type MachineRecord, type QuoteRecord } from '@yard/contracts';
import { type UnitSystem } from '../attributes/attribute-units';
import { formatMoney } from '@kit/money';
import { attributeText } from '../attributes/attribute-words';

export interface Compared {
  machine: MachineRecord;
  schema: readonly MachineAttribute[];
  /** For the days of the search; null without any, and until it is known. */
  quote: QuoteRecord | null;
}

/** One line of the table; null where a machine does not say. */
export type ComparedRow = { label: string; values: (string | null)[] };

/** Common facts first, then each type's attributes; attributes of one name share a row. */
export function comparedRows(
  compared: readonly Compared[],
  { currency, distance_unit }: { currency: string; distance_unit: UnitSystem },
): ComparedRow[] {
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency));
  const row = (label: string, of: (machine: MachineRecord) => string | null | undefined): ComparedRow => ({
    label,
    values: compared.map(({ machine }) => of(machine) ?? null),
  });
  const rows = [
    {
      label: 'Total for your dates',
      values: compared.map(({ quote }) => quote && totalWords(quote, currency)),
    },
    row('Rating', ({ rating, reviews }) => (rating == null ? null : `${rating.toFixed(1)} (${reviews})`)),
    row('A day', ({ daily_rate }) => money(daily_rate)),
    row('A week', ({ weekly_rate }) => money(weekly_rate)),
    row('4 weeks', ({ monthly_rate }) => money(monthly_rate)),
    ...MACHINE_LINES.map(([label, of]) => row(label, of)),
    ...attributeRows(compared, distance_unit),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function totalWords({ available, rental_amount, deposit_amount }: QuoteRecord, currency: string): string {
  if (!available) return 'Not free';
  const deposit = `+ ${formatMoney(deposit_amount, currency)} deposit, returned`;
  return `${formatMoney(rental_amount, currency)} ${deposit_amount > 0 ? deposit : ''}`.trim();
}

export const differs = ({ values }: ComparedRow): boolean => new Set(values).size > 1;

function attributeRows(compared: readonly Compared[], system: UnitSystem): ComparedRow[] {
  const labels = new Map(compared.flatMap(({ schema }) => schema.map(({ name, label }) => [name, label])));
  return [...labels].map(([name, label]) => ({
    label,
    values: compared.map(({ machine, schema }) => {
      const attribute = schema.find((one) => one.name === name);
      const value = machine.attributes[name];
      return attribute === undefined || value === undefined ? null : attributeText(attribute, value, system);
    }),
  }));
}
