import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { readBy } = jest.requireActual<{ readBy(room: string): string[] }>('./boundaries.cjs');
const ROOMS = join(__dirname, '../backend/src');
const NAMED = /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)/g;
const WRITTEN = /\b(?:UPDATE|INTO|DELETE\s+(?:\w+\s+)?FROM)\s+(\w+)/g;
const OWNED = /@Entity\('(\w+)'/g;

/** Where a condition compares a status, or the stamps that one is read from, by hand; `inWords` puts a list's words in. */
const BY_HAND =
  /\b(?:dispute_)?status\s*(?:<>|!=|=|(?:NOT\s+)?IN\s*\()\s*'|\b(?:approved|declined|closed|accepted|contested|decided|resolved|called_off|handed_over_unpaid|signed_by_\S+)_at\s+IS\s/g;
const STATED =
  /-in-sql\.ts$|^users\/store-access\/store-access\.service\.ts$|^reports\/content-reports\.service\.ts$/;

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

it('has no statement that writes to a table of another room: its records change by its own services', () => {
  const written = found(WRITTEN).filter(({ table }) => owners.has(table));

  expect(written.length).toBeGreaterThan(10);
  expect(
    written
      .filter(({ room, table }) => owners.get(table) !== room)
      .map(({ path, table }) => `${path}: ${table}`),
  ).toEqual([]);
});

it('has no condition on a status by hand: it comes from the lists beside the statuses', () => {
  const byHand = files.flatMap(({ path, text }) =>
    STATED.test(path) ? [] : [...text.matchAll(BY_HAND)].map(([found]) => `${path}: ${found}`),
  );

  expect(byHand).toEqual([]);
});
