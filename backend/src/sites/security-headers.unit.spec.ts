import { securityHeadersOf } from './security-headers';

it('asks for https for a year where the site has it, and only there', () => {
  expect(securityHeadersOf('https://yard.example')).toHaveProperty(
    ['strict-transport-security'],
    'max-age=31536000',
  );
  expect(securityHeadersOf('http://localhost:3000')).not.toHaveProperty(['strict-transport-security']);
});
