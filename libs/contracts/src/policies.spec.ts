import type { Verdict } from '@laravel-wire/core';
import { machinePolicy, seesWholeMachine } from './catalog/machine.policy';
import { machineQuestionPolicy } from './questions/machine-question';
import { rentalRequestPolicy } from './rentals/rental-request.policy';
import { supportTicketPolicy } from './support/support-ticket';
import { adminPolicy, everybodyPolicy, ownRecordPolicy } from './users/policies';

const RENTER = { id: 1, admin: false, owner: false, role: null };
const OWNER = { id: 2, admin: false, owner: true, role: null };
const ADMIN = { id: 3, admin: true, owner: false, role: 'admin' as const };
const STRANGER = { id: 4, admin: false, owner: true, role: null };
const PEOPLE = { renter: RENTER, owner: OWNER, admin: ADMIN, stranger: STRANGER, guest: null };
type Person = (typeof PEOPLE)[keyof typeof PEOPLE];

const rental = { user_id: 1, machine: { user_id: 2 } };
const machine = { user_id: 2 };
const question = { user_id: 1, owner_id: 2 };
const ticket = { user_id: 1 };

const SILENT = undefined;

type Policy = [what: string, policy: (actor: Person) => Verdict, who: string, words?: string];

const OF_RENTALS: [act: Exclude<keyof typeof rentalRequestPolicy, 'create'>, who: string, words?: string][] =
  [
    ['view', 'renter owner admin'],
    ['cancel', 'renter owner admin'],
    ['viewReceipt', 'renter admin', 'Only the renter can see what was paid.'],
    ['update', 'renter', 'Only the renter may change this rental request.'],
    ['approve', 'owner', 'Only the owner of the machine can approve this request.'],
    ['decline', 'owner', 'Only the owner of the machine can decline this request.'],
    ['endUnpaid', 'owner', 'Only the owner of the machine can end an unpaid rental.'],
    ['handOverUnpaid', 'owner', 'Only the owner can hand over the machine.'],
    ['recordReturn', 'owner', 'Only the owner of the machine can record its return.'],
    ['acceptReturn', 'renter', 'Only the renter can answer the return.'],
    ['retry', 'renter', 'Only the renter can pay for this request.'],
    ['answerDispute', 'admin'],
    ['refundDeposit', 'admin'],
    ['close', 'admin'],
  ];

const POLICIES: Policy[] = [
  ...OF_RENTALS.map(([act, ...of]): Policy => [
    act,
    (actor) => rentalRequestPolicy[act](actor, rental),
    ...of,
  ]),
  [
    'ask for a machine',
    (actor) => rentalRequestPolicy.create(actor, machine),
    'renter admin stranger guest',
    'You can’t rent your own machine.',
  ],
  [
    'list machines',
    (actor) => machinePolicy.create(actor),
    'owner stranger',
    'Only users with listing access can list machines.',
  ],
  ['change a machine', (actor) => machinePolicy.update(actor, machine), 'owner admin'],
  ['view a machine', () => machinePolicy.view(), 'renter owner admin stranger guest'],
  ['change its parts', (actor) => machinePolicy.changeParts(actor, { parent: machine }), 'owner'],
  ['add a part', (actor) => machinePolicy.addPart(actor, machine), 'owner'],
  ['view a question', (actor) => machineQuestionPolicy.view(actor, question), 'renter owner admin'],
  ['view a ticket', (actor) => supportTicketPolicy.view(actor, ticket), 'renter admin'],
  ['reopen a ticket', (actor) => supportTicketPolicy.reopen(actor, ticket), 'renter admin'],
  ['change a ticket', (actor) => supportTicketPolicy.change(actor, ticket), 'renter'],
  [
    'resolve a ticket',
    (actor) => supportTicketPolicy.resolve(actor),
    'admin',
    'Only an admin can resolve a ticket.',
  ],
  ['manage', (actor) => adminPolicy.manage(actor), 'admin'],
  ['view a record of their own', (actor) => ownRecordPolicy.view(actor, ticket), 'renter admin'],
  ['change one', (actor) => ownRecordPolicy.change(actor, ticket), 'renter'],
  ['read what is public', () => everybodyPolicy.view(), 'renter owner admin stranger guest'],
];

it.each(POLICIES)('who may %s', (_what, policy, who, words = SILENT) => {
  const verdicts = Object.entries(PEOPLE).map(([name, actor]) => [name, policy(actor)] as const);
  expect(verdicts.filter(([, { allowed }]) => allowed).map(([name]) => name)).toEqual(who.split(' '));
  const refusals = verdicts.flatMap(([, verdict]) => (verdict.allowed ? [] : [verdict.message]));
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? [words] : []));
});

it('asks nobody about their own machine', () => {
  expect(machineQuestionPolicy.create(RENTER, machine)).toEqual({ allowed: true });
  const message = 'You can’t ask about your own machine.';
  expect(machineQuestionPolicy.create(OWNER, machine)).toEqual({ allowed: false, message });
});

it('tells an admin without the second factor what is missing, and nobody else', () => {
  const message = 'Admins need two-factor sign-in here. Set it up on the admin site first.';
  const [halfAdmin, renter] = [{ ...RENTER, lacksSecondFactor: true }, RENTER];
  expect(adminPolicy.manage(halfAdmin)).toEqual({ allowed: false, message });
  expect(adminPolicy.manage(renter)).toEqual({ allowed: false });
});

it('shows the whole machine to its owner and to admins', () => {
  const seeing = Object.entries(PEOPLE).filter(([, actor]) => seesWholeMachine(actor, machine));
  expect(seeing.map(([name]) => name)).toEqual(['owner', 'admin']);
});
