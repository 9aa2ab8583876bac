import type { MachineRecord } from '@yard/contracts';
import { Box, type DayRange, Grid } from '@yard/ui';
import { MachineCard, type MachineCardProps } from './machine-card';
import styles from './machine-card.module.css';

type Props<M> = Pick<MachineCardProps, 'level' | 'needed'> & {
  machines: readonly M[];
  label?: string;
  busy?: boolean;
  days?: (machine: M) => DayRange;
  note?: (machine: M) => string | null;
};

export function MachineCards<M extends MachineRecord>({
  machines,
  label,
  busy,
  days,
  note,
  ...card
}: Props<M>) {
  return (
    <Box as="ul" bare className={styles.cards} aria-label={label} aria-busy={busy}>
      {machines.map((machine) => (
        <Grid as="li" key={machine.id} data-machine={machine.id}>
          <MachineCard machine={machine} days={days?.(machine)} note={note?.(machine)} {...card} />
        </Grid>
      ))}
    </Box>
  );
}
