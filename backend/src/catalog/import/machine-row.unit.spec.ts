import { join } from 'node:path';
import { machineTypes, stateCodes } from '../reference/reference-data';
import { attributeColumns } from './attribute-columns';
import { csvRows, type RefusedRow, UnreadableFile } from './csv-rows';
import { MACHINE_COLUMNS, type MachineCells, type MachineRow, readMachineRow } from './machine-row';
import { machineDescription, machineNotes, machineSubject } from './machine-text';

const SAMPLE = join(__dirname, 'fixtures/machines-sample.csv');
const known = {
  types: new Map(machineTypes().map(({ name }) => [name.toLowerCase(), name])),
  states: new Set(stateCodes()),
  attributes: attributeColumns(MACHINE_COLUMNS, MACHINE_COLUMNS, new Map()),
};
const cells: MachineCells = {
  source_id: 'T-1',
  machine_type: 'Wheel Loader',
  manufacturer: 'Northfield',
  model: 'NL90',
  description: 'Wheel Loader - 120.0 to 135.0 Horsepower',
  year: '2007',
  hours: '10',
  state: 'FL',
  sale_date: '2012-05-17',
};

function read(changes: Partial<MachineCells> = {}): MachineRow {
  const result = readMachineRow({ ...cells, ...changes }, known);
  if (!result.ok) throw new Error(result.reason);
  return result.row;
}

describe('readMachineRow', () => {
  it('reads a clean row and notes nothing', () => {
    expect(read()).toEqual({
      source_id: 'T-1',
      machine_type: 'Wheel Loader',
      manufacturer: 'Northfield',
      model: 'NL90',
      description: 'Wheel Loader - 120.0 to 135.0 Horsepower',
      year: 2007,
      hours: 10,
      state: 'FL',
      saleYear: 2012,
      attributes: null,
    });
    expect(machineNotes(read())).toEqual([]);
  });

  it.each([
    ['1234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['1,234', 1234],
    [' 0 ', 0],
  ])('reads hours as people write them: %s', (hours, figure) => {
    expect(read({ hours }).hours).toBe(figure);
  });

  it.each<[Partial<MachineCells>, string]>([
    [{ source_id: ' ' }, 'source_id is missing'],
    [{ machine_type: 'Hovercraft' }, 'machine_type "Hovercraft" is not a known machine type'],
    [{ machine_type: '' }, 'machine_type is missing'],
    [{ state: 'ZZ' }, 'state "ZZ" is not a known state'],
    [{ state: '' }, 'state is missing'],
    [{ year: '20O7' }, 'year "20O7" is not a year between 1900 and 2100'],
    [{ year: '1899' }, 'year "1899" is not a year between 1900 and 2100'],
    [{ year: '2007.5' }, 'year "2007.5" is not a year between 1900 and 2100'],
    [{ hours: '1.234' }, 'hours "1.234" may be 1234 or 1.2340: write one of them'],
    [{ hours: '1.250' }, 'hours "1.250" may be 1250 or 1.25: write one of them'],
    [{ hours: '12,34' }, 'hours "12,34" is not a number of hours up to 1,000,000'],
    [{ hours: '-5' }, 'hours "-5" is not a number of hours up to 1,000,000'],
    [{ hours: '1000001' }, 'hours "1000001" is not a number of hours up to 1,000,000'],
    [{ sale_date: '17/05/2012' }, 'sale_date "17/05/2012" is not a date (YYYY-MM-DD)'],
    [{ model: 'x'.repeat(90) }, 'model is longer than 85 characters'],
  ])('refuses %j', (changes, reason) => {
    expect(readMachineRow({ ...cells, ...changes }, known)).toEqual({ ok: false, reason });
  });
});

describe('machineNotes', () => {
  it.each<[Partial<MachineCells>, string[]]>([
    [{ year: '1000' }, ['Year not known.']],
    [{ year: '' }, ['Year not known.']],
    [{ year: '1949' }, ['Year given as 1949: as reported.']],
    [{ year: '1950' }, []],
    [{ year: '2013' }, []],
    [{ year: '2014' }, ['Year 2014 is later than the sale in 2012: as reported.']],
    [{ hours: '' }, ['Hours not reported.']],
    [{ hours: '0' }, ['Hour meter reads 0 h: as reported.']],
    [{ hours: '40000' }, []],
    [{ hours: '141120' }, ['Hour meter reads 141,120 h: as reported.']],
    [{ model: '2.14E+06' }, ['Model written as 2.14E+06: changed by a spreadsheet, probably 214E4.']],
    [{ manufacturer: '', model: '' }, ['Manufacturer not known.', 'Model not known.']],
    [{ description: 'Wheel Loader - Unidentified' }, ['Size class not identified.']],
  ])('says what is odd about %j', (changes, notes) => {
    expect(machineNotes(read(changes))).toEqual(notes);
  });
});

describe('machine text', () => {
  it.each<[Partial<MachineCells>, string]>([
    [{}, 'Northfield NL90 wheel loader'],
    [{ manufacturer: '' }, 'NL90 wheel loader'],
    [{ manufacturer: '', model: '' }, 'Wheel loader'],
    [{ manufacturer: 'JCB', model: '2.15E+05', machine_type: 'Backhoe Loader' }, 'JCB 215E3 backhoe loader'],
  ])('names %j "%s"', (changes, subject) => {
    expect(machineSubject(read(changes))).toBe(subject);
  });

  it('turns details into a list, escaped, and ends with the notes', () => {
    const row = read({ description: 'Loader - 1 < 2; Coupler: <b>yes</b>', year: '1000' });

    expect(machineDescription(row)).toBe(
      '<p>Loader - 1 &lt; 2</p>\n<ul><li>Coupler: &lt;b&gt;yes&lt;/b&gt;</li></ul>\n<p>Year not known.</p>',
    );
  });
});

describe('the sample file', () => {
  it('is read to its end; every bad row is refused with its line', async () => {
    const refused: RefusedRow[] = [];
    const accepted: string[] = [];
    for await (const { line, cells: row } of csvRows(SAMPLE, MACHINE_COLUMNS, (r) => refused.push(r))) {
      const result = readMachineRow(row, known);
      if (result.ok) accepted.push(result.row.source_id);
      else refused.push({ line, reason: result.reason });
    }

    expect(accepted).toHaveLength(21);
    expect(accepted.filter((id) => id === 'T-001')).toHaveLength(2);
    const lines = refused.map(({ line }) => line).sort((a, b) => a - b);
    expect(lines).toEqual([22, 23, 24, 25, 26, 27, 28, 32, 33]);
    expect(refused).toContainEqual({ line: 28, reason: 'the number of cells differs from the header' });
  });

  it('says which columns a file lacks', async () => {
    const rows = csvRows(SAMPLE, ['source_id', 'colour', 'price'], () => undefined);

    await expect(rows.next()).rejects.toThrow(
      new UnreadableFile('The file lacks the columns: colour, price.'),
    );
  });

  it('reports a file that is not there', async () => {
    await expect(csvRows('no-such-file.csv', ['a'], () => undefined).next()).rejects.toThrow('ENOENT');
  });
});
