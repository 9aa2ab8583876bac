import { formatDate, todayIn } from '@yard/dates';
import { zoneOf } from '../catalog/zone-of';
import { firstNameOf } from '../users/name';
import type { PlanRecord } from './plan-records';

type Sum = Pick<PlanRecord['back'][number], 'kind' | 'amount'>;

export interface DueLine {
  label: string;
  sums: readonly Sum[];
  isBack?: true;
}

/** `Deposit, once Olive approves`, `Rental, Mon, Aug 30, 2027`: the charges of a request by date, and the deposit's refund. */
export function dueLines(
  plan: PlanRecord,
  machine: { time_zone: string | null },
  answered: string,
  now: Date,
): DueLine[] {
  const zone = zoneOf(machine);
  const year = todayIn(zone, now).slice(0, 4);
  const dayOf = (at: string) => {
    const day = todayIn(zone, new Date(at));
    return formatDate(day, day.startsWith(year) ? 'weekday' : 'full');
  };
  const due = (sums: readonly Sum[], when: string) => ({ label: `${nounOf(sums)}, ${when}`, sums });
  return [
    due(plan.now, 'now'),
    due(
      plan.later.filter(({ at }) => at === null),
      answered,
    ),
    ...plan.later.flatMap((one) => (one.at === null ? [] : [due([one], dayOf(one.at))])),
    {
      label: 'Deposit back after return',
      sums: plan.back.filter(({ after }) => after === 'return'),
      isBack: true as const,
    },
  ].filter(({ sums }) => sums.length > 0);
}

function nounOf(sums: readonly Sum[]): string {
  const hasRent = sums.some(({ kind }) => kind !== 'deposit');
  if (!sums.some(({ kind }) => kind === 'deposit')) return 'Rental';
  return hasRent ? 'Deposit and rental' : 'Deposit';
}

/** The end of `Deposit, once Olive approves`. */
export const onceApproved = ({ user_name }: { user_name: string }): string =>
  `once ${firstNameOf(user_name)} approves`;
