import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressCells, addressKey, readAddressRow } from './address-row';
import { csvRows, type RefusedRow } from './csv-rows';

describe('csvRows', () => {
  let folder: string;

  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'csv-rows-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(text: string | Buffer) {
    const file = join(folder, 'file.csv');
    writeFileSync(file, text);
    const refused: RefusedRow[] = [];
    const rows: { line: number; a: string; b: string }[] = [];
    for await (const { line, cells } of csvRows(file, ['a', 'b'], (row) => refused.push(row))) {
      rows.push({ line, a: cells.a, b: cells.b });
    }
    return { rows, refused };
  }

  it('takes a byte-order mark, CRLF, quoted commas and quotes, more columns, and no last line end', async () => {
    const { rows, refused } = await read('\uFEFFb,x,a\r\n"1, ""2""",,é\r\n3,4,5');

    expect(rows).toEqual([
      { line: 2, a: 'é', b: '1, "2"' },
      { line: 3, a: '5', b: '3' },
    ]);
    expect(refused).toEqual([]);
  });

  it('refuses a damaged row by its line and goes on', async () => {
    const { rows, refused } = await read('a,b\n1,2\n3\n4,5,6\n"7"x,14"\n9,10\n"11,12\n13,14\n');

    expect(rows.map(({ a, b }) => [a, b])).toEqual([
      ['1', '2'],
      ['"7"x', '14"'],
      ['9', '10'],
    ]);
    expect(refused).toEqual([
      { line: 3, reason: 'the number of cells differs from the header' },
      { line: 4, reason: 'the number of cells differs from the header' },
      { line: 8, reason: 'a quotation mark is never closed: the rows from there on could not be read' },
    ]);
  });

  it.each([
    ['Windows’ letters', Buffer.from('a,b\nBj\xf6rk,2\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le')],
    ['half a letter at its end', Buffer.from([97, 44, 98, 10, 0xc3])],
  ])('refuses a file in %s before its first row', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(
      'The letters of the file cannot be read: save it as CSV UTF-8.',
    );
  });

  it('refuses a column that is there twice', async () => {
    await expect(read('a,b,x,b\n1,2,3,4\n')).rejects.toThrow('The file has more than one column: b.');
    await expect(read('a,b,x,x\n1,2,3,4\n')).resolves.toMatchObject({ rows: [{ a: '1', b: '2' }] });
  });

  it('reports a file without rows as empty, and one without a header as unreadable', async () => {
    await expect(read('a,b\n')).resolves.toEqual({ rows: [], refused: [] });
    await expect(read('')).rejects.toThrow('The file is empty: not even a header row.');
  });
});

describe('readAddressRow', () => {
  const cells: AddressCells = {
    line1: ' 12 Quarry Road ',
    line2: '',
    city: 'Austin',
    state: 'tx',
    postal_code: '78701',
    lat: '30.27',
    lng: '-97.74',
  };

  it('reads a clean row', () => {
    expect(readAddressRow(cells)).toEqual({
      ok: true,
      row: {
        line1: '12 Quarry Road',
        line2: null,
        city: 'Austin',
        state: 'TX',
        postal_code: '78701',
        geotag: { lat: 30.27, lng: -97.74 },
      },
    });
  });

  it.each<[Partial<AddressCells>, string]>([
    [{ line1: '' }, 'line1 is missing'],
    [{ city: ' ' }, 'city is missing'],
    [{ state: 'Texas' }, 'state "TEXAS" is not a two-letter code'],
    [{ postal_code: '7870' }, 'postal_code "7870" is not a US postal code'],
    [{ line2: 'x'.repeat(256) }, 'line2 is longer than 255 characters'],
  ])('refuses %j', (changes, reason) => {
    expect(readAddressRow({ ...cells, ...changes })).toEqual({ ok: false, reason });
  });

  it.each([
    { lat: '', lng: '-97.7' },
    { lat: '91', lng: '0' },
    { lat: 'north', lng: '0' },
    { lat: '0', lng: '0' },
    { lat: '0.0', lng: '-0' },
  ])('has no place when the coordinates are %j', (changes) => {
    expect(readAddressRow({ ...cells, ...changes })).toMatchObject({ ok: true, row: { geotag: null } });
  });

  it('takes two spellings of one address for the same', () => {
    const row = { line1: '12 Quarry Road', line2: null, city: 'Austin', state: 'TX', postal_code: '78701' };

    expect(addressKey({ ...row, line1: '12 QUARRY ROAD', city: 'AUSTIN' })).toBe(addressKey(row));
    expect(addressKey({ ...row, line2: 'Gate B' })).not.toBe(addressKey(row));
  });
});
