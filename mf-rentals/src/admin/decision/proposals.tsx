import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button } from '@yard/ui';
import styles from './decision.module.css';

export interface ProposalsProps {
  what: string;
  claimed: number;
  /** What a side offered to agree on. */
  offered?: number;
  onChoose: (amount: number) => void;
}

/** What one press decides on. */
export function Proposals({ what, claimed, offered, onChoose }: ProposalsProps) {
  const { currency } = useSettings();
  return (
    <div className={styles.proposals} role="group" aria-label={`Proposals for ${what}`}>
      {claimed !== 0 && (
        <Button small onPress={() => onChoose(claimed)}>
          As claimed
        </Button>
      )}
      {offered !== undefined && (
        <Button small onPress={() => onChoose(offered)}>
          As offered: {formatMoney(offered, currency, { exact: true })}
        </Button>
      )}
      <Button small onPress={() => onChoose(0)}>
        Nothing
      </Button>
    </div>
  );
}
