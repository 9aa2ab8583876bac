import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RentalStatus,
  answerBy,
  rentalNeedsAttention,
  RENTAL_STATUSES,
  statusOf,
  straightLine,
} from '@yard/contracts';
import { foundHelp, helpParts } from '@yard/contracts/found-help';
import { type DataSource, IsNull, Not } from 'typeorm';
import { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import { Document } from '../../src/agreements/document.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { Photo } from '../../src/catalog/parts/photo.entity';
import { Payment } from '../../src/payments/payment.entity';
import { Refund } from '../../src/payments/refunds/refund.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import { Cancellation } from '../../src/rentals/records/cancellation.entity';
import { MachineDay } from '../../src/catalog/calendar/machine-day.entity';
import { Handover } from '../../src/rentals/records/handover.entity';
import { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import { Breakdown } from '../../src/rentals/records/breakdown.entity';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { MachineQuestion } from '../../src/messaging/questions/machine-question.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { TicketNote } from '../../src/support/notes/ticket-note.entity';
import { SavedReply } from '../../src/support/saved-replies/saved-reply.entity';
import { SupportTicket } from '../../src/support/support-ticket.entity';
import { Notification } from '../../src/notifications/notification.entity';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import { User } from '../../src/users/user.entity';
import { sqliteSource } from '@kit/server/store/sqlite/data-source';
import * as tables from '../schema/tables';
import { DEMO_ACCOUNTS, seedDemo } from './demo';
import { demoPicture } from './demo-pictures';
import { unpaidRent } from '../../src/rentals/money/unpaid/unpaid-rule';

const now = new Date('2026-11-20T15:00:00Z');

/** The largest metropolitan areas, and those that stand alone in their part of the country. */
const CITIES = readFileSync(join(__dirname, '../../test/large-cities.txt'), 'utf8');

describe('the demo world', () => {
  let database: DataSource;

  beforeAll(async () => {
    database = await seeded(now);
  });
  afterAll(() => database.destroy());

  it('is written once', async () => {
    const before = await counts(database);

    expect(
      await database.transaction((manager) =>
        seedDemo(manager, { now, payments: 'simulator', answerHours: 48 }),
      ),
    ).toBe(false);

    expect(await counts(database)).toEqual(before);
  });

  it('has hand-overs that one has signed, that both have, and one beside its return', async () => {
    const handovers = await database.manager.find(Handover);
    const returns = await database.manager.find(MachineReturn);
    const told = handovers.map(({ rental_request_id, checklist, ...signed }) => ({
      signed: [signed.signed_by_owner_name, signed.signed_by_renter_name].filter(Boolean).length,
      isChecked: checklist.length > 3,
      isBack: returns.some((back) => back.rental_request_id === rental_request_id && back.checklist !== null),
    }));

    expect(told.sort((a, b) => a.signed - b.signed || Number(a.isBack) - Number(b.isBack))).toEqual([
      { signed: 1, isChecked: true, isBack: false },
      { signed: 2, isChecked: true, isBack: false },
      { signed: 2, isChecked: true, isBack: true },
    ]);
  });

  it('has the accounts that are announced', async () => {
    const users = await database.manager.find(User);
    const flags = DEMO_ACCOUNTS.map(({ email }) => {
      const user = users.find((candidate) => candidate.email === email);
      return { admin: user?.admin, owner: user?.owner, hash: user?.password.slice(0, 7) };
    });

    expect(flags).toEqual([
      { admin: true, owner: false, hash: '$2y$12$' },
      { admin: false, owner: true, hash: '$2y$12$' },
      { admin: false, owner: false, hash: '$2y$12$' },
      { admin: false, owner: false, hash: '$2y$12$' },
    ]);
  });

  it('lists many machines of many types in many states', async () => {
    const machines = await database.manager.find(Machine);
    const published = machines.filter((machine) => machine.published_at);

    expect(published.length).toBeGreaterThanOrEqual(72);
    expect(new Set(published.map((machine) => machine.machine_type_id)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(published.map((machine) => machine.state)).size).toBeGreaterThanOrEqual(12);
    expect(published.every((machine) => machine.daily_rate && machine.address_id && machine.time_zone)).toBe(
      true,
    );
    expect(machines.length).toBeGreaterThan(published.length);
  });

  it('has a machine within 100 miles of every large city', async () => {
    const machines = await database.manager.findBy(Machine, { published_at: Not(IsNull()) });
    const places = machines.map(({ lat, lng }) => ({ lat: lat ?? 0, lng: lng ?? 0 }));
    const cities = [...CITIES.matchAll(/(.+) ([\d.]+) (-[\d.]+)/g)];
    const far = cities.filter(
      ([, , lat, lng]) =>
        !places.some((place) => straightLine({ lat: Number(lat), lng: Number(lng) }, place, 'mi') <= 100),
    );

    expect([cities.length, far.map(([, name]) => name)]).toEqual([72, []]);
  });

  it('has several pictures of each machine, which can be drawn and tell the machine apart', async () => {
    const folder = join(__dirname, '../../assets/illustrations');
    const photos = await database.manager.find(Photo);
    const drawn = photos.map(({ url }) => demoPicture(url.replace('/illustrations/', ''), folder));
    const machines = await database.manager.find(Machine);

    expect(machines.every(({ id }) => photos.filter((one) => one.machine_id === id).length >= 4)).toBe(true);
    expect(drawn.every((svg) => svg?.endsWith('</svg>') && !svg.includes('undefined'))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(photos.length * 0.9);
    expect(demoPicture('demo/0-meter.svg', folder)).toMatch(/>3<.*>4<.*>1<.*>2</);
    for (const path of ['demo/999-side.svg', 'demo/0-back.svg', 'cranes.svg'])
      expect(demoPicture(path, folder)).toBeNull();
  });

  it('shows a rental request in every state of its life', async () => {
    const statuses = (await rentals(database)).map(({ status }) => status);

    expect(new Set(statuses)).toEqual(new Set<RentalStatus>(RENTAL_STATUSES));
  });

  it('shows a change that is offered and one that was accepted, a breakdown and a call-off', async () => {
    const { manager } = database;
    const changes = await manager.find(RentalChange);
    const down = await manager.find(Breakdown);
    const calledOff = (await rentals(database)).filter(({ request }) => request.called_off_at);

    expect(changes.map(({ status }) => status).sort()).toEqual(['accepted', 'open']);
    for (const { difference, subtotal, from, to } of changes) {
      expect([difference >= 0, difference < subtotal, from.end_date < to.end_date]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(down).toMatchObject([{ up_at: null }]);
    expect(calledOff).toMatchObject([{ status: 'active', request: { end_date: '2026-11-20' } }]);
  });

  it('asks who has not written yet for a review', async () => {
    const wanted = await database.manager.findBy(Notification, { type: 'rental_request.review_wanted' });
    const [tom] = await database.manager.findBy(User, { id: wanted[0]?.user_id ?? 0 });

    expect([wanted.length, tom?.name]).toEqual([1, 'Tom Becker']);
  });

  it('shows reviews in every state', async () => {
    const reviews = await database.manager.find(Review);
    const states = reviews.map(({ hidden_at, publish_at }) =>
      hidden_at ? 'hidden' : publish_at <= now ? 'published' : 'waiting',
    );

    expect(new Set(states)).toEqual(new Set(['hidden', 'published', 'waiting']));
    expect(new Set(reviews.map(({ about }) => about))).toEqual(new Set(['machine', 'renter']));
    expect(reviews.some(({ reply }) => reply)).toBe(true);
    expect(reviews.every(({ created_at }) => created_at <= now)).toBe(true);
  });

  it('has a pending request of the renter that waits for the owner', async () => {
    const users = await database.manager.find(User);
    const [renter, owner] = ['renter@example.com', 'owner@example.com'].map((email) =>
      users.find((user) => user.email === email),
    );
    const shared = (await rentals(database)).filter(
      ({ request, status }) =>
        status === 'pending' && request.user_id === renter?.id && request.owner_id === owner?.id,
    );

    expect(shared.length).toBeGreaterThanOrEqual(1);
    expect(
      shared.every(({ request, status }) =>
        rentalNeedsAttention({ ...request, status }, { userId: request.owner_id, hasUnread: false }),
      ),
    ).toBe(true);
  });

  it('has a rental of the renter with the owner whose rent is unpaid', async () => {
    const payments = await database.manager.find(Payment);
    const unpaid = (await rentals(database)).filter(({ request, status }) => {
      const own = payments.filter(({ rental_request_id }) => rental_request_id === request.id);
      return unpaidRent({ ...request, status }, own, {
        zone: 'America/Chicago',
        machine_return: null,
        handover: null,
      });
    });

    expect(unpaid.map(({ status }) => status)).toEqual(['approved']);
  });

  it('has requests with time to answer, and a machine that the next renter waits for', async () => {
    const all = await rentals(database);
    const waiting = all.filter(({ status }) => status === 'pending');
    expect(waiting.length).toBeGreaterThanOrEqual(6);
    for (const { request } of waiting)
      expect(answerBy(request, 'UTC')?.getTime()).toBeGreaterThan(now.getTime());
    const late = all.filter(({ request, status }) => {
      const isOut = status === 'active' && request.end_date < '2026-11-20';
      return (
        isOut &&
        all.some((next) => next.status === 'approved' && next.request.machine_id === request.machine_id)
      );
    });
    expect(late).toHaveLength(1);
  });

  it('keeps the books: refunds add up, deposits follow the policy, days are taken once', async () => {
    const payments = await database.manager.find(Payment);
    const refunds = await database.manager.find(Refund);
    const intents = await database.manager.find(SimulatedObject);
    for (const payment of payments) {
      const back = refunds.filter((refund) => refund.payment_id === payment.id);
      const intent = intents.find(({ id }) => id === payment.stripe_payment_intent_id);
      expect(back.reduce((sum, refund) => sum + refund.amount, 0)).toBe(payment.refunded_amount);
      expect(intent?.body).toMatchObject({ amount: payment.amount, refunded: payment.refunded_amount });
    }
    for (const { request } of await rentals(database)) {
      expect(request.subtotal).toBe(request.rental_amount + request.delivery_amount);
      expect(request.deposit_amount).toBeGreaterThan(0);
      expect(request.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(request.subtotal);
    }
    const days = await database.manager.find(MachineDay);
    expect(new Set(days.map(({ machine_id, day }) => `${machine_id} ${day}`)).size).toBe(days.length);
  });

  it('has policies in force, a document of each kind, tickets open and resolved, one access request waiting', async () => {
    const { manager } = database;
    const [deposit] = await manager.find(DepositPolicy);
    const [cancellation] = await manager.find(CancellationPolicy);
    const documents = await manager.find(Document);
    const tickets = await manager.find(SupportTicket);
    const questions = await manager.find(MachineQuestion);
    const waiting = (await manager.find(StoreAccessRequest)).filter((r) => !r.approved_at && !r.declined_at);

    expect(deposit?.amount ?? deposit?.percent).toBeGreaterThan(0);
    const [first] = await manager.find(RentalRequest, { order: { created_at: 'ASC' }, take: 1 });
    for (const policy of [deposit, cancellation]) {
      expect(policy?.created_at.getTime()).toBeLessThan(first?.created_at.getTime() ?? 0);
      expect(policy?.updated_at).toEqual(documents[0]?.created_at);
    }
    expect(cancellation?.tiers[0]).toMatchObject({ hours_before_start: 720, deposit_percent: 100 });
    const kinds = documents.filter(({ published_at }) => published_at).map(({ kind }) => kind);
    const help = documents.filter(({ kind }) => kind === 'help');
    expect(new Set(help.map(({ content }) => helpParts(content).topic))).not.toContain('');
    const asked = 'tax insurance fuel hours refund deposit cancel delivery damage payout'.split(' ');
    expect([help.length, asked.filter((word) => foundHelp(help, word, 3).length === 0)]).toEqual([30, []]);
    expect(kinds.filter((kind) => kind !== 'help').sort()).toEqual([
      'insurance_disclaimer',
      'privacy_policy',
      'rental_agreement',
      'terms_and_conditions',
    ]);
    expect(new Set(tickets.map((ticket) => ticket.resolved_at !== null))).toEqual(new Set([true, false]));
    expect(new Set(tickets.map(({ priority }) => priority))).toEqual(new Set(['low', 'normal', 'high']));
    const assigned = tickets.filter(({ assignee_id }) => assignee_id !== null);
    expect(assigned).toMatchObject([{ subject: expect.any(String), rental_request_id: expect.any(Number) }]);
    expect(await manager.countBy(TicketNote, { support_ticket_id: assigned[0]?.id })).toBe(1);
    expect(await manager.count(SavedReply)).toBe(2);
    expect(questions.map(({ answered_at }) => answered_at !== null)).toEqual([true, false]);
    expect(waiting).toHaveLength(1);
  });

  it.each(['2027-01-01T00:10:00Z', '2028-02-29T23:50:00Z', '2027-03-14T09:59:00Z'])(
    'may start at any moment: %s',
    async (instant) => {
      const other = await seeded(new Date(instant));
      const statuses = (await rentals(other, new Date(instant))).map(({ status }) => status);
      await other.destroy();

      expect(new Set(statuses)).toEqual(new Set<RentalStatus>(RENTAL_STATUSES));
    },
  );
});

async function seeded(at: Date): Promise<DataSource> {
  const database = await sqliteSource(':memory:', tables).initialize();
  await database.runMigrations();
  await database.transaction((manager) =>
    seedDemo(manager, { now: at, payments: 'simulator', answerHours: 48 }),
  );
  return database;
}

async function rentals(database: DataSource, at = now) {
  const { manager } = database;
  const requests = await manager.find(RentalRequest);
  const zones = new Map((await manager.find(Machine)).map(({ id, time_zone }) => [id, time_zone ?? 'UTC']));
  const cancelled = new Set((await manager.find(Cancellation)).map((c) => c.rental_request_id));
  const returned = new Set((await manager.find(MachineReturn)).map((r) => r.rental_request_id));
  return requests.map((request) => {
    const parts = {
      cancellation: cancelled.has(request.id) || null,
      machine_return: returned.has(request.id) || null,
    };
    return {
      request,
      status: statusOf({ ...request, ...parts }, zones.get(request.machine_id) ?? 'UTC', at),
    };
  });
}

async function counts(database: DataSource): Promise<number[]> {
  const tables = database.entityMetadatas.map((entity) => entity.target);
  return Promise.all(tables.map((target) => database.manager.count(target)));
}
