import { type ListingState, listingState } from '@yard/contracts/back-office';
import { StatusBadge } from '@yard/ui';
import type { ComponentProps } from 'react';

const STATES: Record<ListingState, ComponentProps<typeof StatusBadge>> = {
  published: { tone: 'good', children: 'Listed' },
  hidden: { tone: 'warn', children: 'Hidden: owner suspended' },
  draft: { tone: 'neutral', children: 'Draft' },
  withdrawn: { tone: 'neutral', children: 'Withdrawn' },
  taken_off: { tone: 'bad', children: 'Taken off' },
};

/** Whether a machine is on the site, and if not, why. */
export function ListingStatus({ machine }: { machine: Parameters<typeof listingState>[0] }) {
  return <StatusBadge {...STATES[listingState(machine)]} />;
}
