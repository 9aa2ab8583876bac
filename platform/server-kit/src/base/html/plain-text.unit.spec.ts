import { plainText } from './plain-text';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['<ul><li>A</li><li>B</li></ul>', 'A B'],
  ['in<b>separ</b>able', 'inseparable'],
  ['a<br>b', 'a b'],
  ['no marks', 'no marks'],
  ['', ''],
])('reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
