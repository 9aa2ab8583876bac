import { tooLong } from '@yard/contracts';
import { FLEXIBLE_WINDOW_MAX, flexibleRefused } from '@yard/contracts/days';
import { addDays, daysCovered, todayIn } from '@yard/dates';
import { Button, DateRangePicker, type DayRange, NumberField, Segmented, useReaderZone } from '@yard/ui';
import type { SearchState } from './search-state';
import { useDraft } from './use-draft';
import type { Search } from './use-search';
import { flexibleAround, windowsFrom } from './windows';
import styles from './search-fields.module.css';

const KINDS = [
  { value: 'exact', label: 'Exact dates' },
  { value: 'flexible', label: 'Flexible' },
] as const;

type DateChoiceProps = { search: Search; hint: string | undefined };

/** The days of the search: a first and a last one, or any so many in a row of a window. */
export function DateChoice({ search: { state, change }, hint }: DateChoiceProps) {
  const today = todayIn(useReaderZone(), new Date());
  const { flexible } = state;
  const days = { from: state.from, to: state.to };
  return (
    <div className={styles.dates}>
      <Segmented
        label="Kind of dates"
        segments={KINDS}
        value={flexible === null ? 'exact' : 'flexible'}
        onChange={(kind) =>
          change(kind === 'exact' ? { from: '', to: '', flexible: null } : flexibleAround(days, today))
        }
      />
      {flexible !== null && <Length days={days} flexible={flexible} change={change} />}
      <DateRangePicker
        label={flexible === null ? 'Dates' : 'Any time from, until'}
        value={days}
        onChange={(chosen) => change(chosen.from === '' ? { ...chosen, flexible: null } : chosen)}
        refuse={(chosen) => refusal(chosen, flexible)}
        min={today}
        hint={hint}
      />
      {flexible !== null && (
        <div className={styles.windows} role="group" aria-label="Usual times">
          {windowsFrom(today, flexible).map(({ name, from, to }) => (
            <Button
              key={name}
              small
              aria-pressed={from === days.from && to === days.to}
              onPress={() => change({ from, to })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type LengthProps = { days: DayRange; flexible: number; change: (changes: Partial<SearchState>) => void };

/** How many days in a row; the window grows with them. */
function Length({ days: { from, to }, flexible, change }: LengthProps) {
  const [typed, setTyped] = useDraft<number | null>(flexible, (wanted) => {
    if (wanted === null || !isLength(wanted)) return;
    const least = addDays(from, wanted - 1);
    change({ flexible: wanted, to: to < least ? least : to });
  });
  const isWrong = typed !== null && !isLength(typed);
  return (
    <NumberField
      label="Days in a row"
      whole
      value={typed}
      onChange={setTyped}
      error={isWrong ? `From 1 to ${FLEXIBLE_WINDOW_MAX} days.` : null}
    />
  );
}

const isLength = (days: number) => Number.isInteger(days) && days >= 1 && days <= FLEXIBLE_WINDOW_MAX;

function refusal({ from, to }: DayRange, flexible: number | null): string | null {
  if (flexible === null) return tooLong({ start_date: from, end_date: to });
  if (flexibleRefused({ from, to, flexible_days: flexible }) === null) return null;
  return daysCovered(from, to) < flexible
    ? `Choose at least ${flexible} days, or fewer in a row.`
    : `Choose at most ${FLEXIBLE_WINDOW_MAX} days.`;
}
