import { type AnsweredChange, type ReadHandover, readingsToBill, unsignedWords } from './meter-readings';

const OWNER = 1;
const read = (user_id: number, hours: number, fuel_level = 100, at = '2026-12-13T06:00:00.000000Z') => {
  return { user_id, hours, fuel_level, at };
};
const swap = (answered_at: string | Date, status: AnsweredChange['status'] = 'accepted'): AnsweredChange => {
  return { status, from: { machine_id: 7 }, to: { machine_id: 8 }, answered_at };
};
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
  expect(readingsToBill(handover(signed), OWNER, [])).toEqual({
    hours: 5_000,
    fuel_level: 60,
    unsigned: null,
  });
});

it.each([
  ['nobody', {}],
  ['the owner alone', { signed_by_owner_at: new Date() }],
  ['the renter alone', { signed_by_renter_at: new Date() }],
])('bills from what the owner read where %s signed', (_who, signed) => {
  expect(readingsToBill(handover(signed), OWNER, [])).toEqual({
    hours: 1_000,
    fuel_level: 100,
    unsigned: { owner: read(OWNER, 1_000), renter: read(2, 5_000, 60) },
  });
});

it('bills from what the renter read where the owner read nothing, and from the record where nobody’s is kept', () => {
  const renter = read(2, 4_990, 70);
  expect(readingsToBill(handover({ readings: [renter] }), OWNER, [])).toEqual({
    hours: 4_990,
    fuel_level: 70,
    unsigned: { owner: null, renter },
  });
  for (const readings of [[], null])
    expect(readingsToBill(handover({ readings }), OWNER, [])).toEqual({
      hours: 5_000,
      fuel_level: 60,
      unsigned: { owner: null, renter: null },
    });
});

describe('where another machine came', () => {
  const signed = { signed_by_owner_at: new Date(), signed_by_renter_at: new Date() };
  const later = '2026-12-16T12:00:00.000000Z';
  const other = read(2, 3_400, 90, later);
  const since = [swap('2026-12-16T11:00:00.000000Z'), swap(new Date('2026-12-15T12:00:00Z'))];

  it.each([
    ['both signed it', signed],
    ['nobody signed it', {}],
    ['nobody read anything', { readings: [] }],
    ['readings are not kept', { readings: null, ...signed }],
  ])('bills nothing of what was read before, where %s', (_how, fields) => {
    expect(readingsToBill(handover(fields), OWNER, since)).toBeNull();
    expect(readingsToBill(handover(fields), OWNER, [swap(later)])).toBeNull();
  });

  it('bills what was read on it since', () => {
    const readings = [read(OWNER, 1_000), other];
    expect(readingsToBill(handover({ readings }), OWNER, since)).toEqual({
      hours: 3_400,
      fuel_level: 90,
      unsigned: { owner: null, renter: other },
    });
    expect(readingsToBill(handover({ readings, ...signed, hours: 3_400 }), OWNER, since)).toEqual({
      hours: 3_400,
      fuel_level: 60,
      unsigned: null,
    });
  });

  it('goes by accepted changes of the machine alone', () => {
    const days = { ...swap(later), to: { machine_id: 7 } };
    for (const changes of [[days], [swap(later, 'declined')]])
      expect(readingsToBill(handover(signed), OWNER, changes)?.hours).toBe(5_000);
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
