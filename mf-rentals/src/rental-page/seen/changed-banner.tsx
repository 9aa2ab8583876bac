import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Banner } from '@yard/ui';

/** Says in a dialog what others made of its rental since it was opened: nothing is decided over that. */
export function ChangedBanner({
  seen,
  request,
}: {
  seen: RentalRequestRecord;
  request: RentalRequestRecord;
}) {
  const { currency } = useSettings();
  if (seen.updated_at === request.updated_at) return null;
  const money = (amount: number | null | undefined) => formatMoney(amount ?? 0, currency, { exact: true });
  const [before, now] = [seen.machine_return, request.machine_return];
  const owner = request.machine.user_name;
  const isDamage = (before?.damage_amount ?? 0) !== (now?.damage_amount ?? 0);
  const { decision } = request;
  const isDecided = decision !== null && seen.decision === null;
  return (
    <Banner tone="warn" title="This rental changed while you read">
      {isDecided
        ? `${decision.user_name ?? 'Yard'} decided that ${money(decision.amount)} is kept for damage. `
        : ''}
      {isDamage
        ? `${owner} changed the damage from ${money(before?.damage_amount)} to ${money(now?.damage_amount)}. `
        : ''}
      Close this and look at it again.
    </Banner>
  );
}
