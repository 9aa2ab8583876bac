import { type RentalSpan, spanWords } from '@yard/contracts';
import { escapeHtml } from '@yard/contracts/placeholders';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import { createHash } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { Machine } from '../../../catalog/machines/machine.entity';
import type { RentalChange } from '../../records/rental-change.entity';
import type { RentalRequest } from '../../records/rental-request.entity';

/** An accepted change's addition to the rental agreement: safe HTML, and its hash. */
export async function addendumOf(
  manager: EntityManager,
  request: Pick<RentalRequest, 'id'>,
  change: Pick<RentalChange, 'from' | 'to' | 'subtotal' | 'difference'>,
) {
  const { from, to } = change;
  const machines = await manager.find(Machine, {
    where: { id: In([from.machine_id, to.machine_id]) },
    withDeleted: true,
  });
  const named = (span: RentalSpan) => {
    const subject = machines.find(({ id }) => id === span.machine_id)?.subject ?? '';
    return escapeHtml(`${subject}, ${spanWords(span)}`);
  };
  const addendum = `<h2>Addendum to the rental agreement of rental ${request.id}</h2>
<p>Owner and renter agree to change the rental. All else of the rental agreement stays.</p>
<ul>
<li>Before: ${named(from)}</li>
<li>From now on: ${named(to)}</li>
<li>Rental and delivery: ${amount(change.subtotal)} (before: ${amount(change.subtotal - change.difference)})</li>
</ul>`;
  return { addendum, addendum_sha256: createHash('sha256').update(addendum).digest('hex') };
}

const amount = (minor: MinorUnits) => formatMoney(wireMoney(minor), CURRENCY, { exact: true });
