import { Moves } from '@kit/server/store/moves';

const OPEN = ['waiting_for_us', 'waiting_for_user'] as const;

/** Every move of a ticket by a person; who spoke last on it is read from its messages. */
export const ticketMoves = new Moves({
  change: {
    from: { author: OPEN, admin: OPEN },
    refusal: 'This ticket is resolved; reopen it first.',
    to: null,
  },
  resolve: { from: { admin: OPEN }, refusal: 'This ticket is already resolved.', to: 'resolved' },
  reopen: {
    from: { author: ['resolved'], admin: ['resolved'] },
    refusal: 'This ticket is open; only a resolved ticket can be reopened.',
    to: 'waiting_for_us',
  },
});
