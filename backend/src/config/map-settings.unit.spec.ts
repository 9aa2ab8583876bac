import { mapStyle } from './map-settings';

it('reads where the map’s tiles are, and the origin that pages may ask', () => {
  expect(mapStyle('https://tiles.example:8443/styles/streets.json?key=abc')).toEqual({
    ok: true,
    value: {
      styleUrl: 'https://tiles.example:8443/styles/streets.json?key=abc',
      origin: 'https://tiles.example:8443',
    },
  });
});

it.each([
  'tiles',
  '/style.json',
  'ftp://tiles.example/style.json',
  "https://tiles.example/a; script-src 'self'",
])('refuses %s', (given) => {
  expect(mapStyle(given)).toMatchObject({ ok: false });
});
