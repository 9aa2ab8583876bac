import type { MachineRecord } from '@yard/contracts';
import type { Stored } from '@yard/ui';
import { saveSeen, savedSeen } from './saved-seen';

const SEEN_MAX = 8;
const SEEN_MS = 30 * 24 * 60 * 60 * 1000;

type SeenMachine = { at: number; machine: MachineRecord };

/** The machines that were looked at on this device, the last one first, as they were then; none older than a month. */
export function seenMachines(reader: number | null, now: number, storage?: Stored): MachineRecord[] {
  return entries(reader, now, storage).map(({ machine }) => machine);
}

/** Stores what a card shows of it, so that it need not be requested. */
export function saveSeenMachine(
  machine: MachineRecord,
  reader: number | null,
  now: number,
  storage?: Stored,
): void {
  const { distance: _distance, total_amount: _total, free_from: _from, free_to: _to, ...known } = machine;
  const shown = { ...known, description: null, photos: machine.photos.slice(0, 1), delivery_options: [] };
  const others = entries(reader, now, storage).filter((one) => one.machine.id !== machine.id);
  saveSeen({ reader, things: [{ at: now, machine: shown }, ...others].slice(0, SEEN_MAX) }, storage);
}

function entries(reader: number | null, now: number, storage?: Stored): SeenMachine[] {
  return savedSeen(reader, storage).filter(
    (thing) => isSeen(thing) && thing.at > now - SEEN_MS,
  ) as SeenMachine[];
}

function isSeen(thing: unknown): thing is SeenMachine {
  const { at, machine } = (thing ?? {}) as Partial<SeenMachine>;
  return typeof at === 'number' && typeof machine?.id === 'number' && Array.isArray(machine.photos);
}
