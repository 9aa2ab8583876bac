import { isOver, RENTAL_STATUSES, type RentalRequestRecord } from '@yard/contracts';
import { as, rows } from '../../test/api';
import { make } from '../../test/make';
import { SEED, writeSomeRentals } from '../../test/some-rentals';
import { NOT_OVER } from './state-in-sql';

const PATH = '/api/rental_requests';
const COUNT = 100;

type Reader = Parameters<typeof as>[0];

/** What each record says of itself is the rule's word; what a filter finds is the word of its SQL. */
async function ask(reader: Reader) {
  const list = async (query: object) =>
    (await as(reader).get(PATH, { per_page: COUNT, sort: 'created_at', ...query })).body
      .data as RentalRequestRecord[];
  const all = await list({});
  expect(all).toHaveLength(COUNT);
  return { all, found: async (query: object) => idsOf(await list(query)) };
}

const idsOf = (list: readonly RentalRequestRecord[]) => list.map(({ id }) => id);

it(`finds the statuses that the rule gives ${COUNT} rentals made up from seed ${SEED}`, async () => {
  const { renter } = await writeSomeRentals(COUNT);
  const { all, found } = await ask(renter);

  for (const status of RENTAL_STATUSES) {
    const ofRule = idsOf(all.filter((one) => one.status === status));
    // Whoever changes what is made up sees here whether every status still occurs.
    expect(ofRule).not.toEqual([]);
    expect([status, await found({ status })]).toEqual([status, ofRule]);
  }
});

it('finds what needs attention as the rule says it, for both sides and for an admin', async () => {
  const { renter, owner } = await writeSomeRentals(COUNT);

  for (const reader of [renter, owner, await make.admin()]) {
    const { all, found } = await ask(reader);
    for (const wanted of [true, false]) {
      const ofRule = idsOf(all.filter((one) => one.needs_attention === wanted));
      expect(ofRule).not.toEqual([]);
      expect(await found({ needs_attention: wanted })).toEqual(ofRule);
    }
  }
});

it('takes the same rentals for not over', async () => {
  const { renter } = await writeSomeRentals(COUNT);
  const { all } = await ask(renter);
  const open = await rows<{ id: number }>('rental_requests r', NOT_OVER);

  expect(open.map(({ id }) => id)).toEqual(
    idsOf(all.filter(({ status }) => !isOver(status))).sort((one, other) => one - other),
  );
});
