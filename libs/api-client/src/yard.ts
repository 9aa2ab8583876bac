import { createWire, type Wire, type WireOptions } from '@laravel-wire/client';
import {
  type MachineQuestionFilters,
  type MachineQuestionInput,
  type MachineQuestionRecord,
  machineQuestionType,
} from '@yard/contracts';
import { account, addresses, notifications, paymentMethods, sessions } from './account';
import { auditEvents, batches, mails, storeAccessRequests, users } from './administration';
import { cancellationPolicy, depositPolicy, documents } from './agreements';
import { machines, media } from './catalog';
import { ledger, payments, payouts, statements } from './money';
import { rentalRequests } from './rentals';
import { plainResources } from './resources';
import { reviews } from './reviews';
import { favourites, savedSearches } from './saved';
import { supportTickets } from './support';
import { messagesOf } from './messages';
import type { Creatable, Readable } from './records';

/** The marketplace as one user's browser sees it: a property for each kind of record, and the session's calls. */
export type Yard = ReturnType<typeof createYard>;

/** All calls reject with a WireError; `wire` has the realtime channels and calls by path. */
export function createYard(options: WireOptions = {}) {
  const wire = createWire(options);
  return {
    ...account(wire),
    ...plainResources(wire),
    wire,
    addresses: addresses(wire),
    auditEvents: auditEvents(wire),
    batches: batches(wire),
    cancellationPolicy: cancellationPolicy(wire),
    depositPolicy: depositPolicy(wire),
    documents: documents(wire),
    favourites: favourites(wire),
    ledger: ledger(wire),
    machineQuestions: machineQuestions(wire),
    machines: machines(wire),
    mails: mails(wire),
    media: media(wire),
    notifications: notifications(wire),
    paymentMethods: paymentMethods(wire),
    payments: payments(wire),
    payouts: payouts(wire),
    rentalRequests: rentalRequests(wire),
    reviews: reviews(wire),
    savedSearches: savedSearches(wire),
    sessions: sessions(wire),
    statements: statements(wire),
    storeAccessRequests: storeAccessRequests(wire),
    supportTickets: supportTickets(wire),
    users: users(wire),
  };
}

function machineQuestions(wire: Wire) {
  const all = wire.resource(machineQuestionType);
  const records: Readable<MachineQuestionRecord, MachineQuestionFilters> &
    Creatable<MachineQuestionRecord, MachineQuestionInput> = all;
  return { ...records, messages: (id: number) => messagesOf(wire, machineQuestionType, id) };
}
