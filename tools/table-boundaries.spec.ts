import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { readBy } = jest.requireActual<{ readBy(room: string): string[] }>('./boundaries.cjs');
const ROOMS = join(__dirname, '../backend/src');
/** Where a statement names a table, and where an entity does. */
const NAMED = /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)/g;
const OWNED = /@Entity\('(\w+)'/g;

const files = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .map((path) => ({ path, room: path.split('/')[0] ?? '', text: readFileSync(join(ROOMS, path), 'utf8') }));
const found = (pattern: RegExp) =>
  files.flatMap(({ path, room, text }) =>
    [...text.matchAll(pattern)].map(([, table = '']) => ({ path, room, table })),
  );
const owners = new Map(found(OWNED).map(({ table, room }) => [table, room]));

it('has no statement that names a table of a room above, or of one that its room does not list', () => {
  const named = found(NAMED).flatMap((one) => {
    const owner = owners.get(one.table);
    return owner === undefined ? [] : [{ ...one, owner }];
  });
  const refused = named.filter(({ room, table, owner }) => {
    const read = readBy(room);
    return !read.includes(owner) && !read.includes(table);
  });

  expect(named.length).toBeGreaterThan(200);
  expect(refused.map(({ path, table }) => `${path}: ${table}`)).toEqual([]);
});
