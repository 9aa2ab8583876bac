import { addDays, formatDays } from '@yard/dates';
import { Button, ButtonGroup, Row, Text } from '@yard/ui';

type FleetStepsProps = { from: string; count: number; today: string; onFrom: (day: string) => void };

export function FleetSteps({ from, count, today, onFrom }: FleetStepsProps) {
  return (
    <Row gap={3} align="center" justify="between" wrap>
      <Text role="status" size={18} weight={650}>
        {formatDays(from, addDays(from, count - 1), 'short')}
      </Text>
      <ButtonGroup>
        <Button small icon="chevron-left" onPress={() => onFrom(addDays(from, -count))}>
          Earlier
        </Button>
        <Button small disabled={from === today} onPress={() => onFrom(today)}>
          Today
        </Button>
        <Button small iconEnd="chevron-right" onPress={() => onFrom(addDays(from, count))}>
          Later
        </Button>
      </ButtonGroup>
    </Row>
  );
}
