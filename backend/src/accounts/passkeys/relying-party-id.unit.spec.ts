import { relyingPartyId } from './relying-party-id';

it.each([
  ['https://yard.example', 'https://yard.example', 'yard.example'],
  ['http://localhost:3001', 'http://localhost:3000', 'localhost'],
  ['https://admin.yard.example:8443', 'https://yard.example', 'yard.example'],
  ['https://yard-admin.example', 'https://yard.example', 'yard-admin.example'],
  ['https://notyard.example', 'https://yard.example', 'notyard.example'],
])('of %s beside %s is %s', (siteUrl, appUrl, id) => {
  expect(relyingPartyId(siteUrl, appUrl)).toBe(id);
});
