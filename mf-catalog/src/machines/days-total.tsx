import type { MachineRecord } from '@yard/contracts';
import type { DayRange } from '@yard/ui';
import { CardTotal } from './card-total';
import { DeliveredTotal } from './delivered-total';

/** What the days cost; delivered, where the list goes by that. */
export default function DaysTotal({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const { total_amount } = machine;
  if (total_amount === undefined) return <CardTotal machine={machine} days={days} />;
  return <DeliveredTotal amount={total_amount} days={days} />;
}
