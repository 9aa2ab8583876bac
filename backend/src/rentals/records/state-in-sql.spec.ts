import {
  type RentalRequestRecord,
  isOver,
  RENTAL_STATUSES,
  returnStateOf,
  displayStatusOf,
} from '@yard/contracts';
import { api, as, rows } from '../../../test/api';
import { instant, make } from '../../../test/make';
import { SEED, writeSomeRentals } from '../../../test/some-rentals';
import type { RawInstant } from '@kit/server/store/reading';
import { isAccepted } from './answers-in-sql';
import { NOT_OVER } from './state-in-sql';

const PATH = '/api/rental_requests';
const COUNT = 100;

type Reader = Parameters<typeof as>[0];

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

it('finds what is unpaid as the record says it', async () => {
  const { owner } = await writeSomeRentals(COUNT);
  const { all, found } = await ask(owner);

  for (const wanted of [true, false]) {
    const ofRule = idsOf(all.filter(({ unpaid }) => (unpaid !== null) === wanted));
    expect(ofRule).not.toEqual([]);
    expect(await found({ unpaid: wanted })).toEqual(ofRule);
  }
});

it('finds contested returns as the standing of their rentals has it', async () => {
  const { owner } = await writeSomeRentals(COUNT);
  const { all, found } = await ask(owner);

  for (const wanted of [true, false]) {
    const isContested = (one: RentalRequestRecord) =>
      displayStatusOf(one, 'UTC', api.clock.now()) === 'contested';
    const ofRule = idsOf(all.filter((one) => isContested(one) === wanted));
    expect(ofRule).not.toEqual([]);
    expect(await found({ contested: wanted })).toEqual(ofRule);
  }
});

it('takes the same returns for accepted, by word or by silence', async () => {
  await writeSomeRentals(COUNT);
  const now = api.clock.now();
  const { sql, parameters } = isAccepted(now);
  const since = instant(parameters?.['since'] as Date);
  const reports = await rows<RawReport>('machine_returns');
  const found = await rows<RawReport>('machine_returns report', sql.replace(':since', '?'), [since]);
  const states = reports.map((report) => returnStateOf(instantsOf(report), now));

  expect([...new Set(states)].sort()).toEqual(['accepted', 'contested', 'open']);
  expect(found.map(({ id }) => id)).toEqual(
    reports.filter((_, index) => states[index] === 'accepted').map(({ id }) => id),
  );
});

interface RawReport {
  id: number;
  created_at: RawInstant;
  changed_at: RawInstant | null;
  accepted_at: unknown;
  contested_at: unknown;
}

function instantsOf({ created_at, changed_at, ...stamps }: RawReport) {
  return {
    ...stamps,
    created_at: dateOf(created_at),
    changed_at: changed_at === null ? null : dateOf(changed_at),
  };
}

/** MySQL's dates come from outside the test's own globals, and are no `Date` here. */
const dateOf = (at: RawInstant) => new Date(typeof at === 'string' ? `${at.replace(' ', 'T')}Z` : at);
