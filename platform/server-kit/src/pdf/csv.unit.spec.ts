import { type CsvCell, csvAmount, csvOf } from './csv';

const written = (...cells: CsvCell[]) => csvOf(['A'], [cells]).toString().split('\r\n')[1];

it('begins with the mark of UTF-8 and the header, and ends each line as RFC 4180 says', () => {
  expect(csvOf(['Name', 'Amount'], [['Peña', 1]]).toString()).toBe('\ufeffName,Amount\r\nPeña,1\r\n');
});

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'a "b"', '"a ""b"""'],
  ['a line', 'a\nb', '"a\nb"'],
  ['a formula', '=SUM(A1)', "'=SUM(A1)"],
  ['a formula behind a space', ' +1', "' +1"],
  ['a negative text', '-1', "'-1"],
  ['a function', '@x', "'@x"],
  ['a tab', '\tx', `"'\tx"`],
  ['a formula behind a tab', 'x\t=1+1', '"x\t=1+1"'],
  ['a formula in full-width signs', '＝SUM(A1)', "'＝SUM(A1)"],
  ['a carriage return', 'a\rb', '"a\rb"'],
  ['a formula behind a semicolon', 'x;=1+1', '"x;=1+1"'],
  ['a formula with a comma', '=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
])('writes %s as text', (_, text, expected) => {
  expect(csvOf(['A'], [[text]]).toString()).toBe(`\ufeffA\r\n${expected}\r\n`);
});

it('leaves numbers and amounts numbers', () => {
  expect(written(-5, 2.5, null, csvAmount(-1234.5, 'usd'), csvAmount(500, 'jpy'))).toBe(
    '-5,2.5,,-1234.50,500',
  );
});
