import { pageHeadersWith, securityHeadersOf } from './security-headers';

it('asks for https for a year where the site has it, and only there', () => {
  expect(securityHeadersOf('https://yard.example')).toHaveProperty(
    ['strict-transport-security'],
    'max-age=31536000',
  );
  expect(securityHeadersOf('http://localhost:3000')).not.toHaveProperty(['strict-transport-security']);
});

it('lets pages ask the installation’s tiles and error service beside this site, and nobody else', () => {
  const policyWith = (outside: { errors?: string; map?: string }) =>
    pageHeadersWith({ provider: 'simulator', publishable_key: null }, outside)['content-security-policy'];
  const alone = policyWith({});
  const [tiles, errors] = ['https://tiles.example', 'https://errors.example'];

  expect(alone).toContain("connect-src 'self';");
  expect(policyWith({ map: tiles })).toBe(alone.replace("connect-src 'self'", `connect-src 'self' ${tiles}`));
  expect(policyWith({ errors, map: tiles })).toContain(`connect-src 'self' ${errors} ${tiles};`);
  expect(policyWith({ errors, map: errors })).toContain(`connect-src 'self' ${errors};`);
});
