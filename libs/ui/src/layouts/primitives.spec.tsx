import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { Grid, Row } from './primitives';

jest.mock('../tokens/primitives.css', () => ({}));

const sheet = readFileSync(join(__dirname, '../tokens/primitives.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
const source = readFileSync(join(__dirname, 'primitives.tsx'), 'utf8');

it('has a class for each prop, a width where it is a figure, and its own attributes', () => {
  const list = (
    <Grid as="ul" gap={3} fit={250} lead={undefined} bare soft={false} id="found" className="own" />
  );
  expect(renderToStaticMarkup(list)).toBe(
    '<ul style="--width:250px" id="found" class="grid gap-3 fit bare own"></ul>',
  );
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
  const said = [...layout.matchAll(/^ {2}(\w+)\?: (.*);$/gm)].flatMap(([, prop, values = '']) =>
    /boolean|number/.test(values)
      ? [prop]
      : values
          .replace('Space', space)
          .split(' | ')
          .map((value) => `${prop}-${value.replaceAll("'", '')}`),
  );
  const known = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  expect([...known].sort()).toEqual([...said, 'stack', 'row', 'grid', 'hint'].sort());
});
