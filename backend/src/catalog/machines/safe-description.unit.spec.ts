import { safeDescription } from './safe-description';

describe('safeDescription', () => {
  it.each([
    ['<p>Runs <strong>well</strong></p>', '<p>Runs <strong>well</strong></p>'],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
    ['<script>alert(1)</script>Fine', 'Fine'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener noreferrer">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener noreferrer">x</a>'],
    ['<a href="jav&#x09;ascript:x">x</a>', '<a rel="nofollow noopener noreferrer">x</a>'],
    ['<p style="position:fixed" class="x" id="y">x</p>', '<p>x</p>'],
    ['<iframe src="https://x.example"></iframe><form><input></form>x', 'x'],
    ['<svg><style>*{}</style><a xlink:href="x">y</a></svg>', '<a rel="nofollow noopener noreferrer">y</a>'],
    ['<script>only</script>', null],
    [null, null],
    [undefined, undefined],
  ])('turns %j into %j', (html, safe) => {
    expect(safeDescription(html)).toBe(safe);
  });
});
