import type { AttributeSchema } from '@yard/contracts';
import { attributeColumns } from './attribute-columns';
import { UnreadableFile } from './csv-rows';

const excavator: AttributeSchema = [
  { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm', min: 0, max: 20 },
  { name: 'fuel', label: 'Power source', kind: 'choice', choices: ['Diesel', 'LP gas'] },
  { name: 'thumb', label: 'Hydraulic thumb', kind: 'boolean' },
];
const lift: AttributeSchema = [
  { name: 'lift_height', label: 'Height', kind: 'number' },
  { name: 'height', label: 'Transport height', kind: 'number' },
  { name: 'year', label: 'Year of the test', kind: 'number' },
];
const schemas = new Map([
  ['Excavator', excavator],
  ['Lift', lift],
]);
const OWN = ['source_id', 'year'];

const columnsOf = (cells: Record<string, string>) => attributeColumns(Object.keys(cells), OWN, schemas);
const read = (type: string, cells: Record<string, string>) => columnsOf(cells).read(type, cells);

describe('attributeColumns', () => {
  it.each<[Record<string, string>, object | null]>([
    [
      { dig_depth: ' 6.7 ', fuel: 'Diesel', thumb: '1' },
      { dig_depth: 6.7, fuel: 'Diesel', thumb: true },
    ],
    [
      { 'DIGGING DEPTH': '6.7', 'Power Source': 'lp GAS', 'attributes.Thumb': 'No' },
      { dig_depth: 6.7, fuel: 'LP gas', thumb: false },
    ],
    [
      { dig_depth: '$6.70', thumb: 'x' },
      { dig_depth: 6.7, thumb: true },
    ],
    [{ dig_depth: '', thumb: ' ' }, null],
    [{ source_id: '1', colour: 'red', year: '2007' }, null],
  ])('reads %j', (cells, values) => {
    expect(read('Excavator', cells)).toEqual({ ok: true, values });
  });

  it('takes a name before a label, and the mark before a column of the machine', () => {
    expect(read('Lift', { height: '2', 'attributes.year': '2020', year: '2007' })).toEqual({
      ok: true,
      values: { height: 2, year: 2020 },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ 'Digging depth': 'deep' }, 'Digging depth "deep": The digging depth field must be a number.'],
    [{ dig_depth: '21' }, 'dig_depth "21": The digging depth field must be between 0 and 20.'],
    [{ dig_depth: '1,5' }, 'dig_depth "1,5": The digging depth field must be a number.'],
    [{ dig_depth: '1,234' }, 'dig_depth "1,234": The digging depth field must be a number.'],
    [{ fuel: 'Steam' }, 'fuel "Steam": The selected power source is invalid.'],
    [{ thumb: 'perhaps' }, 'thumb "perhaps": The hydraulic thumb field must be true or false.'],
    [{ lift_height: '3' }, 'lift_height "3": The machine type has no attribute “lift_height”.'],
    [
      { dig_depth: '-1', fuel: 'Steam' },
      'dig_depth "-1": The digging depth field must be between 0 and 20. ' +
        'fuel "Steam": The selected power source is invalid.',
    ],
  ])('refuses %j by its columns', (cells, reason) => {
    expect(read('Excavator', cells)).toEqual({ ok: false, reason });
  });

  it('leaves a type alone whose cells of other types are empty', () => {
    expect(read('Lift', { dig_depth: '', lift_height: '12' })).toEqual({
      ok: true,
      values: { lift_height: 12 },
    });
  });

  it('names the columns that mean nothing', () => {
    expect(columnsOf({ source_id: '', colour: '', fuel: '', '': '', sale_price: '' }).unread).toEqual([
      'colour',
      'sale_price',
    ]);
  });

  it.each<[string[], string]>([
    [
      ['attributes.dig_dept', 'fuel', 'attributes.x'],
      'No machine type has the attribute: attributes.dig_dept, attributes.x.',
    ],
    [['dig_depth', 'Digging Depth'], 'Two columns are one attribute: dig_depth, Digging Depth.'],
  ])('refuses a file with %j', (header, message) => {
    expect(() => attributeColumns(header, OWN, schemas)).toThrow(new UnreadableFile(message));
  });
});
