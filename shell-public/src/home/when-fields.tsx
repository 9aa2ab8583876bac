import { tooLong } from '@yard/contracts';
import { DateKind, DateRangePicker, onSign, useOnSign } from '@yard/ui';
import { useTransition } from 'react';
import type { WhenProps } from './requested-days';

const loadFlexible = () => import('./flexible-when');
const flexibleCode = onSign(loadFlexible);

/** The days of use. Code for flexible dates loads at the first interaction, as the calendar's does. */
export function WhenFields(props: WhenProps) {
  const { days, onChange, today } = props;
  const FlexibleWhen = useOnSign(flexibleCode);
  const [, start] = useTransition();
  const choose = (isFlexible: boolean) => {
    if (!isFlexible) return onChange({ from: '', to: '', flexible: null });
    start(async () => onChange((await loadFlexible()).flexibleAround(days, today)));
  };
  return (
    <DateKind isFlexible={days.flexible !== null} onChange={choose}>
      {days.flexible !== null && FlexibleWhen ? (
        <FlexibleWhen {...props} />
      ) : (
        <DateRangePicker
          label="When"
          value={days}
          onChange={(span) => onChange({ ...span, flexible: null })}
          refuse={({ from, to }) => tooLong({ start_date: from, end_date: to })}
          min={today}
        />
      )}
    </DateKind>
  );
}
