import { Banner, Button, ButtonGroup } from '@yard/ui';
import { spanWords } from '../words/time-words';
import type { FreeSpan } from './refused-days';
import styles from './request.module.css';

export interface TakenDaysProps {
  message: string;
  free: readonly FreeSpan[];
  onChoose: (span: FreeSpan) => void;
}

/** Days that somebody else has: says so, and offers the nearest that are free. */
export function TakenDays({ message, free, onChoose }: TakenDaysProps) {
  return (
    <Banner tone="bad" title={message}>
      {free.length > 0 && (
        <div className={styles.free}>
          <p>Nothing else of your request is lost. The nearest free days:</p>
          <ButtonGroup>
            {free.map((span) => (
              <Button key={span.from} icon="calendar" onPress={() => onChoose(span)}>
                {spanWords({ start_date: span.from, end_date: span.to })}
              </Button>
            ))}
          </ButtonGroup>
        </div>
      )}
    </Banner>
  );
}
