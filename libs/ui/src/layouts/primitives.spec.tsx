import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { Grid, Row, Text } from './primitives';

jest.mock('../tokens/primitives.css', () => ({}));

const SHEETS = join(__dirname, '../tokens/primitives');
const sheet = readdirSync(SHEETS)
  .map((name) => readFileSync(join(SHEETS, name), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\//gs, '');
const source = readFileSync(join(__dirname, 'primitives.tsx'), 'utf8');

it('has a class for each prop, a value of its name where it is more than on or off, and its own attributes', () => {
  const list = (
    <Grid
      as="ul"
      gap={3}
      fit={250}
      lead={undefined}
      bare
      soft={false}
      only="wide"
      id="found"
      className="own"
    />
  );
  expect(renderToStaticMarkup(list)).toBe(
    '<ul id="found" style="--gap:var(--space-3);--fit:250px" class="grid gap fit bare only-wide own"></ul>',
  );
});

it('has the style of its own beside a value', () => {
  expect(renderToStaticMarkup(<Grid style={{ color: 'red' }} side={80} />)).toBe(
    '<div style="color:red;--side:80px" class="grid side"></div>',
  );
  expect(renderToStaticMarkup(<Grid side={80} style={{ color: 'red' }} />)).toContain('--side:80px');
});

it.each([
  [<Row key="1" justify="between" align="start" />, '--justify:space-between;--align:start'],
  [
    <Text key="2" size={13} tone="bad" weight={650} />,
    '--size:var(--text-13);--tone:var(--color-bad);--weight:650',
  ],
])('says %# as CSS does', (element, style) => {
  expect(renderToStaticMarkup(element)).toContain(`style="${style}"`);
});

it('may be a link', () => {
  const link = (
    <MemoryRouter>
      <Row as={Link} to="/search" framed leads />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(link)).toBe(
    '<a class="row framed leads" href="/search" data-discover="true"></a>',
  );
});

it('has in its sheet what its props can say, and nothing else', () => {
  const [, layout = ''] = /interface Layout \{(.*?)\n\}/s.exec(source) ?? [];
  const classes = [...layout.matchAll(/^ {2}(\w+)\?: (.*);$/gm)].flatMap(([, prop, values = '']) =>
    prop === 'only' ? values.split(' | ').map((value) => `only-${value.replaceAll("'", '')}`) : [prop],
  );
  const known = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  expect([...known].sort()).toEqual([...classes, 'stack', 'row', 'grid', 'hint'].sort());
});
