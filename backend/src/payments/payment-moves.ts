import { Moves } from '@kit/server/store/moves';
import { COLLECTED_STATUSES, FAILED_STATUSES, UNDER_WAY_STATUSES } from '@yard/contracts';

const ASKED = { provider: UNDER_WAY_STATUSES } as const;
const BACK = { refund: COLLECTED_STATUSES } as const;

/** Every step of a payment. None leads from one that was waived. */
export const paymentMoves = new Moves({
  /** A failed one, too: the renter may hold the intent's secret still. */
  succeed: { from: { provider: [...UNDER_WAY_STATUSES, ...FAILED_STATUSES] }, to: 'succeeded' },
  fail: { from: ASKED, to: 'failed' },
  process: { from: ASKED, to: 'processing' },
  askRenter: { from: ASKED, to: 'requires_action' },
  giveBack: { from: BACK, to: 'refunded' },
  giveBackPart: { from: BACK, to: 'partially_refunded' },
  /** A bank could not book the refund. */
  takeAgain: { from: BACK, to: 'succeeded' },
});

/** True when the provider may move a payment so. */
export function isProviderStep(from: string, to: string): boolean {
  const moves = Object.entries(paymentMoves.rows) as [keyof typeof paymentMoves.rows, { to: string }][];
  return (
    from !== to && moves.some(([move, row]) => row.to === to && paymentMoves.can(move, 'provider', from))
  );
}
