import { meantAddress } from './meant-address';

it('knows a host of mail by one slip, and takes none for another', () => {
  const slips = ['gmial.com', 'GMAIL.CO', 'gmail.con', 'yahooo.com', 'hotnail.com', 'iclod.com'];
  const meant = ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.com', 'hotmail.com', 'icloud.com'];
  expect(slips.map((host) => meantAddress(`Tess@${host}`))).toEqual(meant.map((host) => `Tess@${host}`));

  const others = ['gmail.com', 'mail.com', 'ymail.com', 'yahoo.ca', 'outlook.de', 'example.com', ''];
  expect(others.map((host) => meantAddress(`Tess@${host}`))).toEqual(others.map(() => null));
  expect(meantAddress('gmial.com')).toBeNull();
});
