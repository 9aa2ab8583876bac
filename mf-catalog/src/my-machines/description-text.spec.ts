import { htmlOf } from './description-text';

describe('htmlOf', () => {
  it.each([
    ['', null],
    ['  \n\n ', null],
    ['One line.', '<p>One line.</p>'],
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['With it:\n- bucket\n- ramps', '<p>With it:</p><ul><li>bucket</li><li>ramps</li></ul>'],
    ['5 < 6 & "wide" <script>', '<p>5 &lt; 6 &amp; &quot;wide&quot; &lt;script&gt;</p>'],
    ['One\r\n\r\ntwo', '<p>One</p><p>two</p>'],
  ])('turns %j into %s', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});
