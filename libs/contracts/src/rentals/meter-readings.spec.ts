import { type ReadHandover, readingsToBill, unsignedWords } from './meter-readings';

const OWNER = 1;
const read = (user_id: number, hours: number, fuel_level = 100) => ({ user_id, hours, fuel_level });
const handover = (fields: Partial<ReadHandover> = {}): ReadHandover => ({
  hours: 5_000,
  fuel_level: 60,
  readings: [read(OWNER, 1_000), read(2, 5_000, 60)],
  signed_by_owner_at: null,
  signed_by_renter_at: null,
  ...fields,
});

it('bills from what both signed', () => {
  const signed = { signed_by_owner_at: new Date(), signed_by_renter_at: '2026-12-13T06:00:00Z' };
  expect(readingsToBill(handover(signed), OWNER)).toEqual({ hours: 5_000, fuel_level: 60, unsigned: null });
});

it.each([
  ['nobody', {}],
  ['the owner alone', { signed_by_owner_at: new Date() }],
  ['the renter alone', { signed_by_renter_at: new Date() }],
])('bills from what the owner read where %s signed', (_who, signed) => {
  expect(readingsToBill(handover(signed), OWNER)).toEqual({
    hours: 1_000,
    fuel_level: 100,
    unsigned: { owner: read(OWNER, 1_000), renter: read(2, 5_000, 60) },
  });
});

it('bills from what the renter read where the owner read nothing, and from the record where nobody’s is kept', () => {
  const renter = read(2, 4_990, 70);
  expect(readingsToBill(handover({ readings: [renter] }), OWNER)).toEqual({
    hours: 4_990,
    fuel_level: 70,
    unsigned: { owner: null, renter },
  });
  for (const readings of [[], null])
    expect(readingsToBill(handover({ readings }), OWNER)).toEqual({
      hours: 5_000,
      fuel_level: 60,
      unsigned: { owner: null, renter: null },
    });
});

it('says who read what', () => {
  const [owner, renter] = [read(OWNER, 1_000), read(2, 5_000)];
  const words = ({ hours }: { hours: number }) => `${hours} h`;
  expect(unsignedWords({ owner, renter }, words)).toBe(
    'not signed by both: owner read 1000 h, renter read 5000 h',
  );
  expect(unsignedWords({ owner: null, renter }, words)).toBe('not signed by both: renter read 5000 h');
  expect(unsignedWords({ owner: null, renter: null }, words)).toBe('not signed by both');
});
