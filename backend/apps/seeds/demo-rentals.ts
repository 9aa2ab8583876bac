import { In, type EntityManager } from 'typeorm';
import { type Geotag, straightLine } from '@yard/contracts';
import { addDays, instantOf, todayIn } from '@yard/dates';
import { Address } from '../../src/catalog/addresses/address.entity';
import { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import { Document } from '../../src/agreements/document.entity';
import { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { addressRow } from './demo-fleet';
import type { PeopleIds } from './demo-people';
import { writeHandover } from './demo-handovers';
import { writeBill } from './demo-rental-bills';
import { writeBreakdown, writeChanges } from './demo-rental-changes';
import { writeAgreements } from './demo-rental-agreements';
import { writeConversation, writeLife } from './demo-rental-life';
import { writeMoney } from './demo-rental-money';
import { rentalRow } from './demo-rental-row';
import { BILLED } from './demo-bill-stories';
import { STORIES, type Story } from './demo-stories';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';
import { insertRow } from '@kit/server/store/insert-rows';
import { institutionAddresses } from '../../src/catalog/reference/reference-data';

type Given = Pick<DemoWorld, 'people' | 'now' | 'payments' | 'answerHours'>;

/** Writes every story: the request, its thread, agreements, payments, calendar, return and cancellation. */
export async function seedRentals(manager: EntityManager, given: Given): Promise<void> {
  const { people } = given;
  const world = await worldOf(manager, given);
  const stories = [...STORIES, ...BILLED].sort((a, b) => b.asked - a.asked);
  const models = stories.map((story) => story.model);
  const machines = await manager.find(Machine, { where: { model: In(models), user_id: In(owners(people)) } });
  for (const story of stories) {
    const machine = machines.find(({ model }) => model === story.model);
    if (!machine) throw new Error(`The demo has no ${story.model}.`);
    const rental = await writeRequest(manager, story, { machine, world });
    await writeAgreements(manager, rental, world);
    await writeHandover(manager, rental, world);
    await writeLife(manager, rental, world);
    await writeChanges(manager, rental, world);
    await writeBreakdown(manager, rental, world);
    await writeConversation(manager, rental, world);
    await writeBill(manager, rental, world);
    await writeMoney(manager, rental, world);
  }
}

async function worldOf(manager: EntityManager, given: Given): Promise<DemoWorld> {
  const [depositPolicy] = await manager.find(DepositPolicy, { order: { version: 'DESC' }, take: 1 });
  const [cancellationPolicy] = await manager.find(CancellationPolicy, {
    order: { version: 'DESC' },
    take: 1,
  });
  if (!depositPolicy || !cancellationPolicy)
    throw new Error('The demo needs a policy of each kind in force.');
  const documents = await manager.find(Document, { order: { id: 'ASC' } });
  return { ...given, documents, depositPolicy, cancellationPolicy };
}

async function writeRequest(
  manager: EntityManager,
  story: Story,
  { machine, world }: { machine: Machine; world: DemoWorld },
): Promise<Rental> {
  const zone = machine.time_zone ?? 'UTC';
  const first = addDays(todayIn(zone, world.now), story.start);
  const site = await siteOf(manager, story, { machine, world });
  const option = story.delivery ? await manager.findOneBy(DeliveryOption, { machine_id: machine.id }) : null;
  const row = rentalRow(story, { machine, site, option, world, first });
  const id = await insertRow(manager, RentalRequest, row, daysBefore(world.now, story.asked));
  const request = await manager.findOneByOrFail(RentalRequest, { id });
  return { story, request, machine, startsAt: instantOf(first, story.times?.[0] ?? '00:00', zone) };
}

/** A renter has at most this many jobs in a state; the next request is for the nearest of them. */
const SITES_A_STATE = 3;

/** The job: the nearest institution to the machine that is nobody's yard, as an address of the renter. */
async function siteOf(
  manager: EntityManager,
  story: Story,
  { machine, world }: { machine: Machine; world: DemoWorld },
): Promise<Address> {
  const userId = world.people[story.renter];
  const addresses = await manager.find(Address);
  const from = { lat: machine.lat ?? 0, lng: machine.lng ?? 0 };
  const inState = addresses.filter(
    (address) => address.user_id === userId && address.state === machine.state,
  );
  const [nearestOwn] = inState.sort((a, b) => milesTo(from, a.geotag) - milesTo(from, b.geotag));
  if (nearestOwn && inState.length >= SITES_A_STATE) return nearestOwn;
  const taken = new Set(addresses.map((address) => address.line1));
  const [nearest] = institutionAddresses()
    .filter((address) => address.state === machine.state && !taken.has(address.line1))
    .sort((a, b) => milesTo(from, a) - milesTo(from, b));
  if (!nearest) throw new Error(`No address left in ${machine.state}.`);
  const asked = daysBefore(world.now, story.asked + 0.1);
  const id = await insertRow(manager, Address, addressRow(nearest, userId, true), asked);
  return manager.findOneByOrFail(Address, { id });
}

function milesTo(from: Geotag, to: Geotag | null): number {
  return to ? straightLine(from, to, 'mi') : Infinity;
}

function owners(people: PeopleIds): number[] {
  return [people.olive, people.marcus, people.dana, people.luis];
}
