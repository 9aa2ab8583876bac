import type { BatchName } from '@yard/contracts';
import { api } from '../api';
import { make } from '../make';
import { AGREED } from '../rental-scene';

type User = { id: number };
type Loaded = Record<string, unknown> & { id: number };
type Moves = (first: unknown, ...rest: unknown[]) => Promise<unknown>;

interface Repositories {
  getRepository(name: string): { findOneOrFail(options: object): Promise<Loaded> };
}

/** The services below the front door: who may call them is the permission matrix's business, not a history's. */
function services() {
  const of = (file: string, name: string) => api.provider<Record<string, Moves>>(`src/rentals/${file}`, name);
  const call = (service: Record<string, Moves>, method: string, ...input: [unknown, ...unknown[]]) => {
    const move = service[method];
    if (!move) throw new Error(`there is no ${method}`);
    return move.apply(service, input);
  };
  return {
    call,
    bills: of('moves/bills/bill-rental', 'BillRental'),
    billAnswers: of('moves/bills/bill-answers.service', 'BillAnswersService'),
    billAgreements: of('moves/bills/bill-agreements.service', 'BillAgreementsService'),
    unansweredBills: of('batches/unanswered-bills', 'UnansweredBills'),
    approvals: of('moves/approve', 'Approve'),
    cancellations: of('moves/cancel', 'Cancel'),
    changes: of('moves/changes.service', 'ChangesService'),
    changeOffers: of('moves/changes/offer-change', 'OfferChange'),
    changeAnswers: of('moves/changes/answer-change', 'AnswerChange'),
    closings: of('moves/close', 'Close'),
    creations: of('moves/creations.service', 'CreationsService'),
    declines: of('moves/decline', 'Decline'),
    deposits: of('money/proposed/proposed-refunds.service', 'ProposedRefundsService'),
    handovers: of('moves/handovers/hand-over', 'HandOver'),
    returns: of('moves/returns/return-machine', 'ReturnMachine'),
    retries: of('money/retry-payment', 'RetryPayment'),
    unanswered: of('batches/unanswered-requests', 'UnansweredRequests'),
    withdrawals: of('moves/withdraw', 'Withdraw'),
  };
}

export type ChangeAnswer = 'accept' | 'decline' | 'withdraw';

export async function makeCast() {
  await make.documents();
  const people = [await make.owner(), await make.admin()] as const;
  const renters: { user: Loaded; address: number }[] = [];
  const dataSource = api.dataSource as unknown as Repositories;
  const load = (name: string, id: number) =>
    dataSource.getRepository(name).findOneOrFail({ where: { id }, withDeleted: true });
  for (let index = 0; index < 3; index += 1) {
    const user = await make.user();
    renters.push({ user: await load('User', user.id), address: (await make.address(user)).id });
  }
  const [owner, admin] = [await load('User', people[0].id), await load('User', people[1].id)];
  const yard = await make.address(people[0]);
  const type = await make.machineType();
  return { owner, admin, renters, load, yard: yard.id, type: type.id, ...verbs(owner, admin, load) };
}
export type Cast = Awaited<ReturnType<typeof makeCast>>;

/** Each resolves when the product agreed, and rejects with its refusal. */
function verbs(owner: Loaded, admin: Loaded, load: (name: string, id: number) => Promise<Loaded>) {
  const { call, ...to } = services();
  type Work = { run<T>(work: (tx: unknown) => Promise<T>): Promise<T> };
  type Batches = {
    apply(tx: unknown, name: string, ids: number[], dry: boolean): Promise<{ outcome: string }[]>;
  };
  const unitOfWork = api.provider<Work>('@kit/server/store/unit-of-work', 'UnitOfWork');
  const batches = api.provider<Batches>('src/rentals/batches/rental-batches', 'RentalBatches');
  const blackouts = api.provider<Record<string, Moves>>(
    'src/catalog/calendar/blackouts.controller',
    'BlackoutsController',
  );
  const fields = (name: string) => name;
  return {
    create: (renter: User, input: object) =>
      call(
        to.creations,
        'create',
        renter,
        [{ delivery_enabled: false, ...input, ...AGREED }],
        fields,
      ) as Promise<number[]>,
    approve: (id: number) => call(to.approvals, 'approve', owner, id, { message: 'Yours.' }),
    decline: (id: number) => call(to.declines, 'decline', owner, id, { message: 'No.' }),
    withdraw: (renter: User, id: number) => call(to.withdrawals, 'remove', renter, id),
    cancel: (actor: User, id: number) => call(to.cancellations, 'cancel', actor, id, { reason: 'Rain' }),
    move: async (renter: User, id: number, input: object) =>
      call(to.changes, 'update', renter, await load('RentalRequest', id), { ...input, ...AGREED }),
    offerChange: (actor: User, id: number, input: object) => call(to.changeOffers, 'offer', actor, id, input),
    answerChange: async (
      actor: User,
      change: { id: number; rental_request_id: number },
      action: ChangeAnswer,
    ) => {
      const parent = await load('RentalRequest', change.rental_request_id);
      const found = { parent, part: await load('RentalChange', change.id) };
      return call(to.changeAnswers, action, actor, found, {});
    },
    writeHandover: (actor: User, id: number, input: object) => call(to.handovers, 'record', actor, id, input),
    changeHandover: (actor: User, id: number, input: object) =>
      call(to.handovers, 'change', actor, id, input),
    signHandover: (actor: User, id: number, input: object) => call(to.handovers, 'sign', actor, id, input),
    bringBack: (id: number, input: object) => call(to.returns, 'record', owner, id, input),
    accept: (renter: User, id: number) => call(to.returns, 'accept', renter, id, {}),
    contest: (renter: User, id: number) => call(to.returns, 'contest', renter, id, 'No.'),
    close: (id: number, input: object) => call(to.closings, 'close', admin, id, input),
    refundDeposit: (id: number, input: object) => call(to.deposits, 'refund', admin, id, input),
    retry: async (renter: User, id: number, paymentId: number, input: object) => {
      const found = { parent: await load('RentalRequest', id), part: await load('Payment', paymentId) };
      return call(to.retries, 'retry', renter, found, input);
    },
    blackOut: async (machineId: number, span: object) => {
      const made = await call(blackouts, 'store', owner, await load('Machine', machineId), span);
      return (made as Loaded).id;
    },
    makeBill: (id: number, input: object) => call(to.bills, 'make', owner, id, input),
    acceptBill: (renter: User, id: number) => call(to.billAnswers, 'accept', renter, id, {}),
    contestBill: (renter: User, id: number) => call(to.billAnswers, 'contest', renter, id, { reason: 'No.' }),
    offerOnBill: (actor: User, id: number, input: object) =>
      call(to.billAgreements, 'offer', actor, id, input),
    agreeOnBill: (actor: User, id: number) => call(to.billAgreements, 'acceptOffer', actor, id, {}),
    decideBill: (id: number, lines: object[]) =>
      call(to.billAgreements, 'decide', admin, id, { lines, reason: 'So.' }),
    answerBills: () => call(to.unansweredBills, 'answerAll', undefined),
    endUnanswered: () => call(to.unanswered, 'cancelAll', undefined),
    take: async (name: BatchName, id: number) => {
      const [outcome] = await unitOfWork.run((tx) => batches.apply(tx, name, [id], false));
      return outcome;
    },
  };
}
