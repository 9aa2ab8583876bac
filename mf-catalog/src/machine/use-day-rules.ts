import type { MachineRecord, TakenSpan } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { firstInteraction, type DayCalendarProps } from '@yard/ui';
import { useMemo } from 'react';
import { useCode } from './use-code';

type DayRules = Pick<DayCalendarProps, 'whyNot' | 'outcome'>;

const loadRules = () => firstInteraction().then(() => import('@yard/contracts/days'));

/** Which days of a machine cannot be had, and what others come to; nothing until somebody is there to choose. */
export function useDayRules(machine: MachineRecord, taken: readonly TakenSpan[]): DayRules {
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
