import { isOver, type RentalRequestRecord } from '@yard/contracts';
import { isYourTurn, type RentalReader } from '@yard/contracts/rental-moves';
import { api, as, later } from '../../../../test/api';
import { running } from '../../../../test/change-scene';
import { handoverScene } from '../../../../test/handover-scene';
import { make } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';
import { SEED, writeSomeRentals } from '../../../../test/some-rentals';
import { DECLINED, unpaidScene } from '../../../../test/unpaid-scene';

const PATH = '/api/rental_requests';
const COUNT = 100;

type Page = { body: { data: RentalRequestRecord[] } };
const idsOf = ({ body }: Page) => body.data.map(({ id }) => id);

it(`lists what the rule says of ${COUNT} rentals made up from seed ${SEED}, for renter and owner`, async () => {
  const people = await writeSomeRentals(COUNT);
  const seen = new Set<string>();

  for (const reader of ['renter', 'owner'] as const) {
    const list = (query: object) => as(people[reader]).get(PATH, { per_page: 100, ...query });
    const all = ((await list({})) as Page).body.data;
    const ofRule = (wanted: boolean) => all.filter((one) => isTheirs(one, reader) === wanted);

    expect(all).toHaveLength(COUNT);
    expect(idsOf(await list({ your_turn: true }))).toEqual(ofRule(true).map(({ id }) => id));
    expect(idsOf(await list({ your_turn: false }))).toEqual(ofRule(false).map(({ id }) => id));
    const late = all.filter(({ late }) => late !== null);
    expect(idsOf(await list({ late: true }))).toEqual(late.map(({ id }) => id));
    const over = all.filter(({ status }) => isOver(status));
    expect(idsOf(await list({ over: true }))).toEqual(over.map(({ id }) => id));
    const open = all.filter(({ status }) => !isOver(status));
    expect(idsOf(await list({ over: false }))).toEqual(open.map(({ id }) => id));
    for (const one of all) seen.add(`${reader} ${one.status} ${isTheirs(one, reader)}`);
  }
  // Whoever changes what is made up sees here whether both answers still occur wherever both can.
  for (const met of ['approved', 'active', 'returned']) {
    expect([...seen]).toEqual(expect.arrayContaining([`renter ${met} true`, `renter ${met} false`]));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['owner active true', 'owner active false']));
});

it('tells a machine that is out too long to both, also while a change of its rental is unpaid', async () => {
  const { owner, renter, request, offer, answer } = await running();
  const path = `${PATH}/${request.id}`;
  await as(renter).patch(path, { stripe_payment_method_id: DECLINED });
  await answer(owner, (await offer()).body.id, 'accept');
  later('2026-12-24T18:00:00Z');

  const { unpaid, late } = (await as(owner).get(path)).body as RentalRequestRecord;
  expect([unpaid?.kind, late?.through]).toEqual(['rental', '2026-12-24']);
  expect(idsOf(await as(owner).get(PATH, { late: true }))).toEqual([request.id]);
  expect(idsOf(await as(owner).get(PATH, { your_turn: true }))).toEqual([request.id]);
});

it('tells a refused rent to its renter at once, and to its owner once the time to pay is over', async () => {
  const { owner, renter, admin, stranger, id } = await unpaidScene();
  const turn = async (person: typeof owner) => idsOf(await as(person).get(PATH, { your_turn: true }));
  await as(renter).post(`${PATH}/${id}/messages/view`);
  await as(owner).post(`${PATH}/${id}/messages/view`);

  expect(await turn(renter)).toEqual([id]);
  expect(await turn(owner)).toEqual([]);
  expect(idsOf(await as(renter).get(PATH, { needs_attention: true }))).toEqual([]);
  later('2026-12-14T07:00:00Z');
  expect(await turn(owner)).toEqual([id]);
  expect([await turn(admin), await turn(stranger)]).toEqual([[], []]);
});

it('tells a hand-over to the owner on the first day, and to each side until it has signed', async () => {
  const { owner, renter, request, write, sign } = await handoverScene();
  const turn = async (person: typeof owner) => idsOf(await as(person).get(PATH, { your_turn: true }));
  const turns = async () => [await turn(owner), await turn(renter)];
  await as(renter).post(`${PATH}/${request.id}/messages/view`);

  expect(await turns()).toEqual([[], []]);
  later('2026-12-14T06:00:00Z');
  expect(await turns()).toEqual([[request.id], []]);
  later('2026-12-15T06:00:00Z');
  expect(await turns()).toEqual([[], []]);
  await write(owner);
  expect(await turns()).toEqual([[request.id], [request.id]]);
  await sign(owner);
  expect(await turns()).toEqual([[], [request.id]]);
  await sign(renter);
  expect(await turns()).toEqual([[], []]);
});

it('is what needs attention, too, but of an admin only where they are a party', async () => {
  const { owner, admin, pending } = await rentalScene();
  const { id } = await pending({ stripe_payment_method_id: null });
  const stranger = await make.owner();

  expect(idsOf(await as(owner).get(PATH, { your_turn: true, role: 'owner' }))).toEqual([id]);
  expect(idsOf(await as(owner).get(PATH, { your_turn: true, role: 'renter' }))).toEqual([]);
  expect(idsOf(await as(admin).get(PATH, { needs_attention: true }))).toEqual([id]);
  expect(idsOf(await as(admin).get(PATH, { your_turn: true }))).toEqual([]);
  expect(idsOf(await as(admin).get(PATH, { your_turn: true, needs_attention: true }))).toEqual([]);
  expect(idsOf(await as(admin).get(PATH, { your_turn: true, role: 'owner' }))).toEqual([]);
  expect(idsOf(await as(stranger).get(PATH, { your_turn: true }))).toEqual([]);
});

function isTheirs(request: RentalRequestRecord, reader: RentalReader): boolean {
  return isYourTurn(request, reader, api.clock.now());
}
