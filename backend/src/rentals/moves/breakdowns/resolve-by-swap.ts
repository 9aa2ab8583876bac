import type { Transaction } from '@kit/server/store/unit-of-work';
import { IsNull } from 'typeorm';
import { Breakdown } from '../../records/breakdown.entity';

/** The machine that is down is not the rental's any more. */
export async function resolveBySwap(tx: Transaction, rental_request_id: number): Promise<void> {
  const open = await tx.manager.findOneBy(Breakdown, { rental_request_id, up_at: IsNull() });
  if (open) {
    await tx.update(open, {
      up_at: tx.now,
      resolved_at: tx.now,
      resolution: 'Another machine came instead.',
    });
  }
}
