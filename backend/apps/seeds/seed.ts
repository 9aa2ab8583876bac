import { type DataSource, IsNull } from 'typeorm';
import type { Clock } from '@kit/server/base/clock/clock';
import type { Environment } from '../../src/config/environment';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { catchUp, postMissing } from '../../src/ledger/posting/catch-up';
import { LedgerPosting } from '../../src/ledger/posting/ledger-posting';
import { seedDemo } from './demo';
import { seedReference } from './reference';
import { RentalEnding } from '../../src/ledger/posting/rental-ending.entity';
import { PayoutAccount } from '../../src/ledger/payouts/payout-account.entity';
import { Payout } from '../../src/ledger/payouts/payout.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { write } from './demo-data';

const PAID_AFTER_MS = 20_000;

/** The demo's ledger, and what its owners were paid for the rentals that are over. Only for a demo just written. */
async function seedPayouts(tx: Transaction, books: LedgerPosting): Promise<void> {
  const requests = await tx.manager.find(RentalRequest, { select: { id: true }, order: { id: 'ASC' } });
  await catchUp(
    tx,
    books,
    requests.map(({ id }) => id),
  );
  const endings = await tx.manager.find(RentalEnding, {
    where: { settled_at: IsNull() },
    order: { id: 'ASC' },
  });
  for (const ending of endings) {
    const due = (await books.due(tx.manager, [ending.rental_request_id])).get(ending.rental_request_id) ?? 0;
    if (due > 0) await writePayout(tx, ending, { due, books });
    await tx.update(ending, { settled_at: tx.now, looked_at: tx.now });
  }
}

async function writePayout(
  tx: Transaction,
  { owner_id, rental_request_id, ended_at }: RentalEnding,
  { due, books }: { due: MinorUnits; books: LedgerPosting },
): Promise<void> {
  const isReady = await tx.manager.existsBy(PayoutAccount, { user_id: owner_id });
  const at = new Date(Math.min(ended_at.getTime() + PAID_AFTER_MS, tx.now.getTime()));
  const row = {
    ...{ user_id: owner_id, rental_request_id, sequence: 1, attempt: 1, amount: due, currency: CURRENCY },
    status: isReady ? ('paid' as const) : ('waiting_for_account' as const),
    stripe_transfer_id: isReady ? `tr_demo_${rental_request_id}` : null,
    idempotency_key: isReady ? `rr-${rental_request_id}-payout-1-1` : null,
    attempted_at: isReady ? at : null,
    paid_at: isReady ? at : null,
  };
  await write(tx.manager, Payout, row, at);
  await books.post(tx, rental_request_id);
}

/** Types, postal codes and documents always; the demo world where it is requested. Safe to repeat. */
export async function seed(dataSource: DataSource, environment: Environment, clock: Clock): Promise<void> {
  const unitOfWork = new UnitOfWork(dataSource, clock);
  const { demo, payments, answerHours, platformFeePercent, timeZone } = environment;
  await unitOfWork.run(async (tx) => {
    if (!demo) return seedReference(tx.manager, tx.now);
    const isNew = await seedDemo(tx.manager, { now: tx.now, payments, answerHours });
    if (isNew) await seedPayouts(tx, new LedgerPosting(environment));
  });
  await postMissing(dataSource, { platformFeePercent, timeZone, clock });
}
