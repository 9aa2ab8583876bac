import type { MachineAttribute } from '@yard/contracts';
import { plainWords } from './plain-words';

/** Sizes are compared within a dimension: in kg, m, kW, m³ and m³/min, in this order. */
type Dimension = 'mass' | 'length' | 'power' | 'volume' | 'flow';

/** A size as people say it: `26ft` is 7.9 of length. `amount` in the unit of the dimension. */
export interface Size {
  dimension: Dimension;
  amount: number;
}

/** Values of one attribute that are about as much, and the types whose machines have it. Both ends counted. */
export interface Measure {
  name: string;
  typeIds: number[];
  min: number;
  max: number;
}

/** A size names a class of machines: 26 ft is what is sold as 24 to 30. */
const ABOUT = 0.15;
const POUND = 0.45359;

/** Keyed by the unit's plain word. A plain `k` means thousands of pounds, as for telehandlers. */
const SPOKEN: Readonly<Record<string, Size>> = {
  ...each('ton tonne t', 'mass', 1000),
  ...each('kg kilo', 'mass', 1),
  ...each('lb lbs pound', 'mass', POUND),
  ...each('k', 'mass', POUND * 1000),
  ...each("ft foot feet '", 'length', 0.3048),
  ...each('m meter metre', 'length', 1),
  ...each('inch "', 'length', 0.0254),
  ...each('kw', 'power', 1),
  ...each('kva', 'power', 0.8),
  ...each('hp horsepower', 'power', 0.7457),
  ...each('yard yd yds cy', 'volume', 0.76456),
  ...each('gal gallon', 'volume', 0.0037854),
  ...each('cfm', 'flow', 0.0283168),
};

const MEASURED: Readonly<Record<string, Size>> = {
  ...each('kg', 'mass', 1),
  ...each('t', 'mass', 1000),
  ...each('lb', 'mass', POUND),
  ...each('m', 'length', 1),
  ...each('cm', 'length', 0.01),
  ...each('mm', 'length', 0.001),
  ...each('ft', 'length', 0.3048),
  ...each('kW', 'power', 1),
  ...each('kVA', 'power', 0.8),
  ...each('m³', 'volume', 1),
  ...each('L', 'volume', 0.001),
  ...each('m³/min', 'flow', 1),
};

const FIGURE = /^(\d{1,7}(?:\.\d{1,3})?)-?(\D*)$/;

/** A size in one word (`26ft`, `10k`) or in two (`8 ton`), and how many words it takes; null where there is none. */
export function sizeIn([word = '', next = '']: readonly string[]): { size: Size; length: number } | null {
  const [, figure, unit = ''] = FIGURE.exec(word) ?? [];
  if (figure === undefined) return null;
  const length = unit === '' ? 2 : 1;
  const one = SPOKEN[unitOf(unit || next)];
  const amount = Number(figure);
  return one && amount > 0 ? { size: { ...one, amount: amount * one.amount }, length } : null;
}

export function measuresOf(
  { dimension, amount }: Size,
  types: readonly { id: number; attribute_schema: readonly MachineAttribute[] | null }[],
): Measure[] {
  const measures = new Map<string, Measure>();
  for (const { id, attribute_schema } of types) {
    for (const { name, unit } of attribute_schema ?? []) {
      const one = MEASURED[unit ?? ''];
      if (one?.dimension !== dimension) continue;
      const [min, max] = [1 - ABOUT, 1 + ABOUT].map((part) => (amount * part) / one.amount) as [
        number,
        number,
      ];
      const known = measures.get(`${name} ${unit}`);
      if (known) known.typeIds.push(id);
      else measures.set(`${name} ${unit}`, { name, typeIds: [id], min, max });
    }
  }
  return [...measures.values()];
}

/** `Ft.`, `tons` and `yards` as they are listed. */
function unitOf(text: string): string {
  if (text === "'" || text === '’') return "'";
  if (text === '"' || text === '”') return '"';
  return plainWords(text).join('');
}

function each(units: string, dimension: Dimension, amount: number): Record<string, Size> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, { dimension, amount }]));
}
