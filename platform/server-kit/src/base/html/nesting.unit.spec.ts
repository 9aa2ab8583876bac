import { withBoundedNesting } from './nesting';

it('leaves what people write as it is, unclosed paragraphs too', () => {
  const table = `<table>${'<tr><td><b>a</b><br></td></tr>'.repeat(20_000)}</table>`;
  const paragraphs = '<p>a'.repeat(3000);

  expect(withBoundedNesting(table)).toBe(table);
  expect(withBoundedNesting(paragraphs)).toBe(paragraphs);
});

it('takes a hundred signs in a row for one', () => {
  expect(withBoundedNesting(`a ${'<'.repeat(100)} b ${'<'.repeat(99)}`)).toBe(`a < b ${'<'.repeat(99)}`);
});

it.each([
  ['elements within elements', '<b>'.repeat(4001)],
  ['closed by others only', '<b></i>'.repeat(4001)],
  ['in capitals', '<B>'.repeat(4001)],
])('takes the tags from %s beyond all measure', (_, html) => {
  expect(withBoundedNesting(html)).not.toContain('<');
});
