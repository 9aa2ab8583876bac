import { allow, deny } from '@laravel-wire/core';
import type { Actor } from '../record';

/** The two people of a request: the renter, and the owner of the machine. */
export interface Parties {
  user_id: number;
  machine: { user_id: number };
}

const isRenter = (actor: Actor | null, request: Parties) => actor?.id === request.user_id;
const isOwner = (actor: Actor | null, request: Parties) => actor?.id === request.machine.user_id;

export const rentalRequestPolicy = {
  view: (actor: Actor | null, request: Parties) =>
    isRenter(actor, request) || isOwner(actor, request) || actor?.admin ? allow() : deny(),
  create: (actor: Actor | null, machine: { user_id: number }) =>
    actor?.id === machine.user_id ? deny('You cannot rent your own machine.') : allow(),
  viewReceipt: (actor: Actor | null, request: Parties) =>
    isRenter(actor, request) || actor?.admin ? allow() : deny('Only the renter can see what was paid.'),
  update: (actor: Actor | null, request: Parties) =>
    isRenter(actor, request) ? allow() : deny('Only the renter may change this rental request.'),
  approve: (actor: Actor | null, request: Parties) =>
    isOwner(actor, request) ? allow() : deny('Only the owner of the machine can approve this request.'),
  decline: (actor: Actor | null, request: Parties) =>
    isOwner(actor, request) ? allow() : deny('Only the owner of the machine can decline this request.'),
  cancel: (actor: Actor | null, request: Parties) => rentalRequestPolicy.view(actor, request),
  endUnpaid: (actor: Actor | null, request: Parties) =>
    isOwner(actor, request) ? allow() : deny('Only the owner of the machine can end an unpaid rental.'),
  handOverUnpaid: (actor: Actor | null, request: Parties) =>
    isOwner(actor, request) ? allow() : deny('Only the owner of the machine can hand it over.'),
  answerDispute: (actor: Actor | null) => (actor?.admin ? allow() : deny()),
  /** To charge the renter's card once more, or to ask for another one. */
  collect: (actor: Actor | null) => (actor?.admin ? allow() : deny()),
  refundDeposit: (actor: Actor | null) => (actor?.admin ? allow() : deny()),
  recordReturn: (actor: Actor | null, request: Parties) =>
    isOwner(actor, request) ? allow() : deny('Only the owner of the machine can record its return.'),
  answerReturn: (actor: Actor | null, request: Parties) =>
    isRenter(actor, request) ? allow() : deny('Only the renter can answer to the return.'),
  close: (actor: Actor | null) => (actor?.admin ? allow() : deny()),
  pay: (actor: Actor | null, request: Parties) =>
    isRenter(actor, request) ? allow() : deny('Only the renter can pay for this request.'),
};
