import { FLEXIBLE_WINDOW_MAX, whyNotWithin } from '@yard/contracts/days';
import { FlexibleDays, flexibleFor, isLength } from '@yard/ui/flexible-days';
import { useState } from 'react';
import type { WhenProps } from './requested-days';

export { flexibleAround } from '@yard/ui/flexible-days';

export default function FlexibleWhen({ days, onChange, today }: WhenProps) {
  const { from, to, flexible } = days;
  const [typed, setTyped] = useState(flexible);
  return (
    <FlexibleDays
      days={{ from, to }}
      flexible={flexible ?? 1}
      typed={typed}
      onType={(wanted) => {
        setTyped(wanted);
        if (isLength(wanted, FLEXIBLE_WINDOW_MAX)) onChange({ from, ...flexibleFor({ from, to }, wanted) });
      }}
      onChange={(days) => onChange({ ...days, flexible: days.from === '' ? null : flexible })}
      refuse={(days) => whyNotWithin(days, flexible ?? 1)}
      longest={FLEXIBLE_WINDOW_MAX}
      today={today}
    />
  );
}
