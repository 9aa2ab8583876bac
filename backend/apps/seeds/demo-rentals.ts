import { type Geotag, straightLine, zoneOf } from '@yard/contracts';
import { reviewedUntil } from '@yard/contracts/reviews';
import { addDays, instantOf, todayIn } from '@yard/dates';
import { createHash } from 'node:crypto';
import { agreementValues, contactOf, publicPlace } from '@yard/contracts/placeholders';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import { Address } from '../../src/catalog/addresses/address.entity';
import { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import { Document } from '../../src/agreements/document.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import { institutionAddresses } from '../../src/catalog/reference/reference-data';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { daysBefore, type DemoWorld, idOf, load, write } from './demo-data';
import { addressRow } from './demo-fleet';
import { writeBill } from './demo-rental-bills';
import { writeBreakdown, writeChange } from './demo-rental-changes';
import { writeLife } from './demo-rental-life';
import { writeMoney } from './demo-rental-money';
import { rentalRow } from './demo-rental-row';
import type { Policies, Rental, Story } from './demo-story';
import { writeThread } from './demo-threads';
import { filledText } from '../../src/agreements/filled-text';
import { DocumentAgreement } from '../../src/rentals/records/document-agreement.entity';
import { User } from '../../src/users/user.entity';

/** The texts the renter accepted when asking, as they read then. */
async function writeAgreements(
  world: DemoWorld,
  rental: Rental,
  documents: readonly Document[],
): Promise<void> {
  const { user_id, id: rental_request_id, created_at: agreed_at } = rental.request;
  const values = await valuesOf(world, rental);
  for (const { id: document_id, kind, version, name, ...document } of documents) {
    const content = filledText(document.content, values);
    const row = {
      ...{ rental_request_id, document_id, user_id, kind, version, name, agreed_at, content },
      sha256: createHash('sha256').update(content).digest('hex'),
      filled_with: kind === 'rental_agreement' ? values : null,
    };
    await write(world.manager, DocumentAgreement, row, agreed_at);
  }
}

async function valuesOf({ manager }: DemoWorld, { request, machine }: Rental) {
  const owner = await manager.findOneByOrFail(User, { id: request.owner_id });
  const renter = await manager.findOneByOrFail(User, { id: request.user_id });
  const { start_date, end_date } = request;
  const facts = {
    today: todayIn(zoneOf(machine), request.created_at),
    ...{ owner, renter, start_date, end_date },
    owner_place: publicPlace(machine),
    machine_place: publicPlace(machine),
    renter_address: request.address,
    machine_subject: machine.subject,
    subtotal: wireMoney(request.subtotal),
    deposit_amount: wireMoney(request.deposit_amount),
  };
  const values = agreementValues(facts, (major) => formatMoney(major, CURRENCY, { exact: true }));
  if (!request.approved_at) return values;
  return {
    ...values,
    owner_phone_number_and_email: contactOf(owner),
    renter_phone_number_and_email: contactOf(renter),
  };
}

/** Writes every story: the request, its thread, agreements, payments, calendar, return, cancellation and reviews. */
export async function seedRentals(world: DemoWorld): Promise<void> {
  const policies = await policiesOf(world);
  const documents = await world.manager.find(Document, { order: { id: 'ASC' } });
  for (const story of load<Story[]>('rentals', world)) {
    const rental = await writeRequest(world, story, policies);
    await writeAgreements(world, rental, documents);
    await writeLife(world, rental);
    await writeChange(world, rental);
    await writeBreakdown(world, rental);
    const { user_id, owner_id, id } = rental.request;
    const thread = { messageable_type: 'rental_request', messageable_id: id } as const;
    await writeThread(world, thread, { messages: story.messages, readers: [user_id, owner_id] });
    await writeBill(world, rental);
    await writeMoney(world, rental, policies);
    await writeReviews(world, rental);
  }
}

async function policiesOf({ manager }: DemoWorld): Promise<Policies> {
  const newest = { order: { version: 'DESC' }, take: 1 } as const;
  const [deposit] = await manager.find(DepositPolicy, newest);
  const [cancellation] = await manager.find(CancellationPolicy, newest);
  if (!deposit || !cancellation) throw new Error('The demo needs a policy of each kind in force.');
  return { deposit, cancellation };
}

async function writeRequest(world: DemoWorld, story: Story, policies: Policies): Promise<Rental> {
  const { manager, ids, now } = world;
  const machine = await manager.findOneByOrFail(Machine, { id: idOf(ids, story.machine) });
  const zone = machine.time_zone ?? 'UTC';
  const first = addDays(todayIn(zone, now), story.start);
  const site = await siteOf(world, story, machine);
  const option = story.delivery ? await manager.findOneBy(DeliveryOption, { machine_id: machine.id }) : null;
  const row = rentalRow(world, story, { machine, site, option, first, policies });
  const id = await write(manager, RentalRequest, row, story.created_at);
  const request = await manager.findOneByOrFail(RentalRequest, { id });
  return { story, request, machine, startsAt: instantOf(first, story.times?.[0] ?? '00:00', zone) };
}

/** A renter has at most this many jobs in a state; the next request is for the nearest of them. */
const SITES_A_STATE = 3;

/** The job: the nearest institution to the machine that is nobody's yard, as an address of the renter. */
async function siteOf({ manager, ids }: DemoWorld, story: Story, machine: Machine): Promise<Address> {
  const userId = idOf(ids, story.renter);
  const addresses = await manager.find(Address);
  const from = { lat: machine.lat ?? 0, lng: machine.lng ?? 0 };
  const inState = addresses.filter(({ user_id, state }) => user_id === userId && state === machine.state);
  const [nearestOwn] = inState.sort((a, b) => milesTo(from, a.geotag) - milesTo(from, b.geotag));
  if (nearestOwn && inState.length >= SITES_A_STATE) return nearestOwn;
  const taken = new Set(addresses.map((address) => address.line1));
  const [nearest] = institutionAddresses()
    .filter((address) => address.state === machine.state && !taken.has(address.line1))
    .sort((a, b) => milesTo(from, a) - milesTo(from, b));
  if (!nearest) throw new Error(`No address left in ${machine.state}.`);
  const row = addressRow(nearest, userId);
  const id = await write(manager, Address, row, daysBefore(story.created_at, 0.1));
  return manager.findOneByOrFail(Address, { id });
}

const milesTo = (from: Geotag, to: Geotag | null): number => (to ? straightLine(from, to, 'mi') : Infinity);

/** Reviews of a closed rental: once both have written, or when the time for it is over, everybody sees them. */
async function writeReviews({ manager, now }: DemoWorld, { story, request, machine }: Rental): Promise<void> {
  const { reviews = [], closed_at } = story;
  if (!closed_at) return;
  const last = new Date(Math.max(...reviews.map(({ created_at }) => created_at.getTime())));
  const parties = { rental_request_id: request.id, machine_id: machine.id };
  for (const review of reviews) {
    const isRenter = review.user_id === request.user_id;
    const row = {
      ...parties,
      ...review,
      reviewed_id: isRenter ? request.owner_id : request.user_id,
      about: isRenter ? ('machine' as const) : ('renter' as const),
      publish_at: reviews.length > 1 ? last : reviewedUntil(closed_at),
    };
    await write(manager, Review, row, now);
  }
}
