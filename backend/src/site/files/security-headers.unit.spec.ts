import { scriptPlaces } from './script-places';
import { pageHeadersWith, securityHeadersOf } from './security-headers';

it('asks for https for a year where the site has it, and only there', () => {
  expect(securityHeadersOf('https://yard.example')('/')).toHaveProperty(
    ['strict-transport-security'],
    'max-age=31536000',
  );
  expect(securityHeadersOf('http://localhost:3000')('/')).not.toHaveProperty(['strict-transport-security']);
});

it.each([
  ['/media/ab/cd.webp', 'cross-origin'],
  ['/illustrations/backhoe-loader.svg', 'cross-origin'],
  ['/', 'same-origin'],
  ['/api/media', 'same-origin'],
  ['/assets/media/x.js', 'same-origin'],
])('lets pages of other origins embed pictures alone: %s is %s', (path, mayEmbed) => {
  expect(securityHeadersOf('http://localhost:3000')(path)).toHaveProperty(
    ['cross-origin-resource-policy'],
    mayEmbed,
  );
});

it('gives pages no camera, microphone, place or wallet; the wallet where cards are typed into Stripe’s form', () => {
  const policyOf = (provider: 'simulator' | 'stripe') =>
    pageHeadersWith({ provider, publishable_key: null }, {}, scriptPlaces([], []))['permissions-policy'];
  const unused =
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), serial=(), usb=()';

  expect(policyOf('simulator')).toBe(`${unused}, payment=()`);
  expect(policyOf('stripe')).toBe(unused);
});

it('lets pages ask the installation’s tiles and error service beside this site, and nobody else', () => {
  const policyWith = (outside: { errors?: string; map?: string }) =>
    pageHeadersWith({ provider: 'simulator', publishable_key: null }, outside, scriptPlaces([], []))[
      'content-security-policy'
    ];
  const alone = policyWith({});
  const [tiles, errors] = ['https://tiles.example', 'https://errors.example'];

  expect(alone).toContain("connect-src 'self';");
  expect(policyWith({ map: tiles })).toBe(alone.replace("connect-src 'self'", `connect-src 'self' ${tiles}`));
  expect(policyWith({ errors, map: tiles })).toContain(`connect-src 'self' ${errors} ${tiles};`);
  expect(policyWith({ errors, map: errors })).toContain(`connect-src 'self' ${errors};`);
});

describe('scripts', () => {
  it('come from the folders of the shell and of the remotes, under each name of the site', () => {
    const { pages, workers } = scriptPlaces(['yard.example:8443', 'yard.example'], ['mf-a', 'mf-b']);

    expect(pages).toEqual([
      'yard.example:8443/assets/',
      'yard.example:8443/remotes/mf-a/',
      'yard.example:8443/remotes/mf-b/',
      'yard.example/assets/',
      'yard.example/remotes/mf-a/',
      'yard.example/remotes/mf-b/',
    ]);
    expect(workers.filter((one) => !pages.includes(one))).toEqual([
      'yard.example:8443/service-worker.js',
      'yard.example/service-worker.js',
    ]);
    expect(scriptPlaces(['127.0.0.1:3000', '127.0.0.1:3000'], []).pages).toEqual(['127.0.0.1:3000/assets/']);
  });

  it.each([
    '[::1]:3000',
    '10.0.0.7:3000',
    '10.0.0.7',
    'a_b.example',
    '',
    "x; script-src 'unsafe-inline'",
    'x *',
  ])('come from the whole site where %s is no name that a policy can have', (host) => {
    expect(scriptPlaces(['yard.example', host], ['mf-a'])).toEqual({
      pages: ["'self'"],
      workers: ["'self'"],
    });
  });
});
