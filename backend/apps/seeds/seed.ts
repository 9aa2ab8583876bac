import type { DataSource } from 'typeorm';
import type { Clock } from '@kit/server/base/clock/clock';
import type { Environment } from '../../src/config/environment';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { postMissing } from '../../src/ledger/posting/catch-up';
import { LedgerPosting } from '../../src/ledger/posting/ledger-posting';
import { seedDemo } from './demo';
import { seedPayouts } from './demo-payouts';
import { seedReference } from './reference';

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
