import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Row } from '@yard/ui';

export interface ProposalsProps {
  what: string;
  claimed: number;
  offered?: number;
  onChoose: (amount: number) => void;
}

export function Proposals({ what, claimed, offered, onChoose }: ProposalsProps) {
  const { currency } = useSettings();
  return (
    <Row gap={2} wrap role="group" aria-label={`Proposals for ${what}`}>
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
    </Row>
  );
}
