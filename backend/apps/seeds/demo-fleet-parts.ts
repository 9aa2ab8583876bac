import { addDays, todayIn } from '@yard/dates';
import { toMinor } from '@kit/money';
import type { Blackout } from '../../src/catalog/calendar/blackout.entity';
import type { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import type { Machine } from '../../src/catalog/machines/machine.entity';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { NewRow } from '@kit/server/store/insert-rows';
import type { DemoMachineRow } from '../../src/catalog/reference/reference-data';

/** Ways a machine can be brought: radius and rate a mile in the installation's unit. */
const DELIVERY = {
  near: [{ name: 'Trailer behind our pickup', radius: 60, base: 75, perDistance: 3 }],
  heavy: [
    { name: 'Lowboy, weekdays', radius: 150, base: 250, perDistance: 5.5 },
    { name: 'Lowboy, Saturday', radius: 80, base: 400, perDistance: 6.5 },
  ],
} as const;

export function deliveryOptions(machine: Machine, row?: DemoMachineRow): NewRow<DeliveryOption>[] {
  if (!row?.delivery) return [];
  return DELIVERY[row.delivery].map(({ name, radius, base, perDistance }) => ({
    machine_id: machine.id,
    name,
    radius,
    base_amount: toMinor(base, CURRENCY),
    amount_per_distance: toMinor(perDistance, CURRENCY),
  }));
}

/** Days from today on which some machines are kept back, by model. None meets a rental of the demo. */
const KEPT_BACK: Record<string, readonly { from: number; days: number; reason: string | null }[]> = {
  'SVL75-3': [{ from: 40, days: 5, reason: 'Our own job in Round Rock' }],
  L90H: [{ from: 60, days: 3, reason: '4,500-hour service' }],
  '648L': [{ from: 20, days: 90, reason: 'Cutting season, ours' }],
  'WA270-8': [{ from: 25, days: 100, reason: 'Snow contract with the county' }],
  XQ60: [{ from: 50, days: 4, reason: null }],
  D8T: [
    { from: -20, days: 10, reason: 'Track pins turned' },
    { from: 75, days: 7, reason: 'Transport to Alabama and back' },
  ],
};

export function blackouts(machine: Machine, now: Date): NewRow<Blackout>[] {
  const today = todayIn(machine.time_zone ?? 'UTC', now);
  return (KEPT_BACK[machine.model ?? ''] ?? []).map(({ from, days, reason }) => ({
    machine_id: machine.id,
    start_date: addDays(today, from),
    end_date: addDays(today, from + days - 1),
    reason,
    machine_calendar_id: null,
  }));
}
