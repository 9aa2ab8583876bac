import type { FleetMachineRecord } from '@yard/contracts';

/** Sums over an owner's published machines; visitors, requests and bookings of the last 30 days. */
export interface FleetFigures {
  machines: number;
  /** Number of `days` on which a machine is rented. */
  rented: number;
  days: number;
  visitors: number;
  requests: number;
  bookings: number;
}

/** @param span  how many days each machine was requested for */
export function fleetFigures(fleet: readonly FleetMachineRecord[], span: number): FleetFigures {
  const published = fleet.filter(({ published_at }) => published_at !== null);
  const sum = (of: (machine: FleetMachineRecord) => number) =>
    published.reduce((total, machine) => total + of(machine), 0);
  return {
    machines: published.length,
    rented: sum(({ rented_days }) => rented_days),
    days: published.length * span,
    visitors: sum(({ page_views }) => page_views),
    requests: sum(({ requests }) => requests),
    bookings: sum(({ bookings }) => bookings),
  };
}

/** `1 machine`, `3 machines` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
