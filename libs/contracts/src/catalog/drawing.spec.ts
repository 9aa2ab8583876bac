import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWING_STYLES, drawingOf } from './drawing';

const SHEET = join(__dirname, '../../../ui/src/tokens/drawings.css');

it('gives a machine the same look each time, and its neighbours others', () => {
  const drawn = (id: number) => drawingOf({ id, illustration_url: '/illustrations/cranes.svg' });
  const ids = Array.from({ length: DRAWING_STYLES }, (_, index) => 40 + index);

  expect(drawn(11)).toBe('/illustrations/cranes.svg#look-3');
  expect(new Set(ids.map(drawn)).size).toBe(DRAWING_STYLES);
});

it('draws each look but the plain one', () => {
  const looks = [...readFileSync(SHEET, 'utf8').matchAll(/#look-(\d+)/g)].map(([, look]) => Number(look));

  expect([...new Set(looks)].sort()).toEqual(
    Array.from({ length: DRAWING_STYLES - 1 }, (_, look) => look + 1),
  );
});
