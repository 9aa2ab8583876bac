import { Banner, Button, ButtonGroup, LinkButton, Stack } from '@yard/ui';
import { spanWords } from '../words/time-words';
import type { FreeSpan } from './refused-days';

export interface TakenDaysProps {
  message: string;
  free: readonly FreeSpan[];
  onChoose: (span: FreeSpan) => void;
}

/** Why these days cannot be requested: offers the nearest free ones, or leads to the request that stands already. */
export function TakenDays({ message, free, onChoose }: TakenDaysProps) {
  return (
    <Banner
      tone="bad"
      title={message}
      action={free.length === 0 && <LinkButton to="/rentals">Your rentals</LinkButton>}
    >
      {free.length > 0 && (
        <Stack gap={3} above={2}>
          <p>Nothing else of your request is lost. The nearest free days:</p>
          <ButtonGroup>
            {free.map((span) => (
              <Button key={span.from} icon="calendar" onPress={() => onChoose(span)}>
                {spanWords({ start_date: span.from, end_date: span.to })}
              </Button>
            ))}
          </ButtonGroup>
        </Stack>
      )}
    </Banner>
  );
}
