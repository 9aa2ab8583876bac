import type { AttributeValue } from '@yard/contracts';
import { figureIn, flagIn, unmistakable } from '@yard/contracts/machine-cells';
import { MACHINE_COLUMNS, type MachineColumn } from './machine-columns';
import type { ReadTable } from './read-table';

/** A row by its fields. */
export type Cells = ReadonlyMap<string, string>;
/** How the table writes figures. */
type Writing = Pick<ReadTable, 'decimalComma'>;

/** A figure or a yes that cannot be read stays as it is written: the rules say what is wrong with it. */
export function valueOf(kind: MachineColumn['kind'], text: string, writing: Writing): AttributeValue {
  if (kind === 'flag') return flagIn(text) ?? text;
  return kind === 'text' ? text : (figureIn(text, writing)?.value ?? text);
}

/** Figures whose only mark may stand before thousands or before decimals. */
export function figureDoubts(
  cells: Cells,
  columns: readonly (MachineColumn | null)[],
  writing: Writing,
): string[] {
  return columns.flatMap((column) => {
    const text = column?.kind === 'figure' ? cells.get(column.field) : undefined;
    if (text === undefined) return [];
    const figure = figureIn(text, writing);
    if (!figure?.doubt) return [];
    return [
      `${column?.label}: “${text}” is read as ${figure.value}. Write “${unmistakable(figure.value)}” if that is right.`,
    ];
  });
}

/** A message of the rules, which names a field as the wire does, in the words of its column. */
export function inColumnWords(field: string, message: string): string {
  const label = MACHINE_COLUMNS.find((column) => column.field === field)?.label ?? field;
  return message
    .replace(`The ${field.replaceAll('_', ' ')} field`, `“${label}”`)
    .replace('must be an integer', 'must be a whole number');
}
