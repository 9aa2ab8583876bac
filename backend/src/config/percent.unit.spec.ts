import { instant, percent } from '@kit/server/base/settings/readers';

it.each([
  ['0', 0],
  ['10', 10],
  ['12.5', 12.5],
  ['0.05', 0.05],
  ['99.99', 99.99],
  ['100', 100],
  ['100.00', 100],
])('reads %s as a percentage', (given, value) => {
  expect(percent(given)).toEqual({ ok: true, value });
});

it.each(['-1', '100.01', '101', '12.345', '10%', '1e1', '.5', 'ten', ' 10'])('refuses %s', (given) => {
  expect(percent(given).ok).toBe(false);
});

it('reads an instant that says its zone', () => {
  expect(instant('2026-12-27T09:00+01:00')).toEqual({ ok: true, value: new Date('2026-12-27T08:00:00Z') });
});

it.each(['2026-12-27', '2026-12-27T08:00', '2026-13-27T08:00Z', 'soon'])(
  'takes %s for no instant',
  (given) => {
    expect(instant(given).ok).toBe(false);
  },
);
