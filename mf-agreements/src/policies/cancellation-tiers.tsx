import type { CancellationTier } from '@yard/contracts';
import { type Column, Stack, Table, Text } from '@yard/ui';
import styles from './policies.module.css';
import { type TierWords, tierWords } from './policy-words';

const columns: readonly Column<TierWords>[] = [
  { key: 'when', label: 'Canceled', render: ({ when }) => when },
  { key: 'rental', label: 'Rent', width: '20%', render: (tier) => <Share of={tier.rental_percent} /> },
  {
    key: 'delivery',
    label: 'Delivery',
    width: '20%',
    render: (tier) => <Share of={tier.delivery_percent} />,
  },
  { key: 'deposit', label: 'Deposit', width: '20%', render: (tier) => <Share of={tier.deposit_percent} /> },
];

export function CancellationTiers({ tiers }: { tiers: readonly CancellationTier[] }) {
  return (
    <Table
      label="What comes back when the renter cancels"
      columns={columns}
      rows={tierWords(tiers)}
      rowKey={({ when }) => when}
    />
  );
}

function Share({ of }: { of: number }) {
  return (
    <Stack as="span" gap={1} padY={2}>
      <Text as="span" weight={600}>
        {of}%
      </Text>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${of}%` }} />
      </span>
    </Stack>
  );
}
