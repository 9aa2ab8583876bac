import { type MachineRecord, placeWords, type TakenSpan } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { usePageTitle, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import {
  Badge,
  Banner,
  Box,
  cx,
  type DayCalendarProps,
  firstInteraction,
  Gallery,
  Grid,
  onSign,
  Page,
  PageHeader,
  Rating,
  Row,
  Stack,
  useOnSign,
  useReaderZone,
} from '@yard/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MachinePicture } from '../machines/machine-picture';
import { ageWords } from '../machines/machine-words';
import { FavouriteButton } from '../saved/favourite-button';
import { useLastSearch } from '../search/last-search';
import { MachineAbout } from './machine-about';
import { PriceBox } from './price-box';
import { readChoice, type RentalChoice, writeChoice } from './rental-choice';
import { RequestBar } from './request-bar';
import { useAvailability } from './use-availability';
import { useCode } from './use-code';
import { useRentalPrice } from './use-rental-price';
import styles from './machine.module.css';

// Loaded at the first interaction: readers scroll before they get there.
const below = onSign(() => import('./machine-below'));

const NONE: readonly TakenSpan[] = [];

/** A machine's page: what it is on the left, what it costs in a box that stays in view. */
export function MachineView({ machine }: { machine: MachineRecord }) {
  const zone = useReaderZone();
  const today = todayIn(machine.time_zone ?? zone, new Date());
  const availability = useAvailability(machine.id, today);
  const { choice, change } = useRentalChoice(machine);
  const taken = availability.data ?? NONE;
  const rules = useDayRules(machine, taken);
  const chosen = { machine, today, rules, choice, change };
  const price = useRentalPrice(machine, choice);
  const MachineBelow = useOnSign(below);
  usePageTitle(machine.subject);

  return (
    <Page>
      <Grid side={380} gap={6} className={styles.columns}>
        <Box shrinks className={styles.pictures}>
          <Pictures machine={machine} />
          <FavouriteButton machine={machine} />
        </Box>
        <Box shrinks className={styles.head}>
          <MachineHead machine={machine} choice={choice} />
        </Box>
        <div className={styles.side}>
          <PriceBox {...chosen} taken={taken} price={price} />
        </div>
        <Stack gap={12} shrinks className={styles.about}>
          <MachineAbout {...chosen} availability={availability} />
        </Stack>
        <div className={cx(styles.below, machine.geotag && styles.placed)}>
          {MachineBelow && <MachineBelow machine={machine} choice={choice} />}
        </div>
      </Grid>
      <RequestBar machine={machine} choice={choice} price={price} />
    </Page>
  );
}

function MachineHead({ machine, choice }: { machine: MachineRecord; choice: RentalChoice }) {
  const isOwn = useSession().user?.id === machine.user_id;
  return (
    <>
      {machine.published_at === null && (
        <Banner title="This is a draft">
          {isOwn
            ? 'Only you can see it until you publish it.'
            : `Only ${machine.user_name} and Yard’s admins can see it until it’s published.`}
        </Banner>
      )}
      <PageHeader
        title={machine.subject}
        back={{ to: useLastSearch(choice), label: 'Back to results' }}
        lead={
          <Row as="span" gap={1} across={3} align="center" wrap>
            <Rating {...machine} />
            {[machine.machine_type_name, ...ageWords(machine), placeWords(machine)]
              .filter(Boolean)
              .join(' · ')}
            {machine.instant_book && <Badge icon="check-circle">Instant booking</Badge>}
          </Row>
        }
      />
    </>
  );
}

function Pictures({ machine }: { machine: MachineRecord }) {
  if (machine.photos.length === 0) {
    return (
      <div className={styles.drawing}>
        <MachinePicture machine={machine} />
        <span className={styles.drawingLabel}>
          <Badge>Drawing: no photos yet</Badge>
        </span>
      </div>
    );
  }
  const pictures = machine.photos.map(({ url, caption }, index) => ({
    src: url,
    alt: caption ?? `${machine.subject}, picture ${index + 1}`,
  }));
  return <Gallery pictures={pictures} />;
}

/** The choice, stored in the address so that it can be shared and need not be made again. */
function useRentalChoice(machine: MachineRecord) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params, machine), [params, machine]);
  const change = useCallback(
    (changes: Partial<RentalChoice>) =>
      // The address itself: what React shows may be a change behind while it draws, and would take that one back.
      setParams(writeChoice({ ...readChoice(new URLSearchParams(location.search), machine), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, machine],
  );
  return { choice, change };
}

type DayRules = Pick<DayCalendarProps, 'whyNot' | 'outcome'>;

const loadRules = () => firstInteraction().then(() => import('@yard/contracts/days'));

/** Days that cannot be chosen, and the price of others; undefined until a person uses the page. */
function useDayRules(machine: MachineRecord, taken: readonly TakenSpan[]): DayRules {
  const { currency } = useSettings();
  const days = useCode(loadRules);
  return useMemo(() => {
    if (days === null) return {};
    const rates = days.ratesOf(machine, currency);
    const { minimum_days, turnaround_days } = machine;
    return {
      whyNot: (day, first) => days.whyNotOn(day, first, { taken, minimum_days, turnaround_days }),
      outcome: (span) => days.outcomeWords(span, rates, currency),
    };
  }, [days, machine, taken, currency]);
}
