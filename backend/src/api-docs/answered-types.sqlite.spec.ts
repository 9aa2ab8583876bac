import { api } from '../../test/api';
import { HOSTILE_HTML } from '../../test/hostile-html';
import { matrix } from '../../test/permissions/matrix';
import { ACTORS, scene } from '../../test/permissions/people';
import { paramsFor } from '../../test/permissions/records';
import { cellsOf, visit } from '../../test/permissions/walk';

const INERT = /^(application\/(json|pdf|zip)|text\/(csv|plain)|image\/(webp|png))(;|$)/;
/** A name and nothing that ends it. */
const DISPOSITION = /^(inline|attachment); filename="[\w.-]+"$/;
/** Our own page about the API shows nothing that people write. */
const OWN_PAGE = 'GET /api/docs';
const READS = Object.keys(matrix).filter((route) => route.startsWith('GET ') && route !== OWN_PAGE);

const PLACES = {
  users: ['name', 'business_name'],
  machines: ['subject', 'description', 'manufacturer'],
  documents: ['content'],
  addresses: ['line1', 'city'],
  media: ['name'],
};

async function fillWith(html: string) {
  for (const [table, names] of Object.entries(PLACES)) {
    const there = await api.dataSource.query<{ name: string }[]>(
      `SELECT name FROM pragma_table_info('${table}')`,
    );
    const columns = names.filter((column) => there.some(({ name }) => name === column));
    expect(columns.length).toBeGreaterThan(0);
    const sql = `UPDATE ${table} SET ${columns.map((name) => `${name} = ?`).join(', ')}`;
    await api.dataSource.query(
      sql,
      columns.map(() => html),
    );
  }
}

it('answers no GET with anything that a browser would run, whatever names and texts are kept', async () => {
  const people = await scene();
  const side = people.sides.own;
  const html = `"\r\n\r\n${HOSTILE_HTML.slice(0, 20).join('')}`.slice(0, 250);
  const found: string[] = [];
  const types = new Set<string>();

  for (const route of READS) {
    const may = cellsOf(matrix[route] ?? '').own.findIndex((status) => status < 300);
    const params = await paramsFor(route, side);
    await fillWith(html);
    const { status, headers } = await visit(people, { route, actor: ACTORS[may] ?? 'admin', side }, params);
    const { 'content-type': type = '', 'content-disposition': disposition } = headers;
    types.add(type.replace(/;.*/, ''));
    if (headers['x-content-type-options'] !== 'nosniff') found.push(`${route}: sniffed`);
    if (disposition && !DISPOSITION.test(disposition)) found.push(`${route}: ${disposition}`);
    if (status === 200 && !INERT.test(type) && !isSandboxed(headers)) found.push(`${route}: ${type}`);
  }

  expect(found).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['application/json', 'application/pdf', 'text/csv', 'text/html']),
  );
});

/** A page of ours, or one that runs nothing. */
function isSandboxed(headers: Record<string, unknown>): boolean {
  const policy = String(headers['content-security-policy']);
  return /^sandbox; default-src 'none'/.test(policy) && !/script|allow-/.test(policy);
}
