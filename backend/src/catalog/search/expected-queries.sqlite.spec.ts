import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { guest } from '../../../test/api';
import { insert, make } from '../../../test/make';

const DATA = join(__dirname, '../reference/data');
const FOUND_MIN = 0.95;
/** Machines of each type, so that a wrong one finds room among the first five. */
const OF_EACH = 2;

interface Kept {
  search: string;
  types: string[];
}

const kept: Kept[] = readFileSync(join(__dirname, 'expected-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [search = '', types = ''] = line.split(' | ');
    return { search, types: types.split('; ') };
  });

function rowsOf(file: string): Record<string, string>[] {
  return parse(readFileSync(join(DATA, file)), { columns: true, bom: true });
}

function isOneOf(name: string, types: readonly string[]): boolean {
  return types.some((type) => (type.startsWith('* ') ? ` ${name}`.endsWith(type.slice(1)) : name === type));
}

async function wrongOf({ search, types }: Kept): Promise<string | null> {
  const { body } = await guest().get('/api/machines', { search, sort: 'relevance', per_page: 5 });
  const names = body.data.map((one: { machine_type_name: string }) => one.machine_type_name) as string[];
  const others = names.filter((name) => !isOneOf(name, types));
  if (names.length > 0 && others.length === 0) return null;
  return `${search}: ${others.join(', ') || 'nothing'}`;
}

it('finds what people of the trade mean, in their own words', async () => {
  const owner = await make.owner();
  const address = await make.address(owner);
  for (const { term = '', means = '' } of rowsOf('search_synonyms.csv')) {
    await insert('search_synonyms', { term, means });
  }
  const ids: number[] = [];
  for (const { name = '' } of rowsOf('machine_types.csv')) {
    const type = await make.machineType({ name });
    for (let n = 0; n < OF_EACH; n += 1) {
      const fields = { subject: `Unit ${ids.length}`, machine_type_id: type.id, address_id: address.id };
      ids.push((await make.machine(owner, fields)).id);
    }
  }

  const wrong: string[] = [];
  for (const query of kept) wrong.push(...[await wrongOf(query)].flatMap((line) => line ?? []));

  expect(kept.length).toBeGreaterThanOrEqual(300);
  const share = 1 - wrong.length / kept.length;
  expect({ wrong, isEnough: share >= FOUND_MIN }).toEqual({ wrong, isEnough: true });
});
