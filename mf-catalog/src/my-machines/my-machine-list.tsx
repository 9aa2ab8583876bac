import { formatMoney } from '@kit/money';
import { type MachineRecord, missingForPublishing, placeWords, rentalRequestType } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Box, cx, Grid, Hint, Indicator, Rating, Row, Stack, StatusBadge, Text, Unbroken } from '@yard/ui';
import { useWholeList } from '@yard/data/whole-lists';
import { Link } from 'react-router';
import { MachinePicture } from '../machines/machine-picture';
import { countWords } from '../machines/machine-words';
import type { MachineNow } from './machine-now';
import styles from './my-machines.module.css';

const WAITING = { needs_attention: true, role: 'owner' } as const;
const BADGES = {
  late: { tone: 'bad' },
  out: { tone: 'info', icon: 'calendar' },
  free: { tone: 'good' },
  blocked: { tone: 'neutral', icon: 'closed' },
  draft: { tone: 'neutral', icon: 'edit' },
} as const;

export type OwnMachine = { machine: MachineRecord; now: MachineNow; earned: number };

/** A table where there is room for it, else cards. */
export function MyMachineList({ machines }: { machines: readonly OwnMachine[] }) {
  const waiting = useWholeList(rentalRequestType, WAITING).data?.data.map(({ machine_id }) => machine_id);
  return (
    <Box below={5} className={styles.list}>
      <div className={cx(styles.head, styles.row)} aria-hidden>
        {['', 'Machine', 'Now', 'Next booking', 'Day rate', 'Rating', 'Earned this month'].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <Box as="ul" bare className={styles.machines}>
        {machines.map((one) => (
          <Grid as="li" key={one.machine.id}>
            <MyMachineRow {...one} waiting={waiting?.filter((id) => id === one.machine.id).length ?? 0} />
          </Grid>
        ))}
      </Box>
    </Box>
  );
}

function MyMachineRow({ machine, now, earned, waiting }: OwnMachine & { waiting: number }) {
  return (
    <Grid as={Link} framed leads to={`/my-machines/${machine.id}`} className={styles.row}>
      <MachinePicture machine={machine} small />
      <Box shrinks>
        <Text as="h2" size={16} breaks>
          <Unbroken text={machine.subject} />
        </Text>
        <Hint>{[machine.machine_type_name, placeWords(machine)].filter(Boolean).join(' · ')}</Hint>
      </Box>
      <Stack gap={1} align="start" className={styles.wide}>
        <StatusBadge {...BADGES[now.name]} label={now.words} />
        {now.needed && (
          <Text size={14} weight={600} tone="bad">
            {now.needed}
          </Text>
        )}
        {machine.published_at === null && <Hint>{draftWords(machine)}</Hint>}
        {waiting > 0 && (
          <Row gap={2} align="center" size={14} weight={600}>
            <Indicator />
            {countWords(waiting, 'request')} waiting
          </Row>
        )}
      </Stack>
      {now.next && (
        <Box size={14} className={styles.wide}>
          <Hint as="span" className={styles.label}>
            Next booking
          </Hint>{' '}
          {formatDays(now.next.from, now.next.to, 'short')} <Hint>{now.next.label}</Hint>
        </Box>
      )}
      <Figures machine={machine} earned={earned} />
    </Grid>
  );
}

function Figures({ machine, earned }: Pick<OwnMachine, 'machine' | 'earned'>) {
  const { currency } = useSettings();
  return (
    <>
      <Box size={14} figures className={styles.rate}>
        {machine.daily_rate === null ? 'No rates yet' : `${formatMoney(machine.daily_rate, currency)} a day`}
      </Box>
      <Box size={14}>
        <Rating {...machine} />
      </Box>
      <Box size={14} figures className={styles.earned}>
        {earned !== 0 && formatMoney(earned, currency, { exact: true })}
        {earned !== 0 && <span className={styles.label}> earned this month</span>}
      </Box>
    </>
  );
}

function draftWords(machine: MachineRecord): string {
  if (Object.keys(missingForPublishing(machine)).length > 0) return 'Needs details';
  return machine.taken_off_reason === null ? 'Ready to publish' : 'Taken down by Yard: edit it first';
}
