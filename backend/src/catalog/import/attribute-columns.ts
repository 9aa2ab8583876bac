import type { AttributeSchema, AttributeValue, AttributeValues, MachineAttribute } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { figureIn, flagIn } from '@yard/contracts/machine-cells';
import { attributeReader } from '../machines/attribute-values';
import { UnreadableFile } from './csv-rows';

/** Before a column's name: an attribute is meant, also where a machine's own column is called so. */
const MARK = 'attributes.';

type Cells = Readonly<Record<string, string | undefined>>;
export type ReadCells = { ok: true; values: AttributeValues | null } | { ok: false; reason: string };

export interface AttributeColumns {
  /** Values of a row by the schema of its type: an empty cell is none, a wrong one refuses the row. */
  read(type: string, cells: Cells): ReadCells;
  unread: string[];
}

/**
 * Finds the columns that are called as an attribute of some type, by its name (`dig_depth`, `attributes.dig_depth`) or
 * its label (`Dig depth`), in any case.
 *
 * @param header   names of all columns
 * @param own      those that are no attributes, whatever attributes are called
 * @param schemas  by the names of types
 * @throws UnreadableFile when `attributes.…` is nobody's attribute, or two columns are the same one
 */
export function attributeColumns(
  header: readonly string[],
  own: readonly string[],
  schemas: ReadonlyMap<string, AttributeSchema>,
): AttributeColumns {
  const known = new Set([...schemas.values()].flatMap((schema) => schema.flatMap(namesOf)));
  const others = header.filter((column) => !own.includes(column));
  const columns = others.filter((column) => known.has(meant(column)));
  const unread = others.filter((column) => !columns.includes(column));
  const nobodys = unread.filter((column) => column.toLowerCase().startsWith(MARK));
  if (nobodys.length > 0)
    throw new UnreadableFile(`No machine type has the attribute: ${nobodys.join(', ')}.`);
  const readers = new Map([...schemas].map(([type, schema]) => [type, rowReader(schema, columns)]));
  return {
    read: (type, cells) => readers.get(type)?.(cells) ?? { ok: true, values: null },
    unread: unread.filter((column) => column !== ''),
  };
}

function rowReader(schema: AttributeSchema, columns: readonly string[]): (cells: Cells) => ReadCells {
  const places = columns.map((column) => {
    const called = meant(column);
    const attribute =
      schema.find(({ name }) => name === called) ?? schema.find((one) => namesOf(one).includes(called));
    return { column, attribute, name: attribute?.name ?? called };
  });
  refuseTwins(places);
  const readValues = attributeReader(schema);
  return (cells) => {
    const filled = places.flatMap(({ column, attribute, name }) => {
      const text = cells[column]?.trim() ?? '';
      return text === '' ? [] : [{ column, text, name, value: valueIn(text, attribute) }];
    });
    if (filled.length === 0) return { ok: true, values: null };
    const read = readValues(Object.fromEntries(filled.map(({ name, value }) => [name, value])));
    if (read.ok) return { ok: true, values: read.values as AttributeValues };
    const reasons = filled.flatMap(({ column, text, name }) =>
      (read.errors[`attributes.${name}`] ?? []).map((words) => `${column} "${cutTo(text, 60)}": ${words}`),
    );
    return { ok: false, reason: reasons.join(' ') };
  };
}

function refuseTwins(places: readonly { column: string; name: string }[]): void {
  for (const { column, name } of places) {
    const first = places.find((place) => place.name === name)?.column ?? column;
    if (first !== column) throw new UnreadableFile(`Two columns are one attribute: ${first}, ${column}.`);
  }
}

/** Returns a text that it cannot read, or that may be two figures (`1,200`), unchanged: the rules refuse it. */
function valueIn(text: string, attribute: MachineAttribute | undefined): AttributeValue {
  if (attribute?.kind === 'boolean') return flagIn(text) ?? text;
  if (attribute?.kind === 'number') {
    const figure = figureIn(text);
    return figure && !figure.doubt ? figure.value : text;
  }
  const small = text.toLowerCase();
  return attribute?.choices?.find((choice) => choice.toLowerCase() === small) ?? text;
}

function meant(column: string): string {
  const small = column.toLowerCase();
  return small.startsWith(MARK) ? small.slice(MARK.length).trim() : small;
}

const namesOf = ({ name, label }: MachineAttribute): string[] => [name, label.toLowerCase()];
