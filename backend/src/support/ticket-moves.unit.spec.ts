import { TICKET_STATES } from '@yard/contracts';
import { stepsOf } from '../../test/steps-of';
import { SupportTicket } from './support-ticket.entity';
import { ticketMoves } from './ticket-moves';

const AT = new Date('2026-11-28T10:00:00Z');
const STAMPS = {
  waiting_for_us: { resolved_at: null, answered_at: null },
  waiting_for_user: { resolved_at: null, answered_at: AT },
  resolved: { resolved_at: AT },
};

it('is resolved, and waits for the admins again once it is reopened', () => {
  const none = { resolved_at: null, answered_at: null };
  const steps = stepsOf(STAMPS, (state) => Object.assign(new SupportTicket(), none, state));

  expect(steps).toEqual([
    'waiting_for_us → resolved',
    'waiting_for_user → resolved',
    'resolved → waiting_for_us',
  ]);
});

it('is resolved by admins alone, and changed by nobody while it is', () => {
  for (const state of TICKET_STATES) {
    expect(ticketMoves.can('resolve', 'author', state)).toBe(false);
    expect(ticketMoves.can('change', 'author', state)).toBe(state !== 'resolved');
  }
});
