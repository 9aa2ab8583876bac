import type { Overview } from '@yard/contracts';
import { Hint, Stack } from '@yard/ui';
import { Link } from 'react-router';

/** Nobody has requested a machine for half a year: a new installation, most likely. */
export const isUnused = ({ 90: { now, before } }: Overview['spans']) => now.requests + before.requests === 0;

const STEPS = [
  { to: '/machine_types', label: 'Check the machine types that owners can list' },
  { to: '/deposit_policy', label: 'Set the deposit' },
  { to: '/cancellation_policy', label: 'Set what a canceled rental refunds' },
  { to: '/documents', label: 'Publish your terms and the rental agreement' },
  { to: '/rental_store_access_requests', label: 'Approve your first owners' },
] as const;

/** Shown while nothing is waiting and nobody has rented. */
export function FirstSteps() {
  return (
    <Stack gap={3}>
      <Hint>Nothing is waiting. Before the first rental:</Hint>
      <Stack as="ol" gap={2} marked>
        {STEPS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
