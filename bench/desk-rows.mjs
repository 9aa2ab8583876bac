// The rows of the desk's benchmark beside those of the requests: what was written and seen, tickets, returns,
// questions, and what was booked.

const DAY = 86_400_000;
const DAYS = 700;
const PEOPLE = 2_000;
const ADMIN = 1;

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const stamps = (ms) => ({ created_at: instant(ms), updated_at: instant(ms) });
const renterOf = (id) => 1 + ((id * 7) % PEOPLE);
const ownerOf = (id) => 1 + ((1 + (id % 5_000)) % 400);

/**
 * One message of the renter's on each request, seen by its owner and the admin but for one in twenty. A ticket for each
 * tenth, which the admin answered but for one in fifty. A return for each second, of which one in a hundred is
 * contested. A question to the owner for each tenth, answered but for one in fifty.
 *
 * @param plan  `{ requests, now }`
 * @returns     for each request's id its rows by table
 */
export function deskRows({ requests, now }) {
  const at = (id) => now - ((requests - id) / requests) * DAYS * DAY - DAY;
  const is = (id, one) => id % one === 0;
  // Spread over all owners, whose requests are four hundred apart.
  const isUnseen = (id) => Math.floor(id / 400) % 20 === 0;

  return {
    support_tickets: (id) => (is(id, 10) ? [ticket(id / 10, id, at(id))] : []),
    messages: (id) => [
      message(id, 'App\\Models\\RentalRequest', id, renterOf(id), at(id)),
      ...(is(id, 10) ? [message(requests + id, 'support_ticket', id / 10, renterOf(id), at(id))] : []),
      ...(is(id, 10) && !is(id, 500)
        ? [message(2 * requests + id, 'support_ticket', id / 10, ADMIN, at(id) + 1)]
        : []),
    ],
    message_views: (id) => [
      ...(isUnseen(id) ? [] : [...new Set([ADMIN, ownerOf(id)])].map((reader) => view(id, reader, at(id)))),
      ...(is(id, 10) && !is(id, 500) ? [view(requests + id, ADMIN, at(id))] : []),
    ],
    machine_returns: (id) => (is(id, 2) ? [machineReturn(id, is(id, 200), at(id))] : []),
    machine_questions: (id) => (is(id, 10) ? [question(id / 10, id, is(id, 500), at(id))] : []),
    ledger_entries: (id) => [entry(id, at(id))],
    ledger_lines: (id) => lines(id, at(id)),
  };
}

const ticket = (id, request, ms) => ({
  id,
  user_id: renterOf(request),
  number: String(10_000_000 + id),
  message: 'The invoice names the wrong site.',
  resolved_at: id % 50 === 0 ? null : instant(ms),
  resolved_id: id % 50 === 0 ? null : ADMIN,
  answered_at: request % 500 === 0 ? null : instant(ms + 1),
  ...stamps(ms),
});

const message = (id, messageable_type, messageable_id, user_id, ms) => ({
  id,
  messageable_type,
  messageable_id,
  user_id,
  content: 'When can I pick it up?',
  ...stamps(ms),
});

const view = (message_id, user_id, ms) => ({ message_id, user_id, ...stamps(ms) });

const machineReturn = (id, isContested, ms) => ({
  rental_request_id: id,
  returned_at: instant(ms),
  condition: 'good',
  photo_ids: '[]',
  accepted_at: isContested ? null : instant(ms),
  contested_at: isContested ? instant(ms) : null,
  ...stamps(ms),
});

const question = (id, request, isOpen, ms) => ({
  id,
  user_id: renterOf(request),
  machine_id: 1 + (request % 5_000),
  owner_id: ownerOf(request),
  message: 'Does it come with a bucket?',
  answered_at: isOpen ? null : instant(ms),
  ...stamps(ms),
});

const entry = (id, ms) => ({
  id,
  kind: 'rental',
  entry_key: `payment-${id}`,
  rental_request_id: id,
  posted_at: instant(ms),
  ...stamps(ms),
});

const lines = (id, ms) =>
  [
    ['provider_balance', 1200],
    ['owner_payable', -1080],
    ['platform_fees', -120],
  ].map(([account, amount]) => ({
    entry_id: id,
    account,
    user_id: account === 'owner_payable' ? ownerOf(id) : null,
    rental_request_id: id,
    amount,
    posted_at: instant(ms),
    ...stamps(ms),
  }));
