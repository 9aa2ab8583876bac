import type { FleetMachineRecord, FleetSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { Box, Grid, Hint, IconButton, Row, Text, Unbroken } from '@yard/ui';
import { type PointerEvent, useState } from 'react';
import { Link } from 'react-router';
import { MachineState } from '../my-machines/machine-state';
import { FleetBar } from './fleet-bar';
import { columnsOf, type Days, freeDays } from './shown-days';
import styles from './fleet.module.css';

type FleetRowProps = {
  machine: FleetMachineRecord;
  shown: { from: string; count: number };
  /** Called with the days that were marked, or null. */
  onKeepBack: (days: Days | null) => void;
};

export function FleetRow({ machine, shown, onKeepBack }: FleetRowProps) {
  return (
    <Grid as="li" lead={280} gap={2} across={4} pad={4} padY={3}>
      <Row gap={2} align="start" justify="between">
        <Box shrinks>
          <Text as="h2" size={16} breaks className={styles.subject}>
            <Link to={`/my-machines/${machine.id}`}>
              <Unbroken text={machine.subject} />
            </Link>
          </Text>
          <Hint>
            Rented {machine.rented_days} of {shown.count} days
          </Hint>
          {machine.published_at === null && <MachineState machine={machine} />}
        </Box>
        <IconButton
          small
          icon="plus"
          label={`Block days: ${machine.subject}`}
          onPress={() => onKeepBack(null)}
        />
      </Row>
      <Track machine={machine} shown={shown} onKeepBack={onKeepBack} />
    </Grid>
  );
}

function Track({ machine, shown, onKeepBack }: FleetRowProps) {
  const { marked, track } = useMarkedDays(shown, machine.spans, onKeepBack);
  const days = { from: shown.from, to: addDays(shown.from, shown.count - 1) };
  const place = marked && columnsOf(marked, days);
  return (
    <div className={styles.track} role="group" aria-label={`Days of ${machine.subject}`} {...track}>
      {machine.spans.map((span) => (
        <FleetBar
          key={`${span.reason} ${span.rental_request_id ?? span.blackout_id} ${span.from}`}
          machineId={machine.id}
          span={span}
          shown={days}
        />
      ))}
      {place && (
        <span
          className={styles.marked}
          data-drawn
          style={{ gridColumn: `${place.start} / ${place.end}` }}
          aria-hidden
        />
      )}
    </div>
  );
}

/** Marks free days by a drag or a tap. @param onMarked  called with the days when the pointer is released */
function useMarkedDays(
  shown: { from: string; count: number },
  spans: readonly FleetSpan[],
  onMarked: (days: Days) => void,
) {
  const [drag, setDrag] = useState<{ pressed: string; reached: string } | null>(null);
  const marked = drag && freeDays(drag.pressed, drag.reached, spans);
  const dayAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * shown.count);
    return addDays(shown.from, Math.min(Math.max(index, 0), shown.count - 1));
  };
  const track = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Links and buttons of the track have presses of their own.
      if (event.button !== 0 || event.target !== event.currentTarget) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ pressed: dayAt(event), reached: dayAt(event) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, reached: dayAt(event) });
    },
    onPointerUp: () => {
      if (marked) onMarked(marked);
      setDrag(null);
    },
    // A finger that scrolls the page.
    onPointerCancel: () => setDrag(null),
  };
  return { marked, track };
}
