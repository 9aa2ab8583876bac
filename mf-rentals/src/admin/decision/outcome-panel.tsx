import type { RentalRequestRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Hint, type PriceLine, PriceLines } from '@yard/ui';
import styles from './decision.module.css';
import type { Outcome } from '../../words/outcome-of';

export type OutcomePanelProps = { request: RentalRequestRecord; outcome: Outcome | null };

export function OutcomePanel({ request, outcome }: OutcomePanelProps) {
  return (
    <div role="status" aria-label="What each side gets">
      {outcome ? (
        <Shares request={request} outcome={outcome} />
      ) : (
        <Hint>Enter an amount to see who gets what.</Hint>
      )}
    </div>
  );
}

function Shares({ request, outcome }: { request: RentalRequestRecord; outcome: Outcome }) {
  const { currency } = useSettings();
  const owner = request.machine.user_name;
  const renter = request.user.name;
  const lines = [
    { label: `To ${owner} from the deposit`, amount: outcome.retained },
    { label: `To ${owner}, charged to ${renter}’s card`, amount: outcome.charged },
    { label: `Back to ${renter}, of the deposit`, amount: outcome.depositBack },
    { label: `Back to ${renter}, of the rent`, amount: outcome.rentBack },
  ];
  const shown = lines.filter(({ amount }, index) => amount > 0 || index === 0 || index === 2);
  return (
    <>
      <DepositBar {...outcome} />
      <PriceLines lines={shown satisfies PriceLine[]} currency={currency} />
    </>
  );
}

function DepositBar({ retained, depositBack }: Outcome) {
  if (retained + depositBack === 0) return null;
  return (
    <div className={styles.bar} data-drawn aria-hidden="true">
      <span style={{ flexGrow: retained }} />
      <span style={{ flexGrow: depositBack }} />
    </div>
  );
}
