import { parsePhpInput } from './php-input';

describe('reading a query as PHP does', () => {
  it.each([
    ['', {}],
    ['a=1&b', { a: '1', b: '' }],
    ['a=1&a=2', { a: '2' }],
    ['plus=a+b&pct=%C3%A9&stray=100%', { plus: 'a b', pct: 'é', stray: '100%' }],
    ['b[]=x&b[]=y', { b: ['x', 'y'] }],
    ['c[k]=v&c[l][m]=w', { c: { k: 'v', l: { m: 'w' } } }],
    ['d[0]=x&d[1]=y', { d: ['x', 'y'] }],
    ['d[1]=y', { d: { 1: 'y' } }],
    ['e[][n]=1&e[][n]=2', { e: [{ n: '1' }, { n: '2' }] }],
    ['a.b=1&c d[e.f]=2', { a_b: '1', c_d: { 'e.f': '2' } }],
    ['[x]=1', {}],
    ['f[=1', { f_: '1' }],
    ['f[]x[k]=1', { f: ['1'] }],
    ['j[k].l=1&m[k]n[o]=2', { j: { k: '1' }, m: { k: '2' } }],
    ['j[+]=1&j[%09]=2&k[++]=3&l[+m]=4', { j: ['1', '2'], k: { '  ': '3' }, l: { ' m': '4' } }],
    ['f[a[b]=1&g[][=2', { f: { 'a[b': '1' }, g: ['2'] }],
    ['i[3]=x&i[]=y&i[1]=z&i[]=w', { i: { 1: 'z', 3: 'x', 4: 'y', 5: 'w' } }],
    [`${'n'.repeat(1001)}=1&m=2`, { m: '2' }],
    ['h=%zz%41', { h: '%zzA' }],
    ['g=1&g[h]=2', { g: { h: '2' } }],
    ['__proto__[x]=1&a[__proto__][y]=2', {}],
  ])('%s', (text, expected) => {
    expect(parsePhpInput(text)).toEqual(expected);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('is not slowed down by many pairs', () => {
    const pairs = Array.from({ length: 50_000 }, () => 'a[]=1').join('&');

    const { a } = parsePhpInput(pairs);

    expect(a).toHaveLength(1000);
  });
});
