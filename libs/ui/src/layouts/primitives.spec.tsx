import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { Grid, Row } from './primitives';

jest.mock('../tokens/primitives.css', () => ({}));

const SHEETS = join(__dirname, '../tokens/primitives');
const sheet = readdirSync(SHEETS)
  .map((name) => readFileSync(join(SHEETS, name), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\//gs, '');
const source = readFileSync(join(__dirname, 'primitives.tsx'), 'utf8');

it('has a class for each prop, a width where it is a figure, and its own attributes', () => {
  const list = (
    <Grid as="ul" gap={3} fit={250} lead={undefined} bare soft={false} id="found" className="own" />
  );
  expect(renderToStaticMarkup(list)).toBe(
    '<ul id="found" style="--width:250px" class="grid gap-3 fit bare own"></ul>',
  );
});

it('has the style of its own beside a width', () => {
  expect(renderToStaticMarkup(<Grid style={{ color: 'red' }} side={80} />)).toBe(
    '<div style="color:red;--width:80px" class="grid side"></div>',
  );
  expect(renderToStaticMarkup(<Grid side={80} style={{ color: 'red' }} />)).toContain('--width:80px');
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
  const [, space = ''] = /type Space = (.*);/.exec(source) ?? [];
  const [, layout = ''] = /interface Layout \{(.*?)\n\}/s.exec(source) ?? [];
  const classes = [...layout.matchAll(/^ {2}(\w+)\?: (.*);$/gm)].flatMap(([, prop, values = '']) =>
    /boolean|number/.test(values)
      ? [prop]
      : values
          .replace('Space', space)
          .split(' | ')
          .map((value) => `${prop}-${value.replaceAll("'", '')}`),
  );
  const known = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  expect([...known].sort()).toEqual([...classes, 'stack', 'row', 'grid', 'hint'].sort());
});
