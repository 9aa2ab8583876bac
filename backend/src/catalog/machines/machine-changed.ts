import { machineType } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { RecordEvents } from '../../resources/record-events';
import type { Home } from '../../resources/steps';
import { Machine } from './machine.entity';

export function inMachine({ id, user_id }: { id: number; user_id: number }): Home {
  return { columns: { machine_id: id }, owner: user_id };
}

/** The machine's view holds its parts, so that a changed part is a changed machine to whoever shows it. */
export function machineChanged(
  events: RecordEvents,
  tx: Transaction,
  { columns, owner }: Home,
): Promise<void> {
  const machine = { id: columns.machine_id ?? 0 };
  return events.publish(tx, { type: machineType, record: machine, owner, message: machine });
}

/** A machine that an admin unpublished may be published again once its content has changed. */
export async function partChanged(events: RecordEvents, tx: Transaction, home: Home): Promise<void> {
  const machine = await tx.lock(Machine, { id: home.columns.machine_id ?? 0 });
  if (machine && machine.taken_off_reason !== null) await tx.update(machine, { taken_off_reason: null });
  await machineChanged(events, tx, home);
}
