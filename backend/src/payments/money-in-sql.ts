import { COLLECTED_STATUSES, INQUIRY, WON_DISPUTES } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';

// Rules of payments of @yard/contracts in SQL: a spec holds them to each other on rows of every status.

/** `wasCollected`, of a column of statuses. */
export const collected = (status: string) => `${status} ${inWords(COLLECTED_STATUSES)}`;

/** The amount a bank holds of a payment `p`: the disputed one where `isMoneyDisputed`, else 0. */
export const DISPUTED = `(CASE WHEN p.dispute_status IS NULL OR p.dispute_status ${inWords(WON_DISPUTES)}
  OR p.dispute_status LIKE '${INQUIRY.replace('_', '!_')}%' ESCAPE '!' THEN 0 ELSE COALESCE(p.dispute_amount, 0) END)`;
