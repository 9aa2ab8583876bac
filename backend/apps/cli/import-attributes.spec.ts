import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, rows } from '../../test/api';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

const SCHEMA = [
  { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm', min: 0, max: 20 },
  { name: 'thumb', label: 'Hydraulic thumb', kind: 'boolean' },
];
const OWN = 'source_id,machine_type,manufacturer,model,description,year,hours,state,sale_date';
const digger = (id: string) => `${id},Digger,Northfield,NX2,,2005,100,TX,`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'yard-import-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function imported(lines: string[]) {
  const owner = await make.owner();
  await make.machineType({ name: 'Digger', attribute_schema: SCHEMA });
  const file = join(folder, 'machines.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const variables = { DATABASE_URL: databaseUrl(), STORAGE_URL: folder };
  return api.yard(['import:machines', file, '--owner', owner.email], variables);
}

describe('yard import:machines with attributes', () => {
  it('keeps a column for each attribute, by which machines are found', async () => {
    const { code, output } = await imported([
      `${OWN},sale_price,Digging Depth,thumb`,
      `${digger('T-1')},61000,6.5,yes`,
      `${digger('T-2')},,,`,
    ]);

    expect([code, output]).toEqual([0, expect.stringContaining('2 created, 0 unchanged, 0 refused')]);
    expect(output).toContain('columns that were not read: sale_price\n');
    const [dug] = await rows('machines', "source_id = 'T-1'");
    expect(JSON.parse(String(dug?.['attributes']))).toEqual({ dig_depth: 6.5, thumb: true });
    expect(await rows('machines', "source_id = 'T-2' AND attributes IS NULL")).toHaveLength(1);
    const found = await rows('search_attributes');
    expect(found.map(({ machine_id }) => machine_id)).toEqual([dug?.id, dug?.id]);
  });

  it('refuses a row by the line and the column, in the words of the form', async () => {
    const { code, output } = await imported([
      `${OWN},dig_depth,attributes.thumb`,
      `${digger('T-1')},21,`,
      `${digger('T-2')},,perhaps`,
    ]);

    expect(code).toBe(0);
    expect(output).toContain('line 2: dig_depth "21": The digging depth field must be between 0 and 20.\n');
    expect(output).toContain(
      'line 3: attributes.thumb "perhaps": The hydraulic thumb field must be true or false.\n',
    );
    expect(await rows('machines')).toEqual([]);
  });

  it('refuses a file with an attribute that no type has', async () => {
    const { code, output } = await imported([`${OWN},attributes.wings`, `${digger('T-1')},2`]);

    expect([code, output]).toEqual([
      1,
      expect.stringContaining('No machine type has the attribute: attributes.wings.'),
    ]);
    expect(await rows('machines')).toEqual([]);
  });
});
